import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run fuzz -- --requests 20000 --seed 7`: random requests against a built shop of its own. */
await runProgram([inProject('fuzz', 'main.ts'), ...process.argv.slice(2)]);

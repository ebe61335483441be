import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run chaos -- --seed 7 --faults 200`: everything is killed under load, and every answer has to be explained. */
await runProgram([inProject('chaos', 'main.ts'), ...process.argv.slice(2)]);

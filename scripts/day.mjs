import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run day -- --orders 150 --seed 7`: a day of the shop, and whether everything agrees in the evening. */
await runProgram([inProject('day', 'main.ts'), ...process.argv.slice(2)]);

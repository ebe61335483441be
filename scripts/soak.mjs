import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run soak -- --minutes 60`: does anything grow in a shop that runs for long? (soak/README.md) */
await runProgram([inProject('soak', 'main.ts'), ...process.argv.slice(2)]);

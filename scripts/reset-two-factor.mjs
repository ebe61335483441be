import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run reset-two-factor -- <e-mail address>`: lets staff in without the second step (docs/operations.md). */
await runProgram([inProject('server/reset-two-factor.ts'), ...process.argv.slice(2)], { build: false });

import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run restore -- file [--into …]`: that file as a shop again, in an empty place (docs/operations.md). */
await runProgram([inProject('shop/backup/restore-program.ts'), ...process.argv.slice(2)], { build: false });

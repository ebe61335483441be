import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run backup -- [file or folder]`: everything that the shop has in one file (docs/operations.md). */
await runProgram([inProject('shop/backup/backup-program.ts'), ...process.argv.slice(2)], { build: false });

import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run tables`: writes database/tables.ts from the migrations. */
await runProgram([inProject('scripts', 'write-tables.ts')], { build: false });

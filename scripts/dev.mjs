import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run dev`: the shop with hot reload. */
await runProgram([inProject('scripts/dev-server.mjs')], {
  env: { NODE_ENV: 'development' },
  build: false,
  listens: true,
});

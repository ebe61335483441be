import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run dev`: the shop with hot reload. Who changes it reads about every endpoint. */
await runProgram([inProject('scripts/dev-server.mjs')], {
  env: { NODE_ENV: 'development', API_DOCS: process.env.API_DOCS ?? 'all' },
  build: false,
  listens: true,
});

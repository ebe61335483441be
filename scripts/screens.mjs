import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run screens`: pictures of every screen at 360, 768 and 1440 px; `npm run screens -- checkout` of some. */
await runProgram([inProject('screens', 'take-screens.ts'), ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
  browser: true,
});

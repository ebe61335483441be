import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** `npm run tasks`: the clicks and keys of forty tasks of the staff and the owner, written to docs/staff-tasks.md. */
await runProgram([inProject('tasks', 'count-tasks.ts'), ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
  browser: true,
});

/** What `npm start` does once everything is built: runs the shop, here without its screens, and again when it crashes. */
import { openLogFile } from '../../scripts/launcher/log-file.mjs';
import { runCommand } from '../../scripts/launcher/project.mjs';
import { runUntilStopped } from '../../scripts/launcher/run-until-stopped.mjs';

const program = new URL('./start-without-pages.ts', import.meta.url).pathname;
await runCommand(async () => {
  const log = await openLogFile(process.env);
  return runUntilStopped(process.execPath, [program], process.env, { restart: true, log });
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isBackupDue } from '../shop/backup/backups-folder.ts';
import type { Settings } from '../shop/settings/settings.ts';

/** Beside the built shop too, since `npm run backup` is it as well. */
const PROGRAM = path.resolve('shop/backup/backup-program.ts');

/** Takes a backup if one is due, in a process of its own: reading a million rows keeps no shopper waiting. @throws Error */
export async function takeDueBackup(
  { backups: { folder, everyHours } }: Settings,
  report: (line: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  if (everyHours === undefined || !(await isBackupDue(folder, everyHours))) return;
  const child = fork(PROGRAM, ['--if-due'], { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const stop = () => child.kill('SIGTERM');
  stopped.addEventListener('abort', stop);
  try {
    const ended = once(child, 'exit');
    const [said, reason, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      ended,
    ]);
    if (stopped.aborted) return;
    if (code !== 0)
      throw new Error(`No backup was taken: ${reason.trim().split('\n')[0] || `it ended with ${code}`}`);
    for (const line of said.split('\n')) if (/^Backed up|are not in DATA_DIR/.test(line)) report(line);
  } finally {
    stopped.removeEventListener('abort', stop);
  }
}

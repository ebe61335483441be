import { StartError } from '../../database/start-error.ts';
import { progressOver } from '../progress.ts';
import { SettingsError } from '../settings/settings.ts';
import { BackupError } from './backup-error.ts';

/** Runs a command until it is done or stopped, by a signal or by the launcher's word; a second one ends it at once. */
export async function runCommand(work: (stopped: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => (stopping.signal.aborted ? process.exit(130) : stopping.abort());
  // One Ctrl-C comes from the terminal and from the launcher.
  const once = () => stopping.signal.aborted || stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('message', (message) => (message === 'stop now' ? stop() : once()));
  process.on('disconnect', once);
  try {
    await work(stopping.signal);
  } catch (error) {
    progressOver();
    const isExpected =
      error instanceof BackupError || error instanceof StartError || error instanceof SettingsError;
    if (stopping.signal.aborted) console.error('Stopped; nothing was left behind.');
    else console.error(isExpected ? error.message : error);
    process.exitCode = stopping.signal.aborted ? 130 : 1;
  } finally {
    if (process.connected) process.disconnect();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, once);
  }
}

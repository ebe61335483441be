import { join } from 'node:path';
import type { ConnectionTarget } from '../connect.ts';
import { preparePassword } from './data-folder.ts';
import { findPostmaster } from './postmaster.ts';

/** Where the PostgreSQL listens that a shop has running on its data folder; null when none does. */
export function findRunning(dataDir: string): ConnectionTarget | null {
  const running = findPostmaster(join(dataDir, 'postgres'));
  if (!running?.ready) return null;
  const password = preparePassword(dataDir);
  return {
    host: running.socketDir || '127.0.0.1',
    port: running.port,
    user: 'saman',
    database: 'saman',
    ...(password ? { password: password.text } : {}),
  };
}

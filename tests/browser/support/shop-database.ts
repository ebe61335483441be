import { connectDatabase, type Database } from '../../../database/connect.ts';
import { findPostmaster, type Postmaster } from '../../../database/embedded/postmaster.ts';

/**
 * The database of a shop that the browser tests visit, to look at what was really stored. The one who asks
 * closes it with `destroy()`.
 * @param clusterDir where that shop's PostgreSQL keeps its files
 */
export function shopDatabase(clusterDir: string): Database {
  const { socketDir, port } = runningPostgres(clusterDir);
  return connectDatabase({ host: socketDir, port, user: 'saman', database: 'saman' }, 2);
}

/** The `DATABASE_URL` of another database on that PostgreSQL. */
export function addressOfDatabase(clusterDir: string, name: string): string {
  const { socketDir, port } = runningPostgres(clusterDir);
  return `postgresql://saman@localhost/${name}?host=${encodeURIComponent(socketDir)}&port=${port}`;
}

function runningPostgres(clusterDir: string): Postmaster {
  const running = findPostmaster(clusterDir);
  if (!running) throw new Error('The shop is not open.');
  return running;
}

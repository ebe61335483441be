import { connectDatabase, type Database } from '../../../database/connect.ts';
import { findPostmaster, type Postmaster } from '../../../database/embedded/postmaster.ts';

const sharedCluster = () => process.env.SHOP_CLUSTER_DIR ?? '';

/**
 * The database of a shop that the browser tests visit, to look at what was really stored. The one who asks
 * closes it with `destroy()`.
 * @param clusterDir where that shop's PostgreSQL keeps its files; the shared shop's by default
 */
export function shopDatabase(clusterDir = sharedCluster()): Database {
  const { socketDir, port } = runningPostgres(clusterDir);
  return connectDatabase({ host: socketDir, port, user: 'saman', database: 'saman' }, 2);
}

/** The `DATABASE_URL` of another database on the shared shop's PostgreSQL. */
export function addressOfDatabase(name: string): string {
  const { socketDir, port } = runningPostgres(sharedCluster());
  return `postgresql://saman@localhost/${name}?host=${encodeURIComponent(socketDir)}&port=${port}`;
}

function runningPostgres(clusterDir: string): Postmaster {
  const running = findPostmaster(clusterDir);
  if (!running) throw new Error('The shop is not open; run the browser tests by `npm test -- browser`.');
  return running;
}

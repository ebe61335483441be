/**
 * Holds the PostgreSQL of a test run. A process of its own, so that it can stop PostgreSQL and remove its folder
 * when the run was killed, which it notices by its message channel.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../database/embedded.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What is lost when the power goes is of no use to a test, and its tables are dropped before they need to be tidied. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

// Ctrl-C reaches the whole process group; the run itself decides when PostgreSQL is not needed any more.
process.on('SIGINT', () => {});

const folder = temporaryFolder('tests');
try {
  const first = await startEmbeddedPostgres(folder.path, () => {}, fast);
  await first.stop();
  const made = join(folder.path, 'made');
  execFileSync('cp', ['-a', join(folder.path, 'postgres'), made]);
  for (const [name, value] of Object.entries(fast))
    appendFileSync(join(made, 'postgresql.conf'), `${name} = ${value}\n`);
  const postgres = await startEmbeddedPostgres(folder.path, () => {}, fast);
  process.on('disconnect', async () => {
    await postgres.stop();
    folder.remove();
    process.exit(0);
  });
  if (process.connected) process.send?.({ server: postgres.connection, made });
  else process.emit('disconnect');
} catch (error) {
  folder.remove();
  throw error;
}

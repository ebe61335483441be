import { sql } from 'kysely';
import type { ConnectionTarget } from '../connect.ts';
import { openSingleConnection } from './connection.ts';

/** Does the work unless another process of any shop on this database is doing what has this name. */
export async function withLock(
  target: ConnectionTarget,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const { database, close } = await openSingleConnection(target);
  try {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken
    `.execute(database);
    if (rows[0]?.taken) await work();
  } finally {
    await close();
  }
}

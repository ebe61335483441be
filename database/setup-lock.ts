import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { StartError } from './start-error.ts';

/** Any number, the same in every version of the shop. */
export const SETUP_LOCK = 7_263_627;

/** How long another process may take to set up the database, and how often it is looked at (milliseconds). */
const PATIENCE = 10 * 60_000;
const LOOK_EVERY = 100;

/**
 * Does what sets up the database while no other process does: several may start at once.
 * @param work gets the connection that holds the lock, so that the two end together @throws StartError
 */
export async function whileAlone<T>(
  database: Database,
  report: (line: string) => void,
  work: (connection: Database) => Promise<T>,
  interruption?: AbortSignal,
): Promise<T> {
  return database.connection().execute(async (connection) => {
    const end = Date.now() + PATIENCE;
    for (let told = false; !(await takeLock(connection)); told = true) {
      if (!told) report('Waiting for another process of the shop, which is setting up the database.');
      if (Date.now() > end) {
        throw new StartError('Another process of the shop is still setting up the database; end it first.');
      }
      await delay(LOOK_EVERY, undefined, { signal: interruption });
    }
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${SETUP_LOCK})`.execute(connection);
    }
  });
}

async function takeLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_lock(${SETUP_LOCK}) as taken`.execute(connection);
  return rows[0]?.taken === true;
}

import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

/** Runs the work in a transaction: in the one that is open already, else in one of its own. */
export function inTransaction<T>(
  db: Database,
  work: (transaction: Database | Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

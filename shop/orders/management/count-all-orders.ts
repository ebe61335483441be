import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A count of so many rows costs nothing that is worth keeping. */
const MOST_COUNTED_ANEW = 10_000;

/** Longer than any transaction may take: an order that is older is stored, or will never be. */
const SETTLED_AFTER_MINUTES = 15;

/** By database: how many orders have a number up to `number`. Orders are never deleted, so that stays. */
const settled = new WeakMap<Database, { number: number; count: number }>();

/**
 * How many orders the shop has, exactly. Those of the past are counted once by each process; only what was placed since is
 * counted again.
 */
export async function countAllOrders(db: Database): Promise<number> {
  const before = await readSettled(db);
  const newer = await countBetween(db, before.number, null);
  if (newer <= MOST_COUNTED_ANEW) return before.count + newer;
  const number = await lastSettledNumber(db);
  if (number > before.number) {
    const count = before.count + (await countBetween(db, before.number, number));
    settled.set(db, { number, count });
  }
  return before.count + newer;
}

/** What was counted before; nothing where the database was emptied or restored meanwhile. */
async function readSettled(db: Database): Promise<{ number: number; count: number }> {
  const kept = settled.get(db);
  if (!kept) return { number: 0, count: 0 };
  const last = db.selectFrom('orders').select('number').where('number', '=', kept.number);
  if (await last.executeTakeFirst()) return kept;
  settled.delete(db);
  return { number: 0, count: 0 };
}

async function countBetween(db: Database, above: number, upTo: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .where('number', '>', above)
    .$if(upTo !== null, (query) => query.where('number', '<=', upTo))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function lastSettledNumber(db: Database): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select('number')
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${sql.lit(SETTLED_AFTER_MINUTES)})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

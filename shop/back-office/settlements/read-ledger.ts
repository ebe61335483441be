import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { toRupees } from '../../money.ts';
import { byAccount } from './queries.ts';
import type { LedgerSheet } from './responses.ts';

/** A sum of so many entries costs nothing that is worth keeping. */
const MOST_SUMMED_ANEW = 10_000;

/** Longer than any transaction may take: an entry that is older is stored, or will never be. */
const SETTLED_AFTER_MINUTES = 15;

type Sum = Pick<Row<'ledger_entries'>, 'courier' | 'account'> & { paisa: number; entries: number };

/** By database: the sums of all entries up to this number. Entries are never changed, so they stay. */
const settled = new WeakMap<Database, { id: number; sums: readonly Sum[] }>();

/**
 * The ledger by courier and account; all of it sums to 0. What is settled is summed once by each process, and only what
 * was booked since is summed again (decision 098).
 */
export async function readLedger(db: Database): Promise<LedgerSheet> {
  const before = settled.get(db) ?? { id: 0, sums: [] };
  const newer = await sumEntries(db, before.id, null);
  if (newer.reduce((all, { entries }) => all + entries, 0) > MOST_SUMMED_ANEW) {
    const id = await lastSettled(db);
    const sums = id > before.id ? await sumEntries(db, before.id, id) : [];
    if (id > before.id) settled.set(db, { id, sums: added(before.sums, sums) });
  }
  const sums = added(before.sums, newer).toSorted(byCourier);
  return {
    couriers: [...Map.groupBy(sums, ({ courier }) => courier)].map(([courier, of]) => ({
      courier,
      accounts: byAccount(of),
    })),
    balance: toRupees(sums.reduce((all, { paisa }) => all + paisa, 0)),
  };
}

/** By name; what is no courier's, refunds, comes last. */
function byCourier({ courier: one }: Sum, { courier: other }: Sum): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : 1;
}

function added(before: readonly Sum[], newer: readonly Sum[]): Sum[] {
  const byKey = Map.groupBy([...before, ...newer], ({ courier, account }) => `${account} ${courier}`);
  return [...byKey.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const total = (of: (sum: Sum) => number) => same.reduce((all, sum) => all + of(sum), 0);
    return [{ ...first, paisa: total(({ paisa }) => paisa), entries: total(({ entries }) => entries) }];
  });
}

async function sumEntries(db: Database, above: number, upTo: number | null): Promise<Sum[]> {
  return db
    .selectFrom('ledger_entries')
    .$if(above > 0, (query) => query.where('id', '>', above))
    .$if(upTo !== null, (query) => query.where('id', '<=', upTo))
    .groupBy(['courier', 'account'])
    .select(({ fn }) => [
      'courier',
      'account',
      fn.sum<number>('amount_paisa').as('paisa'),
      sql<number>`count(*)::int`.as('entries'),
    ])
    .execute();
}

async function lastSettled(db: Database): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('at', '<', sql<Date>`now() - make_interval(mins => ${sql.lit(SETTLED_AFTER_MINUTES)})`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

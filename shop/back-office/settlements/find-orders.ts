import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { KnownOrder } from './rules.ts';

/** As the index orders_tracking has it; trackingKey says the same of a sheet. */
const key = sql<string>`upper(orders.tracking_number)`;

/** The order of each tracking number, by its key. Of several orders that of the sheet's courier counts, then the newest. */
export async function findOrdersByTracking(
  db: Database,
  keys: readonly string[],
  courier: string,
): Promise<Map<string, KnownOrder>> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('courier_dues', (join) =>
      join.onRef('courier_dues.order_id', '=', 'orders.id').on('courier_dues.courier', '=', courier),
    )
    .select((eb) => [
      key.as('key'),
      'orders.id',
      'orders.number',
      'orders.status',
      'orders.courier',
      'courier_dues.balance_paisa as balance',
      eb
        .selectFrom('courier_settlement_lines as line')
        .innerJoin('courier_settlements as settlement', 'settlement.id', 'line.settlement_id')
        .whereRef('line.order_id', '=', 'orders.id')
        .where('settlement.undone_at', 'is', null)
        .where(sql<boolean>`line.paid_paisa + line.charges_paisa + line.tax_paisa <> 0`)
        .select(({ fn }) => fn.max('settlement.number').as('number'))
        .as('paidBy'),
    ])
    .where('orders.tracking_number', 'is not', null)
    .where(sql<boolean>`${key} = any(${keys}::text[])`)
    .orderBy(sql`orders.courier is distinct from ${courier}`, 'desc')
    .orderBy('orders.created_at')
    .execute();
  // Of several with one key the last stays.
  return new Map(rows.map(({ key, balance, ...order }) => [key, { ...order, due: balance ?? 0 }]));
}

/**
 * Locks these orders for the rest of the transaction, always in the same order. Their keys stay: a job that writes rows about
 * several of them (messages) does not wait, in an order of its own, for what waits for it.
 */
export async function lockOrdersByTracking(db: Database, keys: readonly string[]): Promise<void> {
  await db
    .selectFrom('orders')
    .select('id')
    .where('tracking_number', 'is not', null)
    .where(sql<boolean>`${key} = any(${keys}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Which of these numbers are orders' own. */
export async function findOrderNumbers(db: Database, numbers: readonly number[]): Promise<Set<number>> {
  if (numbers.length === 0) return new Set();
  const rows = await db.selectFrom('orders').select('number').where('number', 'in', numbers).execute();
  return new Set(rows.map(({ number }) => number));
}

import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { cutPage, keyOf, momentOf } from '../../../key-paging.ts';
import { toRupees } from '../../../money.ts';
import { findRecordOfMobile } from '../../../orders/management/list-records.ts';
import { findBlocks } from '../../../orders/risk/queries.ts';
import type { PageKey } from '../../../page-key.ts';
import type { CustomerShown } from './responses.ts';
import { ORDERS_PAGE_SIZE, PRODUCTS_SHOWN } from './rules.ts';

/** All that the shop knows of a mobile: orders, what was bought and came back, its record, notes. Null where it knows nothing. */
export async function findCustomer(
  db: Database,
  mobile: string,
  after: PageKey | undefined,
): Promise<CustomerShown | null> {
  const [latest, account, record, blocks, notes, orders, products, returns] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['name', 'email', 'city'])
      .where('mobile', '=', mobile)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('customers')
      .select(['name', 'email', 'city', 'created_at'])
      .where('mobile', '=', mobile)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    findRecordOfMobile(db, mobile),
    findBlocks(db, [mobile]),
    listNotes(db, mobile),
    listOrders(db, mobile, after),
    listProducts(db, mobile),
    listReturns(db, mobile),
  ]);
  const block = blocks.get(mobile) ?? null;
  const named = latest ?? account;
  if (!named && !block && notes.length === 0) return null;
  const { rows, next } = cutPage(orders, ORDERS_PAGE_SIZE);
  return {
    mobile,
    name: named?.name ?? '',
    email: named?.email ?? '',
    city: named?.city ?? '',
    account: account
      ? { name: account.name, email: account.email, since: account.created_at.toISOString() }
      : null,
    record,
    block,
    notes,
    orders: rows.map(({ id, number, created_at, status, total_paisa }) => ({
      _id: id,
      number,
      at: created_at.toISOString(),
      status,
      totalAmount: toRupees(total_paisa),
    })),
    next,
    products,
    returns,
  };
}

function listOrders(db: Database, mobile: string, after: PageKey | undefined) {
  let query = db.selectFrom('orders').where('mobile', '=', mobile);
  if (after) {
    const at = momentOf(after);
    query = query.where(
      sql<boolean>`(created_at <= ${at} and (created_at < ${at} or id > ${after.id}::uuid))`,
    );
  }
  return query
    .select(['id', 'number', 'created_at', 'status', 'total_paisa'])
    .select(keyOf(sql`created_at`, sql`id`).as('key'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ORDERS_PAGE_SIZE + 1)
    .execute();
}

async function listNotes(db: Database, mobile: string): Promise<CustomerShown['notes']> {
  const rows = await db
    .selectFrom('customer_notes')
    .select(['id as _id', 'created_at', 'written_by as by', 'note'])
    .where('mobile', '=', mobile)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...note }) => ({ ...note, at: created_at.toISOString() }));
}

/** What was bought the most, without cancelled orders, by the name that it was sold under. */
async function listProducts(db: Database, mobile: string): Promise<CustomerShown['products']> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'order_lines.name',
      sql<number>`sum(order_lines.quantity)::int`.as('units'),
      sql<number>`sum(order_lines.returned_good + order_lines.returned_damaged)::int`.as('cameBack'),
    ])
    .where('orders.mobile', '=', mobile)
    .where('orders.status', '<>', 'Cancelled')
    .groupBy('order_lines.name')
    .orderBy('units', 'desc')
    .orderBy('order_lines.name')
    .limit(PRODUCTS_SHOWN)
    .execute();
  return rows.map((row) => ({ _id: row.name, ...row }));
}

async function listReturns(db: Database, mobile: string): Promise<CustomerShown['returns']> {
  const rows = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id as _id', 'orders.id as orderId', 'orders.number', 'asked_at', 'reason', 'state'])
    .where('orders.mobile', '=', mobile)
    .orderBy('asked_at', 'desc')
    .limit(PRODUCTS_SHOWN)
    .execute();
  return rows.map(({ orderId, number, asked_at, ...row }) => ({
    ...row,
    order: { _id: orderId, number },
    at: asked_at.toISOString(),
  }));
}

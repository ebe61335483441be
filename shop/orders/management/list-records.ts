import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { MobileRecord } from '../responses.ts';

/** Counts what became of orders that go by the name `other`. */
const RECORD = [
  sql<number>`count(*)::int`.as('orders'),
  sql<number>`count(*) filter (where other.status = 'Delivered')::int`.as('delivered'),
  sql<number>`count(*) filter (where other.status = 'Cancelled')::int`.as('cancelled'),
  sql<number>`count(*) filter (where other.confirmation = 'refused')::int`.as('refused'),
] as const;

export const NO_RECORD: MobileRecord = { orders: 0, delivered: 0, cancelled: 0, refused: 0 };

/** What became of all orders of a mobile number. */
export async function findRecordOfMobile(db: Database, mobile: string): Promise<MobileRecord> {
  return db
    .selectFrom('orders as other')
    .where('other.mobile', '=', mobile)
    .select(RECORD)
    .executeTakeFirstOrThrow();
}

/** What became of all other orders of the same mobile, for each of these orders, by its id. */
export async function listRecords(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, MobileRecord>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders as asked')
    .innerJoin('orders as other', (join) =>
      join.onRef('other.mobile', '=', 'asked.mobile').onRef('other.id', '<>', 'asked.id'),
    )
    .where('asked.id', 'in', orderIds)
    .groupBy('asked.id')
    .select(['asked.id', ...RECORD])
    .execute();
  return new Map(rows.map(({ id, ...record }) => [id, record]));
}

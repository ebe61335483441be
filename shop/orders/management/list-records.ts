import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { MobileRecord } from '../responses.ts';

/** Of orders by the name `other`: the customer has the parcel, or paid for it before it came back. */
const isDelivered = sql<boolean>`(other.status = 'Delivered' or other.fulfilment = 'back' and other.delivered_at is not null)`;

/** What a rule of the owner's is judged by, counted of orders that go by the name `other`. */
export const PARCELS = {
  delivered: sql<number>`count(*) filter (where ${isDelivered})::int`,
  cameBack: sql<number>`count(other.came_back_at)::int`,
} as const;

/** Counts what became of orders that go by the name `other`. */
const RECORD = [
  sql<number>`count(*)::int`.as('orders'),
  PARCELS.delivered.as('delivered'),
  sql<number>`count(*) filter (where other.status = 'Cancelled')::int`.as('cancelled'),
  sql<number>`count(*) filter (where other.confirmation = 'refused')::int`.as('refused'),
  sql<number>`count(*) filter (where other.confirmation = 'confirmed')::int`.as('confirmed'),
  PARCELS.cameBack.as('cameBack'),
  // The shop gave up on them: nobody answered, and nothing was sent.
  sql<number>`count(*) filter (where other.status = 'Cancelled' and other.dispatched_at is null
    and (other.confirmation = 'no-answer' or other.released_at is not null))::int`.as('unreachable'),
  sql<Date | null>`max(other.came_back_at)`.as('cameBackAt'),
] as const;

export const NO_RECORD: MobileRecord = {
  orders: 0,
  delivered: 0,
  cancelled: 0,
  refused: 0,
  confirmed: 0,
  cameBack: 0,
  unreachable: 0,
  cameBackAt: null,
};

const asRecord = ({
  cameBackAt,
  ...counts
}: Omit<MobileRecord, 'cameBackAt'> & { cameBackAt: Date | null }): MobileRecord => ({
  ...counts,
  cameBackAt: cameBackAt?.toISOString() ?? null,
});

/** What became of all orders of a mobile number. */
export async function findRecordOfMobile(db: Database, mobile: string): Promise<MobileRecord> {
  const record = await db
    .selectFrom('orders as other')
    .where('other.mobile', '=', mobile)
    .select(RECORD)
    .executeTakeFirstOrThrow();
  return asRecord(record);
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
  return new Map(rows.map(({ id, ...record }) => [id, asRecord(record)]));
}

/** What became of all orders of each of these mobiles, by the mobile. */
export async function listRecordsOfMobiles(
  db: Database,
  mobiles: readonly string[],
): Promise<Map<string, MobileRecord>> {
  if (mobiles.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders as other')
    .where('other.mobile', 'in', mobiles)
    .groupBy('other.mobile')
    .select(['other.mobile', ...RECORD])
    .execute();
  return new Map(rows.map(({ mobile, ...record }) => [mobile, asRecord(record)]));
}

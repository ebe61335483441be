import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { STAGE_CONDITIONS } from '../stages.ts';
import type { Waiting } from './responses.ts';

/** So many of the newest events make the revision. */
const EVENTS_LOOKED_AT = 200;

/**
 * What waits, by one statement that reads indexes and the open orders alone.
 *
 * The revision is the newest event's number with the count of those just before it: numbers are given when an event is
 * written and seen when it is committed, so that a lower one may come after a higher one, and then only the count tells.
 * @param lowStockAt from this number of units down a product is low
 */
export async function readWaiting(db: Database, lowStockAt: number): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    with newest as (
      select id from order_events order by id desc limit ${sql.lit(EVENTS_LOOKED_AT)}
    ), open as (
      select
        count(*) filter (where ${STAGE_CONDITIONS['to-confirm']} and orders.confirmation_due_at <= now()) as to_confirm,
        count(*) filter (where ${STAGE_CONDITIONS['to-pack']}) as to_pack,
        count(*) filter (where ${STAGE_CONDITIONS['with-courier']}) as with_courier
      from orders where orders.status in ('Pending', 'Processing')
    )
    select
      (select coalesce(max(id), 0) || '.' ||
        count(*) filter (where id > (select max(id) from newest) - ${sql.lit(EVENTS_LOOKED_AT)}) from newest) as revision,
      open.to_confirm::int as "toConfirm",
      open.to_pack::int as "toPack",
      open.with_courier::int as "withCourier",
      (select count(*)::int from returns where state in ('asked', 'received', 'inspected')) as "returns",
      (select count(*)::int from stock where quantity <= ${lowStockAt}) as "lowStock",
      (select count(*)::int from undelivered_mails) as "undeliveredMails"
    from open
  `.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Error('A select without a group has one row.');
  return waiting;
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { STAGE_CONDITIONS } from '../stages.ts';
import type { Waiting } from './responses.ts';

/** So many of the newest events make the revision. */
const EVENTS_LOOKED_AT = 200;

/** Screens show no more than 999+ of anything that waits. */
const MOST_WAITING = 1000;

const countOf = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select from ${rows} limit ${sql.lit(MOST_WAITING)}) as waiting)`;

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
    )
    select
      (select coalesce(max(id), 0) || '.' ||
        count(*) filter (where id > (select max(id) from newest) - ${sql.lit(EVENTS_LOOKED_AT)}) from newest) as revision,
      ${countOf(sql`orders where ${STAGE_CONDITIONS['to-confirm']} and orders.confirmation_due_at <= now()`)} as "toConfirm",
      ${countOf(sql`orders where ${STAGE_CONDITIONS['awaits-payment']}`)} as "awaitsPayment",
      ${countOf(sql`orders where ${STAGE_CONDITIONS['to-pack']}`)} as "toPack",
      ${countOf(sql`orders where ${STAGE_CONDITIONS['to-hand-over']}`)} as "toHandOver",
      ${countOf(sql`orders where ${STAGE_CONDITIONS['with-courier']}`)} as "withCourier",
      ${countOf(sql`orders where ${STAGE_CONDITIONS['courier-differs']}`)} as "courierDiffers",
      ${countOf(sql`courier_dues where balance_paisa > 0`)} as "moneyDue",
      ${countOf(sql`orders where ${STAGE_CONDITIONS['to-refund']}`)} as "toRefund",
      ${countOf(sql`returns where state in ('asked', 'received', 'inspected')`)} as "returns",
      ${countOf(sql`stock where quantity <= ${lowStockAt}`)} as "lowStock",
      ${countOf(sql`undelivered_mails`)} as "undeliveredMails",
      ${countOf(sql`contact_messages where done_at is null`)} as "messages",
      ${countOf(sql`questions where answered_at is null and declined_at is null`)} as "questions",
      ${countOf(sql`reviews where waits`)} as "reviews"
  `.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Error('A select without a group has one row.');
  return waiting;
}

import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { type EventsByWay, kindsToTell, type MailKind, waysOf } from './rules.ts';

type Event = Pick<Row<'outbox'>, 'subject_id' | 'fact' | 'created_at'> & { kind: MailKind };

/** Those behind them wait for the next time. */
const MOST_AT_ONCE = 200;

/**
 * Makes a message for each way of what happened to orders, once for each fact, in the order in which it happened. One
 * process does so at a time; the others leave it to that one.
 */
export async function routeEvents(db: Database, ways: EventsByWay): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('route events', 0)) as mine`.execute(transaction);
    if (!rows[0]?.mine) return;
    const events = await sql<Event>`
      with due as materialized (
        select id from outbox where way = 'event' and due_at <= now()
        order by due_at, id limit ${MOST_AT_ONCE} for update skip locked
      ), gone as (
        delete from outbox using due where outbox.id = due.id
        returning outbox.id, kind, subject_id, fact, created_at
      )
      select kind, subject_id, fact, created_at from gone order by id`.execute(transaction);
    for (const event of events.rows) await route(transaction, event, ways);
  });
}

async function route(transaction: Transaction, event: Event, ways: EventsByWay): Promise<void> {
  const { subject_id, fact, created_at } = event;
  const messages = kindsToTell(event.kind).flatMap((kind) =>
    waysOf(kind, ways).map((way) => ({ kind, way })),
  );
  if (messages.length === 0) return;
  await sql`
    with wanted as (
      select kind, way from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as wanted (kind text, way text)
    ), recorded as (
      insert into messages (order_id, kind, way, fact)
      select orders.id, kind, way, ${fact} from wanted join orders on orders.id = ${subject_id}
      on conflict (order_id, kind, way, fact) do nothing
      returning id, order_id, kind, way, fact
    )
    insert into outbox (kind, subject_id, way, fact, message_id, created_at)
    select kind, order_id, way, fact, id, ${created_at} from recorded`.execute(transaction);
}

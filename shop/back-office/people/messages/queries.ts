import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { normaliseMobile } from '../../../fields/rules.ts';
import { cutPage, keyOf, momentOf } from '../../../key-paging.ts';
import { toRupees } from '../../../money.ts';
import { containing } from '../../../sql.ts';
import type { Message, MessageAnswer, MessagesPage, OrderBeside } from './responses.ts';
import { MESSAGES_PAGE_SIZE, ORDERS_BESIDE } from './rules.ts';
import type { ListMessages } from './schemas.ts';

const TEXT = sql<string>`lower(name || ' ' || email || ' ' || coalesce(mobile, '') || ' ' || message)`;
const IS_UNREAD = sql<boolean>`(read_at is null)`;

interface Row {
  id: string;
  created_at: Date;
  name: string;
  email: string;
  mobile: string | null;
  message: string;
  read_at: Date | null;
  done_at: Date | null;
  done_by: string | null;
}

const toListed = ({ id, created_at, read_at, done_at, done_by, ...row }: Row) => ({
  ...row,
  _id: id,
  at: created_at.toISOString(),
  read: read_at !== null,
  done: done_at && { at: done_at.toISOString(), by: done_by ?? '' },
});

const COLUMNS = [
  'id',
  'created_at',
  'name',
  'email',
  'mobile',
  'message',
  'read_at',
  'done_at',
  'done_by',
] as const;

/** One page of the messages, the newest first; of those that wait the unread before the others. */
export async function listMessages(
  db: Database,
  { view, search, after }: ListMessages,
): Promise<MessagesPage> {
  let query = db.selectFrom('contact_messages');
  if (view !== 'all') query = query.where('done_at', view === 'open' ? 'is' : 'is not', null);
  const mobile = normaliseMobile(search);
  if (mobile !== null) query = query.where('mobile', '=', mobile);
  else if (search !== '') query = query.where(TEXT, 'like', containing(search.toLowerCase()));
  const isOpen = view === 'open';
  if (after) {
    const behind = isOpen
      ? sql<boolean>`(${IS_UNREAD}, created_at, id) < (${after.isFirst}, ${momentOf(after)}, ${after.id}::uuid)`
      : sql<boolean>`(created_at, id) < (${momentOf(after)}, ${after.id}::uuid)`;
    query = query.where(behind);
  }
  if (isOpen) query = query.orderBy(IS_UNREAD, 'desc');
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_PAGE_SIZE + 1)
    .select([...COLUMNS, keyOf(sql`created_at`, sql`id`, IS_UNREAD).as('key')])
    .select(({ selectFrom }) =>
      selectFrom('contact_answers')
        .whereRef('message_id', '=', 'contact_messages.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('answers'),
    )
    .execute();
  const page = cutPage(rows, MESSAGES_PAGE_SIZE);
  return {
    messages: page.rows.map(({ key, answers, ...row }) => ({ ...toListed(row), answers })),
    next: page.next,
  };
}

/** A message with its answers, and with the orders of who wrote it. */
export async function findMessage(db: Database, id: string): Promise<Message | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select([...COLUMNS, 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { version, ...listed } = row;
  const [answers, orders] = await Promise.all([listAnswers(db, id), listOrdersOf(db, row)]);
  return { ...toListed(listed), version, answers, orders };
}

/** Whether an answer by mail left is seen by where it waits, or does not. */
async function listAnswers(db: Database, messageId: string): Promise<MessageAnswer[]> {
  const rows = await db
    .selectFrom('contact_answers')
    .select(['id as _id', 'created_at', 'written_by as by', 'way', 'text'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .where('kind', '=', 'contact-answer')
          .whereRef('subject_id', '=', 'contact_answers.id'),
      ).as('waits'),
      exists(
        selectFrom('undelivered_mails')
          .select('undelivered_mails.id')
          .where('kind', '=', 'contact-answer')
          .whereRef('subject_id', '=', 'contact_answers.id'),
      ).as('failed'),
    ])
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, waits, failed, ...answer }) => ({
    ...answer,
    at: created_at.toISOString(),
    state: answer.way === 'whatsapp' ? 'opened' : waits ? 'waiting' : failed ? 'failed' : 'sent',
  }));
}

/** The latest orders of a mobile or an e-mail address; each of both is found by its index. */
async function listOrdersOf(
  db: Database,
  { mobile, email }: { mobile: string | null; email: string },
): Promise<OrderBeside[]> {
  const { rows } = await sql<{
    id: string;
    number: number;
    created_at: Date;
    status: OrderBeside['status'];
    total_paisa: number;
  }>`
    select distinct id, number, created_at, status, total_paisa from (
      (select id, number, created_at, status, total_paisa from orders where mobile = ${mobile}
        order by created_at desc limit ${sql.lit(ORDERS_BESIDE)})
      union all
      (select id, number, created_at, status, total_paisa from orders
        where lower(email) = ${email.toLowerCase()} and email <> ''
        order by created_at desc limit ${sql.lit(ORDERS_BESIDE)})
    ) as own order by created_at desc, id limit ${sql.lit(ORDERS_BESIDE)}
  `.execute(db);
  return rows.map(({ id, number, created_at, status, total_paisa }) => ({
    _id: id,
    number,
    at: created_at.toISOString(),
    status,
    totalAmount: toRupees(total_paisa),
  }));
}

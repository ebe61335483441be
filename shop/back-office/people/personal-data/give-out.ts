import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { recordChange } from '../../../audit-log/record-change.ts';
import { listDeletedOf } from '../../../catalogue/products/deleted/queries.ts';
import { failure, type Result, success } from '../../../errors.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import { countsOf, findPerson, ownerOf } from './find-person.ts';
import type { ExportPerson } from './schemas.ts';

type Rows = Record<string, unknown>[];

/** Keys of links and requests, what is only made for searching, and names of staff: nothing of the person. */
const LEFT_OUT = [
  ...['page_key', 'key', 'answer_key', 'password_hash', 'idempotency_key', 'request_hash', 'request_key'],
  ...['search_text', 'gateway_token', 'label_link', 'held_by', 'held_until', 'tracking_shared', 'taken_by'],
  ...[
    'actor',
    'actor_id',
    'written_by',
    'done_by',
    'confirmation_by',
    'answered_by',
    'blocked_by',
    'asked_by',
  ],
  ...['asked_by_id', 'created_by', 'created_by_id', 'undone_by'],
];

/**
 * Everything that the shop holds of a mobile or an e-mail address, by its tables (R487). The audit log keeps that it was given
 * out and how it was made sure who asks, not of whom.
 * @returns NOT_FOUND where there is nothing
 */
export function giveOutPerson(
  db: Database,
  { who, checked }: ExportPerson,
  principal: NamedPrincipal,
): Promise<Result<{ about: string; givenOutAt: string; data: Record<string, Rows> }>> {
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, who);
    const { orders, accounts, reviews, messages, notes, alerts, questions, mobile } = person;
    const read = async (table: string, condition: RawBuilder<boolean>): Promise<Rows> => {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(one) - ${LEFT_OUT}::text[] as row from ${sql.table(table)} as one where ${condition}
      `.execute(transaction);
      return rows.map(({ row }) => row);
    };
    const among = (column: string, ids: readonly string[]) =>
      sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`;
    const ofOrders = among('order_id', orders);
    const data = {
      accounts: await read('customers', among('id', accounts)),
      orders: await read('orders', among('id', orders)),
      orderLines: await read('order_lines', ofOrders),
      orderHistory: await read('order_events', ofOrders),
      payments: await read('payments', ofOrders),
      refunds: await read('refunds', ofOrders),
      returns: await read('returns', ofOrders),
      parcels: await read('courier_bookings', ofOrders),
      messagesOfOrders: await read('messages', ofOrders),
      reviews: await read('reviews', among('id', reviews)),
      contactMessages: await read('contact_messages', among('id', messages)),
      contactAnswers: await read('contact_answers', among('message_id', messages)),
      notesOfStaff: await read('customer_notes', among('id', notes)),
      blocks: await read('blocked_mobiles', sql<boolean>`mobile = ${mobile}`),
      besideDeletedProducts: await listDeletedOf(transaction, ownerOf(person)),
      stockAlerts: await read('stock_alerts', among('id', alerts)),
      questions: await read('questions', among('id', questions)),
      undeliveredMessages: await read(
        'undelivered_mails',
        sql<boolean>`(address = ${mobile} or lower(address) = ${who.email?.toLowerCase() ?? null})`,
      ),
    };
    if (Object.values(data).every(({ length }) => length === 0)) {
      return failure('NOT_FOUND', 'The shop holds nothing of this mobile or address.');
    }
    await recordChange(transaction, {
      principal,
      action: 'gave out the data of',
      subject: { kind: 'personal-data', id: randomUUID(), name: 'a person' },
      before: null,
      after: { checked, ...countsOf(person) },
    });
    return success({ about: who.mobile ?? who.email ?? '', givenOutAt: new Date().toISOString(), data });
  });
}

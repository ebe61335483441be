import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { takeOverStatuses, turnOf } from '../../notifications/record-outcome.ts';
import { waitForTurn } from '../../sql.ts';
import { answerAsCustomer } from '../confirmation/answer-as-customer.ts';
import { readPayload } from './button-payload.ts';
import type { MessageStatus, PressedButton } from './schemas.ts';

/** What was taken is known for so long; what is older by its own time is refused, so nothing can be played back. */
const KEPT_DAYS = 30;
const OLDEST_DAYS = 14;
const DAY = 24 * 60 * 60_000;

/** Why a button changed nothing; nothing personal is in it. */
export type Refusal = 'TOO_OLD' | 'UNKNOWN_MESSAGE' | 'OTHER_MOBILE' | 'NOT_POSSIBLE';

/** Takes what became of a message of ours: repeated and in any order, it comes to the same. */
export async function takeStatus(
  db: Database,
  { id, status, timestamp, errors }: MessageStatus,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, turnOf(id));
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('whatsapp_events')
      .values({ message_id: id, kind: status, at: timestamp, error_code: errors?.[0]?.code ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await takeOverStatuses(transaction, id);
  });
}

/**
 * Takes the answer of a customer who pressed a button of the question whether an order is meant, once, however often it is
 * sent. Only the mobile of the order answers for it.
 * @returns why nothing was changed; null when the answer was taken, or had been before
 */
export async function takeButton(
  db: Database,
  { id, from, timestamp, button }: PressedButton,
): Promise<Refusal | null> {
  if (timestamp.getTime() < Date.now() - OLDEST_DAYS * DAY) return 'TOO_OLD';
  if (await isTaken(db, id)) return null;
  const refusal = await answer(db, button.payload, from);
  // Behind the answer, which changes nothing when it is repeated: a shop that dies here hears of it again.
  await db
    .insertInto('whatsapp_events')
    .values({ message_id: id, kind: 'pressed', at: timestamp })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return refusal;
}

async function answer(db: Database, payload: string, from: string): Promise<Refusal | null> {
  const read = readPayload(payload);
  const message = read && (await findAsked(db, read.answerKey));
  if (!read || !message) return 'UNKNOWN_MESSAGE';
  if (message.mobile !== `+${from}`) return 'OTHER_MOBILE';
  const answered = await answerAsCustomer(db, {
    orderId: message.order_id,
    answer: read.answer,
    by: 'whatsapp',
  });
  return answered.ok ? null : 'NOT_POSSIBLE';
}

function findAsked(db: Database, answerKey: string) {
  return db
    .selectFrom('messages')
    .innerJoin('orders', 'orders.id', 'messages.order_id')
    .select(['messages.order_id', 'orders.mobile'])
    .where('messages.answer_key', '=', answerKey)
    .where('messages.way', '=', 'whatsapp')
    .where('messages.kind', 'in', ['order-confirm', 'order-reminder'])
    .executeTakeFirst();
}

async function isTaken(db: Database, id: string): Promise<boolean> {
  const known = db.selectFrom('whatsapp_events').select('kind').where('message_id', '=', id);
  return (await known.where('kind', '=', 'pressed').executeTakeFirst()) !== undefined;
}

/** Forgets what WhatsApp said weeks ago: nothing so old is taken again. */
export async function forgetWhatsAppEvents(db: Database): Promise<void> {
  const since = sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.deleteFrom('whatsapp_events').where('received_at', '<=', since).execute();
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../database/connect.ts';
import { recordChange } from '../../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../../errors.ts';
import { queueMail } from '../../../notifications/queue-mail.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import { findMessage } from './queries.ts';
import type { Message } from './responses.ts';
import type { AnswerMessage, SettleMessage } from './schemas.ts';

const GONE = 'This message does not exist any more.';

/**
 * Answers a message, by which it is done (R476). A mail waits in the outbox with it; WhatsApp is opened by the browser.
 * @returns NOT_FOUND, or CHANGED_MEANWHILE with the message as somebody else answered it
 */
export function answerMessage(
  db: Database,
  id: string,
  { text, way, version }: AnswerMessage,
  principal: NamedPrincipal,
): Promise<Result<Message>> {
  return change(db, id, version, async (transaction) => {
    const answer = randomUUID();
    await transaction
      .insertInto('contact_answers')
      .values({ id: answer, message_id: id, text, way, written_by: principal.name })
      .execute();
    if (way === 'mail') await queueMail(transaction, 'contact-answer', answer);
    await setDone(transaction, id, principal, true);
    await record(transaction, id, principal, way === 'mail' ? 'answered by mail' : 'answered on WhatsApp');
  });
}

/** Lays a message aside, or takes it up again. @returns NOT_FOUND, CHANGED_MEANWHILE */
export function settleMessage(
  db: Database,
  id: string,
  { done, version }: SettleMessage,
  principal: NamedPrincipal,
): Promise<Result<Message>> {
  return change(db, id, version, async (transaction) => {
    await setDone(transaction, id, principal, done);
    await record(transaction, id, principal, done ? 'laid aside' : 'took up again');
  });
}

/** Notes that a message is read, or unread again: nobody's work, so it conflicts with nothing. @returns NOT_FOUND */
export async function markMessage(db: Database, id: string, read: boolean): Promise<Result<null>> {
  const marked = await db
    .updateTable('contact_messages')
    .set({ read_at: read ? sql<Date>`coalesce(read_at, now())` : null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return marked ? success(null) : failure('NOT_FOUND', GONE);
}

async function change(
  db: Database,
  id: string,
  seen: number,
  work: (transaction: Transaction) => Promise<void>,
): Promise<Result<Message>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await transaction
      .selectFrom('contact_messages')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const current = locked && (await findMessage(transaction, id));
    if (!current) return failure('NOT_FOUND', GONE);
    if (current.version !== seen) {
      const by = current.done?.by ?? current.answers.at(-1)?.by ?? 'Somebody';
      const message = `${by} was here in the meantime. Nothing of yours was sent or saved.`;
      return failure('CHANGED_MEANWHILE', message, { data: { current } });
    }
    await work(transaction);
    const changed = await findMessage(transaction, id);
    return changed ? success(changed) : failure('NOT_FOUND', GONE);
  });
}

function setDone(transaction: Transaction, id: string, { name }: NamedPrincipal, done: boolean) {
  return transaction
    .updateTable('contact_messages')
    .set({
      done_at: done ? sql<Date>`now()` : null,
      done_by: done ? name : null,
      read_at: sql<Date>`coalesce(read_at, now())`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Without name and text: those stay with the message alone. */
function record(transaction: Transaction, id: string, principal: NamedPrincipal, action: string) {
  const subject = { kind: 'message', id, name: 'a message to the shop' } as const;
  return recordChange(transaction, { principal, action, subject, before: null, after: null });
}

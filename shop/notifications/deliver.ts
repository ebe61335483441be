import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { THE_SHOP } from '../principal.ts';
import type { Way } from '../rules.ts';
import { countMail } from './count-mail.ts';
import { recordSent } from './record-outcome.ts';
import { type MailKind, retryAfterMinutes, SENDING_MINUTES, WAY_NAMES } from './rules.ts';
import type { Carrier, MailSubject, Written } from './types.ts';

type Claimed = Pick<
  Row<'outbox'>,
  'id' | 'subject_id' | 'recipient' | 'device_name' | 'attempts' | 'created_at' | 'fact' | 'message_id'
> & { kind: MailKind; way: Way; answer_key: string | null };

/** Those behind them wait for the next time: when very many order, requests come before messages (decision 074). */
const MOST_AT_ONCE = 50;

/**
 * Sends due messages of one way, the oldest first; many processes may. One leaves twice only when a process dies before
 * noting it, and then under the same name. One that cannot be delivered is given up, and staff find it in their list.
 * @param report gets a line for each message that did not leave @returns how many left
 */
export async function deliver<Message extends Written>(
  db: Database,
  carrier: Carrier<Message>,
  report: (line: string) => void,
  stopped?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < MOST_AT_ONCE && !stopped?.aborted; taken += 1) {
    const entry = await claim(db, carrier.way);
    if (!entry) break;
    let about: MailSubject = { kind: 'mail', id: String(entry.id), name: entry.kind };
    let address = entry.recipient;
    try {
      const message = await carrier.compose(db, waitingOf(entry));
      about = message?.about ?? about;
      address = message?.address ?? address;
      if (message && (await mayLeave(db, entry, message))) {
        const providerId = await carrier.send(message, nameOf(entry));
        sent += 1;
        await leave(db, entry, (transaction, id) => recordSent(transaction, id, providerId));
      } else if (message) {
        report(`${called(entry)} was left out: its address had enough of them this hour.`);
        await leave(db, entry, recordLeftOut);
      } else {
        await leave(db, entry, forget);
      }
    } catch (error) {
      const refused = carrier.whyRefused(error);
      const isLast = refused !== null || retryAfterMinutes(entry.attempts) === null;
      if (isLast) await giveUp(db, entry, { about, address, reason: refused ?? 'No answer for a day.' });
      else await putBack(db, entry);
      report(explain(entry, error, isLast));
    }
  }
  return sent;
}

/** Takes the oldest due message for itself, for as long as sending it may take. */
async function claim(db: Database, way: Way): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(mins => ${SENDING_MINUTES})
    where id = (
      select id from outbox where way = ${way} and due_at <= now()
      order by due_at, id limit 1 for update skip locked
    )
    returning id, kind, way, subject_id, recipient, device_name, attempts, created_at, fact, message_id,
      (select answer_key from messages where messages.id = message_id)
  `.execute(db);
  return rows[0];
}

function waitingOf({ kind, subject_id, recipient, device_name, created_at, fact, answer_key }: Claimed) {
  const occasion = { at: created_at, recipient, deviceName: device_name, fact };
  return { kind, subjectId: subject_id, occasion, answerKey: answer_key };
}

/** A message is counted at its first attempt; those that follow are for the same message. */
async function mayLeave(
  db: Database,
  { kind, way, attempts }: Claimed,
  { address }: Written,
): Promise<boolean> {
  return attempts > 1 || countMail(db, kind, address, way);
}

/** With the time: a restored database counts its messages again. */
function nameOf({ id, kind, created_at }: Claimed): string {
  return `${kind}-${id}-${created_at.getTime()}`;
}

/** Takes a message out of the queue. @param record what became of it, where that is kept */
async function leave(
  db: Database,
  { id, message_id }: Claimed,
  record: (transaction: Transaction, messageId: string) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('id', '=', id).execute();
    if (message_id !== null) await record(transaction, message_id);
  });
}

function recordLeftOut(transaction: Transaction, id: string) {
  return transaction.updateTable('messages').set({ state: 'left-out' }).where('id', '=', id).execute();
}

/** Of what there was nothing to say any more nothing is kept. */
function forget(transaction: Transaction, id: string) {
  return transaction.deleteFrom('messages').where('id', '=', id).execute();
}

async function putBack(db: Database, { id, attempts }: Claimed): Promise<void> {
  const minutes = retryAfterMinutes(attempts);
  await db
    .updateTable('outbox')
    .set({ due_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .execute();
}

interface GivenUp {
  about: MailSubject;
  address: string | null;
  reason: string;
}

/** Staff find it among the messages that did not arrive, and in the audit log, at the order that it was about. */
async function giveUp(db: Database, entry: Claimed, { about, address, reason }: GivenUp): Promise<void> {
  const { id, kind, way, subject_id, recipient, device_name, created_at, fact, message_id } = entry;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('id', '=', id).execute();
    await transaction
      .insertInto('undelivered_mails')
      .values({
        id: randomUUID(),
        kind,
        way,
        fact,
        message_id,
        subject_id,
        recipient,
        occurred_at: created_at,
        device_name,
        address,
        reason,
        about_kind: about.kind,
        about_id: about.id,
        about_name: about.name,
      })
      .execute();
    if (message_id !== null) {
      await transaction
        .updateTable('messages')
        .set({ state: 'failed', reason })
        .where('id', '=', message_id)
        .execute();
    }
    await recordChange(transaction, {
      principal: THE_SHOP,
      action: `could not deliver a ${way === 'mail' ? 'mail' : 'message'}`,
      subject: about,
      before: null,
      after: { mail: kind, reason },
    });
  });
}

/** Names neither the person nor the text: the log is no place for them, and a service's words may hold both. */
function explain(entry: Claimed, error: unknown, isLast: boolean): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const next = isLast ? 'given up' : `tried again in ${retryAfterMinutes(entry.attempts)} min`;
  return `${called(entry)} was not sent, attempt ${entry.attempts}, ${next}: ${reason}`;
}

function called({ id, kind, way }: Claimed): string {
  return `${WAY_NAMES[way]} ${id} (${kind})`;
}

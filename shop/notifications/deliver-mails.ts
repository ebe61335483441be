import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { THE_SHOP } from '../principal.ts';
import type { Settings } from '../settings.ts';
import { countMail } from './count-mail.ts';
import { isRefused, type Mailer } from './open-mailer.ts';
import { type MailKind, retryAfterMinutes, SENDING_MINUTES } from './rules.ts';
import type { Composers, Mail, MailSubject } from './types.ts';
import { writeMail } from './write-mail.ts';

type Claimed = Pick<
  Row<'outbox'>,
  'id' | 'subject_id' | 'recipient' | 'device_name' | 'attempts' | 'created_at'
> & {
  kind: MailKind;
};

/** Those behind them wait for the next time: when very many order, requests come before mails (decision 074). */
const MOST_AT_ONCE = 50;

/**
 * Sends due mails, the oldest first; many processes may. One leaves twice only when a process dies before noting it, and
 * then under the same Message-ID. One that cannot be delivered is given up, and staff find it in their list.
 * @param report gets a line for each mail that did not leave @returns how many left
 */
export async function deliverMails(
  db: Database,
  mailer: Mailer,
  composers: Composers,
  settings: Settings,
  report: (line: string) => void,
  stopped?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < MOST_AT_ONCE && !stopped?.aborted; taken += 1) {
    const entry = await claim(db);
    if (!entry) break;
    let about: MailSubject = { kind: 'mail', id: String(entry.id), name: entry.kind };
    let address = entry.recipient;
    try {
      const { recipient, device_name: deviceName, created_at: at } = entry;
      const occasion = { at, recipient, deviceName };
      const composed = await composers[entry.kind](db, entry.subject_id, settings, occasion);
      about = composed?.about ?? about;
      const mail = composed && writeMail(composed, settings.store.name);
      address = mail?.to.address ?? address;
      if (mail && (await mayLeave(db, entry, mail))) {
        await mailer.send(mail, nameOf(entry));
        sent += 1;
      } else if (mail) {
        report(`Mail ${entry.id} (${entry.kind}) was left out: its address had enough of them this hour.`);
      }
      await db.deleteFrom('outbox').where('id', '=', entry.id).execute();
    } catch (error) {
      const isLast = isRefused(error) || retryAfterMinutes(entry.attempts) === null;
      if (isLast) await giveUp(db, entry, { about, address, error });
      else await putBack(db, entry);
      report(explain(entry, error, isLast));
    }
  }
  return sent;
}

/** Takes the oldest due mail for itself, for as long as sending it may take. */
async function claim(db: Database): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(mins => ${SENDING_MINUTES})
    where id = (
      select id from outbox where due_at <= now() order by due_at, id limit 1 for update skip locked
    )
    returning id, kind, subject_id, recipient, device_name, attempts, created_at
  `.execute(db);
  return rows[0];
}

/** A mail is counted at its first attempt; those that follow are for the same mail. */
async function mayLeave(db: Database, { kind, attempts }: Claimed, { to }: Mail): Promise<boolean> {
  return attempts > 1 || countMail(db, kind, to.address);
}

/** With the time: a restored database counts its mails anew. */
function nameOf({ id, kind, created_at }: Claimed): string {
  return `${kind}-${id}-${created_at.getTime()}`;
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
  error: unknown;
}

/** Staff find it among the mails that did not arrive, and in the audit log, at the order that it was about. */
async function giveUp(db: Database, entry: Claimed, { about, address, error }: GivenUp): Promise<void> {
  const { id, kind, subject_id, recipient, device_name, created_at } = entry;
  const reason = isRefused(error) ? 'The mail server refused the address.' : 'No answer for a day.';
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('id', '=', id).execute();
    await transaction
      .insertInto('undelivered_mails')
      .values({
        id: randomUUID(),
        kind,
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
    await recordChange(transaction, {
      principal: THE_SHOP,
      action: 'could not deliver a mail',
      subject: about,
      before: null,
      after: { mail: kind, reason },
    });
  });
}

/** Names neither the person nor the text: the log is no place for them, and a mail server's words may hold both. */
function explain({ id, kind, attempts }: Claimed, error: unknown, isLast: boolean): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const next = isLast ? 'given up' : `tried again in ${retryAfterMinutes(attempts)} min`;
  return `Mail ${id} (${kind}) was not sent, attempt ${attempts}, ${next}: ${reason}`;
}

import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import type { Settings } from '../settings.ts';
import { countMail } from './count-mail.ts';
import type { Mailer } from './open-mailer.ts';
import { type MailKind, retryAfterMinutes, SENDING_MINUTES } from './rules.ts';
import type { Composers, Mail } from './types.ts';
import { writeMail } from './write-mail.ts';

type Claimed = Pick<Row<'outbox'>, 'id' | 'subject_id' | 'recipient' | 'attempts'> & { kind: MailKind };

/** Those behind them wait for the next time: when very many order, requests come before mails (decision 074). */
const MOST_AT_ONCE = 50;

/**
 * Sends due mails, the oldest first; many processes may. One is sent twice only when a process dies before noting it.
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
    try {
      const composed = await composers[entry.kind](db, entry.subject_id, settings, entry.recipient);
      const mail = composed && writeMail(composed, settings.store.name);
      if (mail && (await mayLeave(db, entry, mail))) {
        await mailer.send(mail);
        sent += 1;
      } else if (mail) {
        report(`Mail ${entry.id} (${entry.kind}) was left out: its address had enough of them this hour.`);
      }
      await db.deleteFrom('outbox').where('id', '=', entry.id).execute();
    } catch (error) {
      await putBack(db, entry);
      report(explain(entry, error));
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
    returning id, kind, subject_id, recipient, attempts
  `.execute(db);
  return rows[0];
}

/** A mail is counted at its first attempt; those that follow are for the same mail. */
async function mayLeave(db: Database, { kind, attempts }: Claimed, { to }: Mail): Promise<boolean> {
  return attempts > 1 || countMail(db, kind, to.address);
}

async function putBack(db: Database, { id, attempts }: Claimed): Promise<void> {
  const minutes = retryAfterMinutes(attempts);
  if (minutes === null) {
    await db.deleteFrom('outbox').where('id', '=', id).execute();
    return;
  }
  await db
    .updateTable('outbox')
    .set({ due_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .execute();
}

/** Names neither the person nor the text: the log is no place for them, and a mail server's words may hold both. */
function explain({ id, kind, attempts }: Claimed, error: unknown): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const minutes = retryAfterMinutes(attempts);
  const next = minutes === null ? 'given up' : `tried again in ${minutes} min`;
  return `Mail ${id} (${kind}) was not sent, attempt ${attempts}, ${next}: ${reason}`;
}

import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { failure, type Result, success } from '../errors.ts';
import type { NamedPrincipal } from '../principal.ts';
import { UNDELIVERED_KEPT_DAYS } from './rules.ts';

type Undelivered = Row<'undelivered_mails'>;

/**
 * Queues a mail that was given up once more. It is written again, from what is stored when it leaves.
 * @returns NOT_FOUND when somebody has looked after it before
 */
export function sendAgain(db: Database, principal: NamedPrincipal, id: string): Promise<Result<null>> {
  return settle(db, principal, id, 'sent an undelivered mail again', async (transaction, mail) => {
    const { kind, way, fact, message_id, subject_id, recipient, device_name, occurred_at: created_at } = mail;
    await transaction
      .insertInto('outbox')
      .values({ kind, way, fact, message_id, subject_id, recipient, device_name, created_at })
      .execute();
    if (message_id === null) return;
    const again = { state: 'waiting', provider_id: null, reason: null } as const;
    await transaction.updateTable('messages').set(again).where('id', '=', message_id).execute();
  });
}

/** Takes a mail that was given up off the list. @returns NOT_FOUND when somebody has looked after it before */
export function dismissMail(db: Database, principal: NamedPrincipal, id: string): Promise<Result<null>> {
  return settle(db, principal, id, 'dismissed an undelivered mail', async () => {});
}

function settle(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  action: string,
  work: (transaction: Transaction, mail: Undelivered) => Promise<void>,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .deleteFrom('undelivered_mails')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!mail) return failure('NOT_FOUND', 'Somebody has looked after this mail already.');
    await work(transaction, mail);
    await recordChange(transaction, {
      principal,
      action,
      subject: { kind: mail.about_kind, id: mail.about_id, name: mail.about_name },
      before: null,
      after: { mail: mail.kind },
    });
    return success(null);
  });
}

/** Forgets mails that nobody has looked after for weeks: their addresses are not kept for nothing. */
export async function forgetUndelivered(db: Database): Promise<void> {
  const since = sql<Date>`now() - make_interval(days => ${UNDELIVERED_KEPT_DAYS})`;
  await db.deleteFrom('undelivered_mails').where('given_up_at', '<=', since).execute();
}

import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Way } from '../rules.ts';
import { hashToken } from '../tokens.ts';
import { COUNTED, countedAddress, MOST_FROM_ANYBODY } from './rules.ts';

const FROM_ANYBODY = Object.entries(COUNTED).flatMap(([kind, { fromAnybody }]) =>
  fromAnybody ? [kind] : [],
);

/**
 * Counts a message by a hash of its address, one at a time; false when that had its fill of this hour (decision 053).
 * @param address of a mailbox, or +923XXXXXXXXX; each way has a fill of its own
 */
export async function countMail(
  db: Database,
  kind: keyof typeof COUNTED,
  address: string,
  way: Way = 'mail',
): Promise<boolean> {
  const recipient = hashToken(`${way}:${way === 'mail' ? countedAddress(address) : address}`);
  const { anHour, fromAnybody } = COUNTED[kind];
  return db.transaction().execute(async (transaction) => {
    const lock = recipient.readBigInt64BE();
    await sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`.execute(transaction);
    const sent = await transaction
      .selectFrom('sent_mails')
      .select((eb) => [
        eb.fn.countAll<string>().filterWhere('kind', '=', kind).as('of_kind'),
        eb.fn.countAll<string>().filterWhere('kind', 'in', FROM_ANYBODY).as('from_anybody'),
      ])
      .where('recipient_hash', '=', recipient)
      .where('sent_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    if (Number(sent.of_kind) >= anHour) return false;
    if (fromAnybody && Number(sent.from_anybody) >= MOST_FROM_ANYBODY) return false;
    await transaction.insertInto('sent_mails').values({ recipient_hash: recipient, kind }).execute();
    return true;
  });
}

/** Forgets what was sent more than an hour ago: it counts no more. */
export async function forgetSentMails(db: Database): Promise<void> {
  await db.deleteFrom('sent_mails').where('sent_at', '<=', sql<Date>`now() - interval '1 hour'`).execute();
}

import type { Transaction } from '../../database/connect.ts';
import type { MailKind } from './rules.ts';
import type { Occasion } from './types.ts';

/**
 * Queues a mail in the transaction of what it is about (decision 022). No text or token lies in the queue.
 * @param noted the address, where the account may have another one by then, and the device where the mail names it
 */
export async function queueMail(
  transaction: Transaction,
  kind: MailKind,
  subjectId: string,
  { recipient = null, deviceName = null }: Partial<Omit<Occasion, 'at'>> = {},
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({ kind, subject_id: subjectId, recipient, device_name: deviceName })
    .execute();
}

/** As `queueMail`, unless the same mail waits already: it tells what is stored when it leaves. For what is locked. */
export async function queueMailOnce(
  transaction: Transaction,
  kind: MailKind,
  subjectId: string,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('attempts', '=', 0)
    // Not one that leaves at this very moment: it may tell what was stored before.
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!waiting) await queueMail(transaction, kind, subjectId);
}

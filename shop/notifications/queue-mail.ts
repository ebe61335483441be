import type { Transaction } from '../../database/connect.ts';
import type { MailKind } from './types.ts';

/**
 * Has a mail sent once what it is about is stored: call it in the same transaction (decision 022). Only the kind
 * and an id wait; the mail itself is written when it leaves, so no text and no token lies in the queue.
 * @param subjectId of the customer, the contact message, the order or the member of staff
 * @param recipient the address that it goes to, where the account may have another one by then
 */
export async function queueMail(
  transaction: Transaction,
  kind: MailKind,
  subjectId: string,
  recipient: string | null = null,
): Promise<void> {
  await transaction.insertInto('outbox').values({ kind, subject_id: subjectId, recipient }).execute();
}

/**
 * As `queueMail`, but when the same mail waits already it stays the only one: it tells what is stored when it leaves.
 * Call it only while what the mail is about is locked.
 */
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

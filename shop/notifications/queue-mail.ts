import type { Transaction } from '../../database/connect.ts';
import { isOvertaken, type MailKind, type OrderKind } from './rules.ts';
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

/**
 * Queues what happened to an order, in its transaction and under its lock; by which ways the customer is told, the settings
 * say when it leaves. One of the same kind that waits already tells the new fact instead, where that overtakes it.
 * @param fact what tells this event from the next of its kind: the same is told once
 */
export async function queueEvent(
  transaction: Transaction,
  kind: OrderKind,
  orderId: string,
  fact: string,
): Promise<void> {
  if (isOvertaken(kind) && (await overtake(transaction, kind, orderId, fact))) return;
  await transaction.insertInto('outbox').values({ kind, subject_id: orderId, way: 'event', fact }).execute();
}

/** @returns whether one waited that nobody makes messages of at this moment */
async function overtake(
  transaction: Transaction,
  kind: OrderKind,
  orderId: string,
  fact: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ fact })
    .where('id', 'in', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('subject_id', '=', orderId)
        .where('kind', '=', kind)
        .where('way', '=', 'event')
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

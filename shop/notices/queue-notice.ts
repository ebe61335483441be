import type { Database } from '../../database/connect.ts';
import type { NoticeKind } from './types.ts';

/**
 * Has a mail sent once what it is about is stored: call it in the same transaction (decision 022). Only the kind
 * and an id wait; the mail itself is written when it leaves, so no text and no token lies in the queue.
 * @param subjectId of the customer, the contact message or the order
 */
export async function queueNotice(db: Database, kind: NoticeKind, subjectId: string): Promise<void> {
  await db.insertInto('notices').values({ kind, subject_id: subjectId }).execute();
}

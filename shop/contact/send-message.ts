import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { queueNotice } from '../notices/queue-notice.ts';
import type { ContactMessage } from './schemas.ts';

/** Delivers a message to the shop: it is kept, and mailed (design, open point 12). */
export async function sendMessage(
  db: Database,
  { name, email, mobile, message }: ContactMessage,
): Promise<void> {
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('contact_messages')
      .values({ id, name, email, mobile: mobile || null, message })
      .execute();
    await queueNotice(transaction, 'contact-message', id);
  });
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { countAttempt } from '../../auth/sessions/attempts.ts';
import { networkOf } from '../../auth/sessions/rules.ts';
import { failure, type Result, success } from '../../errors.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import { countedAddress } from '../../notifications/rules.ts';
import type { ContactMessage } from './schemas.ts';

/** How many messages are taken of one writer, by the e-mail address, before a pause (decision 053). */
const WRITER_MESSAGES = { most: 5, pauseMinutes: 60 };

/** And from one network. Many phones of one mobile network share an address, so it is wide. */
const NETWORK_MESSAGES = { most: 60, pauseMinutes: 60 };

/** Stores a message to the shop, and mails it (R9). @param from the network address @returns TOO_MANY_REQUESTS */
export async function sendMessage(
  db: Database,
  { name, email, mobile, message }: ContactMessage,
  { from, phone }: { from: string; phone: string },
): Promise<Result<null>> {
  const id = randomUUID();
  return db.transaction().execute(async (transaction) => {
    const counts = [
      await countAttempt(transaction, `contact:${countedAddress(email)}`, WRITER_MESSAGES),
      await countAttempt(transaction, `contact:${networkOf(from)}`, NETWORK_MESSAGES),
    ];
    if (counts.some(({ ok }) => !ok)) {
      return failure('TOO_MANY_REQUESTS', `We have several messages of yours already. Please call ${phone}.`);
    }
    await transaction
      .insertInto('contact_messages')
      .values({ id, name, email, mobile: mobile || null, message })
      .execute();
    await queueMail(transaction, 'contact-message', id);
    return success(null);
  });
}

import type { Database } from '../../database/connect.ts';
import { countAttempt } from '../auth/sessions/attempts.ts';
import { failure, type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { notLoggedIn } from './failures.ts';

/** Links that confirm an address, asked for by one account: so many, then a pause. */
const CONFIRMATION_LIMIT = { most: 5, pauseMinutes: 60 };

/** Mails the link again. @returns the waiting address; INVALID_INPUT when none waits, TOO_MANY_REQUESTS, NOT_LOGGED_IN */
export async function sendConfirmationAgain(db: Database, customerId: string): Promise<Result<string>> {
  return db.transaction().execute(async (transaction) => {
    const customer = await transaction
      .selectFrom('customers')
      .select(['email', 'email_confirmed_at', 'pending_email'])
      .where('id', '=', customerId)
      .executeTakeFirst();
    if (!customer) return notLoggedIn();
    if (customer.pending_email === null && customer.email_confirmed_at !== null) {
      return failure('INVALID_INPUT', 'Your e-mail address is confirmed already.');
    }
    const counted = await countAttempt(transaction, `confirm:${customerId}`, CONFIRMATION_LIMIT);
    if (!counted.ok) return counted;
    await queueMail(transaction, 'email-confirmation', customerId);
    return success(customer.pending_email ?? customer.email);
  });
}

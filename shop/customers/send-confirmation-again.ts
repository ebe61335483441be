import type { Database } from '../../database/connect.ts';
import { countAttempt } from '../auth/sessions/attempts.ts';
import { failure, type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { notLoggedIn } from './failures.ts';
import { CONFIRMATION_LIMIT } from './rules.ts';

/**
 * Has a link mailed once more to the address that waits for its confirmation.
 * @returns that address; INVALID_INPUT when none waits, TOO_MANY_REQUESTS after too many links, or NOT_LOGGED_IN when
 *   the account is gone
 */
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

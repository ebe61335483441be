import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { countAttempt } from '../auth/sessions/attempts.ts';
import { RESET_LIMIT } from '../auth/sessions/rules.ts';
import { type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';

/** Has a link to a new password mailed. All is the same where there is no such account. @returns TOO_MANY_REQUESTS */
export async function requestPasswordReset(db: Database, email: string): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    const counted = await countAttempt(transaction, `reset:${email.toLowerCase()}`, RESET_LIMIT);
    if (!counted.ok) return counted;
    const customer = await transaction
      .selectFrom('customers')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (customer) await queueMail(transaction, 'password-reset', customer.id);
    return success(null);
  });
}

import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { failure, type Result, success } from '../errors.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { hashToken } from '../sessions/tokens.ts';
import { forgetGuesses } from '../sessions/try-password.ts';
import type { Client } from '../sessions/types.ts';
import { passwordIsEmail } from './failures.ts';
import { isOwnEmail } from './rules.ts';
import type { ResetPassword } from './schemas.ts';

const NOT_VALID = 'This link has expired or was used already. Please ask for a new one.';

/**
 * Gives an account a new password by the link of a mail. The link works once and for an hour; with it go all
 * other links of the account, every session, and the pause after wrong passwords from there.
 * @param from where the request comes from
 * @returns LINK_NOT_VALID for a link that is unknown, used or over; INVALID_INPUT naming `password`, and then the
 *   link can be used again
 */
export async function resetPassword(
  db: Database,
  { token, password }: ResetPassword,
  from: Client,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    // Locked, so that of two that use the link at the same moment the second finds it gone.
    const account = await transaction
      .selectFrom('password_resets')
      .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
      .select(['customers.id', 'customers.email'])
      .where('password_resets.token_hash', '=', hashToken(token))
      .where('password_resets.expires_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return failure('LINK_NOT_VALID', NOT_VALID);
    if (isOwnEmail(password, account.email)) return passwordIsEmail();
    await transaction
      .updateTable('customers')
      .set({ password_hash: await hashPassword(password), updated_at: sql<Date>`now()` })
      .where('id', '=', account.id)
      .execute();
    await transaction.deleteFrom('password_resets').where('customer_id', '=', account.id).execute();
    await closeSessions(transaction, { kind: 'customer', id: account.id });
    await forgetGuesses(transaction, { kind: 'customer', email: account.email, from });
    return success(null);
  });
}

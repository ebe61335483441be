import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { type Result, success } from '../errors.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { hashPassword } from '../sessions/passwords.ts';
import type { Client } from '../sessions/types.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { notLoggedIn, passwordIsEmail } from './failures.ts';
import { isOwnEmail } from './rules.ts';
import type { ChangePassword } from './schemas.ts';

/**
 * Gives an account a new password. Every other session of it ends, and so does every reset link.
 * @param token of the session that goes on
 * @param from where the request comes from, for counting wrong passwords
 * @returns INVALID_INPUT naming the field, TOO_MANY_REQUESTS, or NOT_LOGGED_IN when the account is gone
 */
export async function changePassword(
  db: Database,
  { customerId, token }: { customerId: string; token: string },
  { currentPassword, password }: ChangePassword,
  from: Client,
): Promise<Result<null>> {
  const account = await db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!account) return notLoggedIn();
  const allowed = await checkOwnPassword(db, account, currentPassword, from);
  if (!allowed.ok) return allowed;
  if (isOwnEmail(password, account.email)) return passwordIsEmail();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('customers')
      .set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
      .where('id', '=', customerId)
      .execute();
    await transaction.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
    await closeSessions(transaction, { kind: 'customer', id: customerId }, token);
  });
  return success(null);
}

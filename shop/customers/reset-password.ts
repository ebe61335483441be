import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { closeSessions } from '../auth/sessions/close-sessions.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import type { Client } from '../auth/sessions/rules.ts';
import { forgetGuesses } from '../auth/sessions/try-password.ts';
import { failure, type Result, success } from '../errors.ts';
import { hashToken } from '../tokens.ts';
import { endLinks } from './end-links.ts';
import type { ResetPassword } from './schemas.ts';

const NOT_VALID = 'This link has expired or was used already. Please ask for a new one.';

/**
 * Gives an account a new password by a mailed link, which confirms its address. Other links, sessions and its lockout end.
 * @returns LINK_NOT_VALID; INVALID_INPUT naming `password`, and then the link can be used again
 */
export async function resetPassword(
  db: Database,
  { token, password }: ResetPassword,
  { from, storeName }: { from: Client; storeName: string },
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    // Locked, so that of two that use the link at the same moment the second finds it gone.
    const account = await transaction
      .selectFrom('password_resets')
      .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
      .select(['customers.id', 'customers.name', 'customers.email', 'customers.mobile'])
      .where('password_resets.token_hash', '=', hashToken(token))
      .where('password_resets.expires_at', '>', sql<Date>`now()`)
      .where(sql`lower(password_resets.email)`, '=', sql`lower(customers.email)`)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return failure('LINK_NOT_VALID', NOT_VALID);
    const weak = refuseWeakPassword('customer', password, { ...account, storeName });
    if (weak) return weak;
    const now = sql<Date>`now()`;
    await transaction
      .updateTable('customers')
      .set({
        password_hash: await hashPassword(password),
        email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, ${now})`,
        updated_at: now,
      })
      .where('id', '=', account.id)
      .execute();
    await endLinks(transaction, account, from.deviceName);
    await closeSessions(transaction, { kind: 'customer', id: account.id });
    await forgetGuesses(transaction, { kind: 'customer', email: account.email, from });
    return success(null);
  });
}

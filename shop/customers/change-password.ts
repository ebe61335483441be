import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { checkCurrentPassword } from '../auth/sessions/check-current-password.ts';
import { closeSessions } from '../auth/sessions/close-sessions.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import type { Client } from '../auth/sessions/types.ts';
import { type Result, success } from '../errors.ts';
import { isOwnEmail } from '../fields/rules.ts';
import { endLinks } from './end-links.ts';
import { notLoggedIn, passwordIsEmail } from './failures.ts';
import type { ChangePassword } from './schemas.ts';

interface Visit {
  customerId: string;
  /** For counting wrong passwords. */
  from: Client;
  storeName: string;
}

/**
 * Gives an account a new password. Every session of it ends, and so does every link that was mailed; who changed it
 * stays signed in, with a new token. The address of the account is told.
 * @returns the new token; INVALID_INPUT naming the field, TOO_MANY_REQUESTS, or NOT_LOGGED_IN when the account is gone
 *   or got another password meanwhile
 */
export async function changePassword(
  db: Database,
  { customerId, from, storeName }: Visit,
  { currentPassword, password }: ChangePassword,
): Promise<Result<string>> {
  const account = await db
    .selectFrom('customers')
    .select(['name', 'email', 'mobile', 'password_hash'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!account) return notLoggedIn();
  const allowed = await checkCurrentPassword(db, { kind: 'customer', ...account }, currentPassword, from);
  if (!allowed.ok) return allowed;
  if (isOwnEmail(password, account.email)) return passwordIsEmail();
  const weak = refuseWeakPassword(password, { ...account, storeName });
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('customers')
      .set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
      .where('id', '=', customerId)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return notLoggedIn();
    const principal = { kind: 'customer', id: customerId } as const;
    await endLinks(transaction, { id: customerId, email: account.email });
    await closeSessions(transaction, principal);
    return success(await openSession(transaction, principal));
  });
}

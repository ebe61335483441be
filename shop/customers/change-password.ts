import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { checkCurrentPassword } from '../auth/sessions/check-current-password.ts';
import { closeSessions } from '../auth/sessions/close-sessions.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import type { Client } from '../auth/sessions/rules.ts';
import { type Result, success } from '../errors.ts';
import { endLinks } from './end-links.ts';
import { notLoggedIn } from './failures.ts';
import type { ChangePassword } from './schemas.ts';

/**
 * Gives an account a new password; every other session and every mailed link ends, and its address is told.
 * @returns a new session's token; INVALID_INPUT, TOO_MANY_REQUESTS, or NOT_LOGGED_IN, also when it changed meanwhile
 */
export async function changePassword(
  db: Database,
  { customerId, from, storeName }: { customerId: string; from: Client; storeName: string },
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
  const weak = refuseWeakPassword('customer', password, { ...account, storeName });
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
    await endLinks(transaction, { id: customerId, email: account.email }, from.deviceName);
    await closeSessions(transaction, principal);
    return success(await openSession(transaction, principal, from.deviceName));
  });
}

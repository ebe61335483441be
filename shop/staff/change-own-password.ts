import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { closeSessions } from '../auth/sessions/close-sessions.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import { failure, type Result, success } from '../errors.ts';
import { isOwnEmail } from '../fields/rules.ts';
import type { NamedPrincipal, Principal, StaffKind } from '../principal.ts';
import { findAccountById } from './accounts.ts';
import { checkIdentity, type Identity } from './check-identity.ts';
import { passwordIsEmail } from './failures.ts';
import { recordOwnChange } from './record-own-change.ts';

/**
 * Gives one's own account a new password. Every session of it ends; who changed it stays signed in, with a new token.
 * Where a second factor is on its code is asked for too: with the password alone a stranger could keep the owner out.
 * @returns the new token; INVALID_INPUT naming the field, TOO_MANY_REQUESTS, or NOT_LOGGED_IN when the account is gone
 *   or got another password meanwhile
 */
export async function changeOwnPassword(
  db: Database,
  principal: NamedPrincipal<StaffKind>,
  { password, storeName, ...identity }: Identity & { password: string; storeName: string },
): Promise<Result<string>> {
  const account = await findAccountById(db, principal);
  if (!account) return notSignedIn();
  // Looked at first: a password that is not taken uses up no code.
  if (isOwnEmail(password, account.email)) return passwordIsEmail();
  const weak = refuseWeakPassword(password, { ...account, storeName });
  if (weak) return weak;
  const checked = await checkIdentity(db, principal, identity);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    if (!(await storePassword(transaction, principal, checked.value.password_hash, passwordHash))) {
      return notSignedIn();
    }
    await closeSessions(transaction, principal);
    await recordOwnChange(transaction, principal, 'changed the own password');
    return success(await openSession(transaction, principal));
  });
}

/** @returns false when the password is no longer the one that was compared */
async function storePassword(
  transaction: Transaction,
  { kind, id }: Principal<StaffKind>,
  before: string,
  password_hash: string,
): Promise<boolean> {
  const changed =
    kind === 'super-admin'
      ? await transaction
          .updateTable('super_admins')
          .set({ password_hash })
          .where('id', '=', id)
          .where('password_hash', '=', before)
          .executeTakeFirst()
      : await transaction
          .updateTable('admin_users')
          .set({ password_hash, updated_at: sql<Date>`now()` })
          .where('id', '=', id)
          .where('password_hash', '=', before)
          .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function notSignedIn() {
  return failure('NOT_LOGGED_IN', 'Please sign in.');
}

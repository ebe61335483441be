import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { findAccountById } from '../auth/accounts.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { closeSessions } from '../auth/sessions/close-sessions.ts';
import { forgetOtherDevices } from '../auth/sessions/known-device.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import { accountSubject } from '../auth/sessions/rules.ts';
import { type Result, success } from '../errors.ts';
import type { NamedPrincipal, StaffKind } from '../principal.ts';
import type { Secrets } from '../secrets.ts';
import { checkIdentity, type Identity } from './check-identity.ts';
import { notSignedIn } from './failures.ts';
import { recordOwnChange } from './record-own-change.ts';

/**
 * Gives one's own account a new password; its sessions end, and only this browser stays known. Two-factor is asked too: a stranger could keep the owner out.
 * @returns a new session's token; INVALID_INPUT, TOO_MANY_REQUESTS, or NOT_LOGGED_IN, also when it changed meanwhile
 */
export async function changeOwnPassword(
  db: Database,
  secrets: Secrets,
  principal: NamedPrincipal<StaffKind>,
  { password, storeName, ...identity }: Identity & { password: string; storeName: string },
): Promise<Result<string>> {
  const account = await findAccountById(db, principal);
  if (!account) return notSignedIn();
  // Looked at first: a password that is not taken uses up no code.
  const weak = refuseWeakPassword(account.kind, password, { ...account, storeName });
  if (weak) return weak;
  const checked = await checkIdentity(db, secrets, principal, identity);
  if (!checked.ok) return checked;
  const { kind, id } = principal;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable(kind === 'admin' ? 'admin_users' : 'super_admins')
      .set({ password_hash: passwordHash, ...(kind === 'admin' && { updated_at: sql<Date>`now()` }) })
      .where('id', '=', id)
      .where('password_hash', '=', checked.value.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return notSignedIn();
    await closeSessions(transaction, principal);
    const { device, deviceName } = identity.from;
    await forgetOtherDevices(transaction, accountSubject(kind, account.email), device);
    await recordOwnChange(transaction, principal, {
      action: 'changed the own password',
      mail: 'staff-password-changed',
      deviceName,
      account: principal,
    });
    return success(await openSession(transaction, principal, deviceName));
  });
}

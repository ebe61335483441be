import type { Database } from '../../database/connect.ts';
import { checkCurrentPassword } from '../auth/sessions/check-current-password.ts';
import type { Client } from '../auth/sessions/types.ts';
import { failure, type Result, success } from '../errors.ts';
import type { Principal, StaffKind } from '../principal.ts';
import { findAccountById, type StaffAccount } from './accounts.ts';
import { checkTwoFactor } from './two-factor/check-two-factor.ts';

/** How somebody who is signed in shows to be the owner of the account. */
export interface Identity {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code; empty where no second factor is on. */
  code: string;
  /** For counting wrong ones. */
  from: Client;
}

/**
 * Asks for password and second factor once more, before something that could keep the owner out: a stolen session and
 * the password are not enough for it (decision 053). The code is used up.
 * @returns the account; INVALID_INPUT naming `currentPassword` or `code`, TOO_MANY_REQUESTS, or NOT_LOGGED_IN when the
 *   account is gone
 */
export async function checkIdentity(
  db: Database,
  principal: Principal<StaffKind>,
  { currentPassword, code, from }: Identity,
): Promise<Result<StaffAccount>> {
  const account = await findAccountById(db, principal);
  if (!account) return failure('NOT_LOGGED_IN', 'Please sign in.');
  const known = await checkCurrentPassword(db, account, currentPassword, from);
  if (!known.ok) return known;
  const checked = await checkTwoFactor(db, account, code, from);
  if (checked.ok) return success(account);
  const { code: reason, message, fields = {} } = checked.failure;
  // Whoever asks is signed in: this is a field to fill, and no session that ended.
  return reason === 'SECOND_FACTOR_NEEDED' ? failure('INVALID_INPUT', message, { fields }) : checked;
}

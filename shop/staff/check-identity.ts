import type { Database } from '../../database/connect.ts';
import { type Account, findAccountById } from '../auth/accounts.ts';
import { checkCurrentPassword } from '../auth/sessions/check-current-password.ts';
import type { Client } from '../auth/sessions/rules.ts';
import { failure, type Result, success } from '../errors.ts';
import type { Principal, StaffKind } from '../principal.ts';
import type { Secrets } from '../secrets.ts';
import { notSignedIn } from './failures.ts';
import { checkTwoFactor } from './two-factor/check-two-factor.ts';

/** How somebody who is signed in shows to be the owner of the account. */
export interface Identity {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code; empty where no second factor is on. */
  code: string;
  /** For counting wrong ones. */
  from: Client;
}

/** Asks for password and two-factor again (decision 053). @returns INVALID_INPUT, TOO_MANY_REQUESTS, NOT_LOGGED_IN */
export async function checkIdentity(
  db: Database,
  secrets: Secrets,
  principal: Principal<StaffKind>,
  { currentPassword, code, from }: Identity,
): Promise<Result<Account<StaffKind>>> {
  const account = await findAccountById(db, principal);
  if (!account) return notSignedIn();
  const known = await checkCurrentPassword(db, account, currentPassword, from);
  if (!known.ok) return known;
  const checked = await checkTwoFactor(db, secrets, account, code, from);
  if (checked.ok) return success(account);
  const { code: reason, message, fields = {} } = checked.failure;
  // Who asks is signed in: this is a field to fill, and no session that ended.
  return reason === 'SECOND_FACTOR_NEEDED' ? failure('INVALID_INPUT', message, { fields }) : checked;
}

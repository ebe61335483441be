import type { Database } from '../../database/connect.ts';
import type { Client } from '../auth/sessions/types.ts';
import { failure, type Result } from '../errors.ts';
import type { StaffAccount } from './accounts.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { checkTwoFactor } from './two-factor/check-two-factor.ts';
import type { StaffPerson } from './types.ts';

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
  person: StaffPerson,
  { currentPassword, code, from }: Identity,
): Promise<Result<StaffAccount>> {
  const account = await checkOwnPassword(db, person, currentPassword, from);
  if (!account.ok) return account;
  const checked = await checkTwoFactor(db, account.value, code, from);
  if (checked.ok) return account;
  const { code: reason, message, fields = {} } = checked.failure;
  // Whoever asks is signed in: this is a field to fill, and no session that ended.
  return reason === 'SECOND_FACTOR_NEEDED' ? failure('INVALID_INPUT', message, { fields }) : checked;
}

import type { Database } from '../../database/connect.ts';
import { tryPassword } from '../auth/sessions/try-password.ts';
import type { Client } from '../auth/sessions/types.ts';
import { failure, type Result, success } from '../errors.ts';
import { findAccountById, type StaffAccount } from './accounts.ts';
import type { StaffPerson } from './types.ts';

const WRONG = 'This is not your current password.';

/**
 * Asks somebody who is signed in for the password once more, before something that opens the account to others.
 * @param from where the request comes from, for counting wrong passwords
 * @returns the account; INVALID_INPUT naming `currentPassword`, TOO_MANY_REQUESTS after too many wrong ones, or
 *   NOT_LOGGED_IN when the account is gone
 */
export async function checkOwnPassword(
  db: Database,
  person: StaffPerson,
  currentPassword: string,
  from: Client,
): Promise<Result<StaffAccount>> {
  const account = await findAccountById(db, person);
  if (!account) return failure('NOT_LOGGED_IN', 'Please sign in.');
  const { kind, email, password_hash } = account;
  const tried = await tryPassword(db, { kind, email, password: currentPassword, from }, password_hash);
  if (!tried.ok) return tried;
  if (!tried.value) return failure('INVALID_INPUT', WRONG, { fields: { currentPassword: WRONG } });
  return success(account);
}

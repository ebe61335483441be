import type { Database } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { AccountKind } from '../../principal.ts';
import { tryPassword } from './try-password.ts';
import type { Client } from './types.ts';

const WRONG = 'This is not your current password.';

/**
 * Asks somebody who is signed in for the password once more, before something that opens the account to others.
 * @param account as it is stored
 * @param from where the request comes from, for counting wrong passwords
 * @returns INVALID_INPUT naming `currentPassword` when it is wrong, TOO_MANY_REQUESTS after too many wrong ones
 */
export async function checkCurrentPassword(
  db: Database,
  { kind, email, password_hash }: { kind: AccountKind; email: string; password_hash: string },
  password: string,
  from: Client,
): Promise<Result<null>> {
  const tried = await tryPassword(db, { kind, email, password, from }, password_hash);
  if (!tried.ok) return tried;
  if (!tried.value) return fieldFailure('currentPassword', WRONG);
  return success(null);
}

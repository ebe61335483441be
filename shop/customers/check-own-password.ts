import type { Database } from '../../database/connect.ts';
import { tryPassword } from '../auth/sessions/try-password.ts';
import type { Client } from '../auth/sessions/types.ts';
import { failure, type Result, success } from '../errors.ts';

const WRONG = 'This is not your current password.';

/**
 * Asks a signed-in customer for the password once more, before something that opens the account to others.
 * @param customer the account as it is stored
 * @returns INVALID_INPUT naming `currentPassword` when it is wrong, TOO_MANY_REQUESTS after too many wrong ones
 */
export async function checkOwnPassword(
  db: Database,
  customer: { email: string; password_hash: string },
  currentPassword: string,
  from: Client,
): Promise<Result<null>> {
  const guess = { kind: 'customer', email: customer.email, password: currentPassword, from } as const;
  const tried = await tryPassword(db, guess, customer.password_hash);
  if (!tried.ok) return tried;
  if (!tried.value) return failure('INVALID_INPUT', WRONG, { fields: { currentPassword: WRONG } });
  return success(null);
}

import type { Database } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { AccountKind } from '../../principal.ts';
import type { Client } from './rules.ts';
import { tryPassword } from './try-password.ts';

const WRONG = 'This is not your current password.';

/** Asks for the password again. @returns INVALID_INPUT naming `currentPassword`, TOO_MANY_REQUESTS */
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

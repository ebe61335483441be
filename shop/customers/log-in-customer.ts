import type { Database } from '../../database/connect.ts';
import { findAccountByEmail, startSession } from '../auth/accounts.ts';
import type { Client } from '../auth/sessions/rules.ts';
import { tryPassword } from '../auth/sessions/try-password.ts';
import { failure, type Result, success } from '../errors.ts';
import type { SignedInCustomer } from './responses.ts';

type LoggedIn = SignedInCustomer & {
  token: string;
  /** What the browser is known by from now on. */
  device: string;
};

/** Signs a customer in (R143, R144). @returns INVALID_CREDENTIALS, for an unknown e-mail as late; TOO_MANY_REQUESTS */
export async function logInCustomer(
  db: Database,
  { email, password }: { email: string; password: string },
  from: Client,
): Promise<Result<LoggedIn>> {
  const account = await findAccountByEmail(db, 'customer', email);
  const guess = { kind: 'customer', email, password, from } as const;
  const tried = await tryPassword(db, guess, account?.password_hash ?? null);
  if (!tried.ok) return tried;
  const session = account && tried.value ? await startSession(db, account, from) : null;
  if (!account || !session) return failure('INVALID_CREDENTIALS', 'Invalid credentials. Please try again.');
  return success({ ...session, user: { name: account.name, email: account.email } });
}

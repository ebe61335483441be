import type { Database } from '../../database/connect.ts';
import { rememberDevice } from '../auth/sessions/known-device.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { accountSubject } from '../auth/sessions/rules.ts';
import { tryPassword } from '../auth/sessions/try-password.ts';
import type { Client } from '../auth/sessions/types.ts';
import { failure, type Result, success } from '../errors.ts';
import { findAccountByEmail, lockUnchanged, type StaffAccount } from './accounts.ts';
import type { SignedInStaff } from './responses.ts';
import type { StaffLogIn } from './schemas.ts';
import { checkTwoFactor } from './two-factor/check-two-factor.ts';

type LoggedIn = SignedInStaff & {
  /** What the browser is known by from now on. */
  device: string;
};

const WRONG = 'Invalid email or password';

/**
 * Signs an admin in (R156, R219).
 * @param from where the try comes from, for counting wrong ones
 * @returns the session's token; INVALID_CREDENTIALS for an unknown e-mail, a wrong password and a deactivated
 *   account alike; SECOND_FACTOR_NEEDED; TOO_MANY_REQUESTS after too many wrong tries
 */
export async function logInAdmin(db: Database, input: StaffLogIn, from: Client): Promise<Result<LoggedIn>> {
  return logIn(db, await findAccountByEmail(db, 'admin', input.email), 'admin', input, from);
}

/**
 * Signs a super admin in (R185, R218).
 * @param from where the try comes from, for counting wrong ones
 * @returns like logInAdmin; NOT_FOUND for an e-mail that is not registered
 */
export async function logInSuperAdmin(
  db: Database,
  input: StaffLogIn,
  from: Client,
): Promise<Result<LoggedIn>> {
  const account = await findAccountByEmail(db, 'super-admin', input.email);
  const loggedIn = await logIn(db, account, 'super-admin', input, from);
  if (account || (!loggedIn.ok && loggedIn.failure.code === 'TOO_MANY_REQUESTS')) return loggedIn;
  return failure('NOT_FOUND', 'User not registered!');
}

async function logIn(
  db: Database,
  account: StaffAccount | null,
  kind: StaffAccount['kind'],
  { email, password, code }: StaffLogIn,
  from: Client,
): Promise<Result<LoggedIn>> {
  const tried = await tryPassword(db, { kind, email, password, from }, account?.password_hash ?? null);
  if (!tried.ok) return tried;
  if (!account?.active || !tried.value) return failure('INVALID_CREDENTIALS', WRONG);
  const checked = await checkTwoFactor(db, account, code, from);
  if (!checked.ok) return checked;
  // A new password and a deactivation end every session; this one may not slip in behind them.
  const token = await db
    .transaction()
    .execute(async (transaction) =>
      (await lockUnchanged(transaction, account)) ? openSession(transaction, account) : null,
    );
  if (token === null) return failure('INVALID_CREDENTIALS', WRONG);
  const device = await rememberDevice(db, from.device, accountSubject(kind, account.email));
  return success({ token, device, user: { id: account.id, name: account.name, email: account.email } });
}

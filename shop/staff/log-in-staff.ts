import type { Database } from '../../database/connect.ts';
import { type Account, findAccountByEmail, startSession } from '../auth/accounts.ts';
import { isKnownDevice } from '../auth/sessions/known-device.ts';
import { accountSubject, type Client } from '../auth/sessions/rules.ts';
import { tryPassword } from '../auth/sessions/try-password.ts';
import { failure, type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { StaffKind } from '../principal.ts';
import type { Secrets } from '../secrets.ts';
import type { SignedInStaff } from './responses.ts';
import type { StaffLogIn } from './schemas.ts';
import { checkTwoFactor } from './two-factor/check-two-factor.ts';

type LoggedIn = SignedInStaff & {
  /** What the browser is known by from now on. */
  device: string;
};

const WRONG = 'Invalid email or password';

/** Signs an admin in (R156, R219). @returns INVALID_CREDENTIALS, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS */
export async function logInAdmin(
  db: Database,
  secrets: Secrets,
  input: StaffLogIn,
  from: Client,
): Promise<Result<LoggedIn>> {
  return logIn(db, secrets, await findAccountByEmail(db, 'admin', input.email), 'admin', input, from);
}

/** Signs a super admin in (R185, R218). @returns like logInAdmin; NOT_FOUND for an e-mail that is not registered */
export async function logInSuperAdmin(
  db: Database,
  secrets: Secrets,
  input: StaffLogIn,
  from: Client,
): Promise<Result<LoggedIn>> {
  const account = await findAccountByEmail(db, 'super-admin', input.email);
  const loggedIn = await logIn(db, secrets, account, 'super-admin', input, from);
  if (account || (!loggedIn.ok && loggedIn.failure.code === 'TOO_MANY_REQUESTS')) return loggedIn;
  return failure('NOT_FOUND', 'User not registered!');
}

async function logIn(
  db: Database,
  secrets: Secrets,
  account: Account<StaffKind> | null,
  kind: StaffKind,
  { email, password, code }: StaffLogIn,
  from: Client,
): Promise<Result<LoggedIn>> {
  const tried = await tryPassword(db, { kind, email, password, from }, account?.password_hash ?? null);
  if (!tried.ok) return tried;
  if (!account?.active || !tried.value) return failure('INVALID_CREDENTIALS', WRONG);
  const checked = await checkTwoFactor(db, secrets, account, code, from);
  if (!checked.ok) return checked;
  const { device, deviceName } = from;
  const isKnown = await isKnownDevice(db, device, accountSubject(kind, account.email));
  const session = await startSession(db, account, from, async (transaction) => {
    const { id, email: recipient } = account;
    if (!isKnown) await queueMail(transaction, 'staff-signed-in', id, { recipient, deviceName });
  });
  if (!session) return failure('INVALID_CREDENTIALS', WRONG);
  return success({ ...session, user: { id: account.id, name: account.name, email: account.email } });
}

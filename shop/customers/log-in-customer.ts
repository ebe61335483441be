import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { rememberDevice } from '../auth/sessions/known-device.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { accountSubject } from '../auth/sessions/rules.ts';
import { tryPassword } from '../auth/sessions/try-password.ts';
import type { Client } from '../auth/sessions/types.ts';
import { failure, type Result, success } from '../errors.ts';
import type { SignedInCustomer } from './responses.ts';

type LoggedIn = SignedInCustomer & {
  token: string;
  /** What the browser is known by from now on. */
  device: string;
};

/**
 * Signs a customer in (R143, R144).
 * @param from where the try comes from, for counting wrong ones
 * @returns the session's token; INVALID_CREDENTIALS for an unknown e-mail and for a wrong password alike, after
 *   the same time; TOO_MANY_REQUESTS after too many of them
 */
export async function logInCustomer(
  db: Database,
  { email, password }: { email: string; password: string },
  from: Client,
): Promise<Result<LoggedIn>> {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  const guess = { kind: 'customer', email, password, from } as const;
  const tried = await tryPassword(db, guess, customer?.password_hash ?? null);
  if (!tried.ok) return tried;
  const token = customer && tried.value ? await openFor(db, customer) : null;
  if (!customer || !token) return failure('INVALID_CREDENTIALS', 'Invalid credentials. Please try again.');
  const device = await rememberDevice(db, from.device, accountSubject('customer', customer.email));
  return success({ token, device, user: { name: customer.name, email: customer.email } });
}

/**
 * Opens the session only if the password is still the one that was compared, and the address the one that was given: a
 * new one of either ends every session, and this one may not slip in behind it.
 */
async function openFor(
  db: Database,
  { id, email, password_hash }: { id: string; email: string; password_hash: string },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const unchanged = await transaction
      .selectFrom('customers')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('email', '=', email)
      .forShare()
      .executeTakeFirst();
    return unchanged ? openSession(transaction, { kind: 'customer', id }) : null;
  });
}

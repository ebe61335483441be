import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { violates } from '../../database/violates.ts';
import { failure, type Result, success } from '../errors.ts';
import type { Client } from '../sessions/types.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { emailTaken, notLoggedIn } from './failures.ts';
import type { ChangeDetails } from './schemas.ts';
import type { Customer } from './types.ts';

const PASSWORD_NEEDED = 'Please enter your current password to change your e-mail address.';

/**
 * Changes the details of an account. Another e-mail address needs the password, since it is what a reset link
 * goes to.
 * @param from where the request comes from, for counting wrong passwords
 * @returns the customer as it is now; INVALID_INPUT naming `currentPassword`, EMAIL_TAKEN, TOO_MANY_REQUESTS, or
 *   NOT_LOGGED_IN when the account is gone
 */
export async function changeDetails(
  db: Database,
  customerId: string,
  { currentPassword, ...details }: ChangeDetails,
  from: Client,
): Promise<Result<Customer>> {
  const account = await db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!account) return notLoggedIn();
  if (account.email.toLowerCase() !== details.email.toLowerCase()) {
    if (currentPassword === '') {
      return failure('INVALID_INPUT', PASSWORD_NEEDED, { fields: { currentPassword: PASSWORD_NEEDED } });
    }
    const allowed = await checkOwnPassword(db, account, currentPassword, from);
    if (!allowed.ok) return allowed;
  }
  return store(db, customerId, details);
}

async function store(
  db: Database,
  customerId: string,
  details: Omit<ChangeDetails, 'currentPassword'>,
): Promise<Result<Customer>> {
  try {
    await db
      .updateTable('customers')
      .set({ ...details, updated_at: sql<Date>`now()` })
      .where('id', '=', customerId)
      .execute();
  } catch (error) {
    if (violates(error, 'customers_email')) return emailTaken();
    throw error;
  }
  return success({ _id: customerId, ...details });
}

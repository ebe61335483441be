import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Customer } from './responses.ts';

/** A customer by id; null when the account is gone. */
export async function findCustomer(db: Database, id: string): Promise<Customer | null> {
  const row = await db
    .selectFrom('customers')
    .select([
      'id',
      'name',
      'email',
      'mobile',
      'address',
      'province',
      'city',
      'email_confirmed_at',
      'pending_email',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { id: _id, email_confirmed_at, pending_email, ...details } = row;
  return { _id, ...details, emailConfirmed: email_confirmed_at !== null, pendingEmail: pending_email };
}

/**
 * Whether an address is the confirmed one of the account, so that the account's own words may be mailed to it.
 * @param customerId null for a guest, of whom nothing is known
 */
export async function isConfirmedAddress(
  db: Database,
  customerId: string | null,
  email: string,
): Promise<boolean> {
  if (customerId === null) return false;
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('email_confirmed_at', 'is not', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

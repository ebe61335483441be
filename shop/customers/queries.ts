import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Customer } from './responses.ts';

export async function findCustomer(db: Database, id: string): Promise<Customer | null> {
  const row = await db
    .selectFrom('customers')
    .select([
      'id as _id',
      'name',
      'email',
      'mobile',
      'address',
      'province',
      'city',
      'email_confirmed_at',
      'pending_email as pendingEmail',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { email_confirmed_at, ...customer } = row;
  return { ...customer, emailConfirmed: email_confirmed_at !== null };
}

/** Whether an address is the account's confirmed one, and may be mailed its words. @param customerId null for a guest */
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

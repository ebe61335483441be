import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { type Result, success } from '../errors.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { emailTaken } from './failures.ts';
import type { Register } from './schemas.ts';
import type { Customer } from './types.ts';

/**
 * Opens an account (spec, sections 5 and 7). It does not sign in.
 * @returns the customer, or EMAIL_TAKEN when an account has this e-mail, in any case
 */
export async function registerCustomer(
  db: Database,
  { name, email, password, mobile, address, province, city }: Register,
): Promise<Result<Customer>> {
  const id = randomUUID();
  const created = await db
    .insertInto('customers')
    .values({
      id,
      name,
      email,
      password_hash: await hashPassword(password),
      mobile,
      address,
      province,
      city,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return emailTaken();
  return success({ _id: id, name, email, mobile, address, province, city });
}

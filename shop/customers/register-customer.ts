import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import { type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { emailTaken } from './failures.ts';
import type { Customer } from './responses.ts';
import type { Register } from './schemas.ts';

/** Opens an account (R139, R217) and mails a link (decision 053). @returns EMAIL_TAKEN in any case, INVALID_INPUT */
export async function registerCustomer(
  db: Database,
  { name, email, password, mobile, address, province, city }: Register,
  storeName: string,
): Promise<Result<Customer>> {
  const weak = refuseWeakPassword('customer', password, { name, email, mobile, storeName });
  if (weak) return weak;
  const id = randomUUID();
  const details = { name, email, mobile, address, province, city };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('customers')
      .values({ id, ...details, password_hash: passwordHash })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return emailTaken();
    await queueMail(transaction, 'email-confirmation', id);
    return success({ _id: id, ...details, emailConfirmed: false, pendingEmail: null });
  });
}

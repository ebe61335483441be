import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import { findAccountById } from '../auth/accounts.ts';
import { checkCurrentPassword } from '../auth/sessions/check-current-password.ts';
import type { Client } from '../auth/sessions/rules.ts';
import { fieldFailure, type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { emailTaken, notLoggedIn } from './failures.ts';
import { findCustomer } from './queries.ts';
import type { Customer } from './responses.ts';
import type { ChangeDetails } from './schemas.ts';

const PASSWORD_NEEDED = 'Please enter your current password to change your e-mail address.';

/** Changes the details; a new address waits for its link (decision 053). @returns INVALID_INPUT, EMAIL_TAKEN, TOO_MANY_REQUESTS */
export async function changeDetails(
  db: Database,
  customerId: string,
  { currentPassword, email, ...details }: ChangeDetails,
  from: Client,
): Promise<Result<Customer>> {
  const account = await findAccountById(db, { kind: 'customer', id: customerId });
  if (!account) return notLoggedIn();
  const wantsOther = account.email.toLowerCase() !== email.toLowerCase();
  if (wantsOther) {
    if (currentPassword === '') {
      return fieldFailure('currentPassword', PASSWORD_NEEDED);
    }
    const allowed = await checkCurrentPassword(db, account, currentPassword, from);
    if (!allowed.ok) return allowed;
    if (await isTaken(db, email)) return emailTaken();
  }
  const stored = await db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('customers')
      .set({
        ...details,
        updated_at: sql<Date>`now()`,
        ...(wantsOther ? { pending_email: email } : { email }),
      })
      .where('id', '=', customerId)
      // Neither behind another address nor behind another password that came meanwhile.
      .where('email', '=', account.email)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return false;
    if (wantsOther) await askToConfirm(transaction, customerId, account.email, from.deviceName);
    return true;
  });
  const customer = stored ? await findCustomer(db, customerId) : null;
  return customer ? success(customer) : notLoggedIn();
}

async function isTaken(db: Database, email: string): Promise<boolean> {
  const other = await db
    .selectFrom('customers')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return other !== undefined;
}

/** Links to an address that was wanted before open nothing any more. */
async function askToConfirm(
  transaction: Transaction,
  customerId: string,
  email: string,
  deviceName: string,
): Promise<void> {
  await transaction.deleteFrom('email_confirmations').where('customer_id', '=', customerId).execute();
  await queueMail(transaction, 'email-confirmation', customerId);
  await queueMail(transaction, 'email-change-asked', customerId, { recipient: email, deviceName });
}

import type { Transaction } from '../../database/connect.ts';
import { queueMail } from '../notifications/queue-mail.ts';

/** A new password ends every mailed link and a wanted address, which a stranger may have asked for; the owner is told. */
export async function endLinks(
  transaction: Transaction,
  { id, email }: { id: string; email: string },
  deviceName: string,
): Promise<void> {
  await transaction.deleteFrom('password_resets').where('customer_id', '=', id).execute();
  await transaction.deleteFrom('email_confirmations').where('customer_id', '=', id).execute();
  await transaction.updateTable('customers').set({ pending_email: null }).where('id', '=', id).execute();
  await queueMail(transaction, 'password-changed', id, { recipient: email, deviceName });
}

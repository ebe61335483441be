import type { Transaction } from '../../database/connect.ts';
import { queueMail } from '../notifications/queue-mail.ts';

/**
 * What goes with a new password, in its transaction: every link that was mailed before opens nothing any more, another
 * address that was wanted is called off, since who wanted it may have been somebody else, and the account's address is
 * told.
 */
export async function endLinks(
  transaction: Transaction,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await transaction.deleteFrom('password_resets').where('customer_id', '=', id).execute();
  await transaction.deleteFrom('email_confirmations').where('customer_id', '=', id).execute();
  await transaction.updateTable('customers').set({ pending_email: null }).where('id', '=', id).execute();
  await queueMail(transaction, 'password-changed', id, email);
}

import type { Database } from '../../database/connect.ts';

/** Calls off that another address takes the place of the present one. Its links open nothing any more. */
export async function cancelEmailChange(db: Database, customerId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('customers')
      .set({ pending_email: null })
      .where('id', '=', customerId)
      .where('pending_email', 'is not', null)
      .execute();
    await transaction.deleteFrom('email_confirmations').where('customer_id', '=', customerId).execute();
  });
}

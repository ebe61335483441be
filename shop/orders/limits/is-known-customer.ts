import type { Database } from '../../../database/connect.ts';

/**
 * Whether an order of the account was confirmed or delivered; to open an account is not enough, since it costs nothing.
 */
export async function isKnownCustomer(db: Database, customerId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where((eb) => eb.or([eb('status', '=', 'Delivered'), eb('confirmation', '=', 'confirmed')]))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

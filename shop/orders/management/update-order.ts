import { sql, type UpdateObject } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';

/** Changes a locked order. Its version goes up, so that nobody goes on with what they saw before. */
export async function updateOrder(
  transaction: Transaction,
  orderId: string,
  changes: UpdateObject<Tables, 'orders'> = {},
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()`, ...changes })
    .where('id', '=', orderId)
    .execute();
}

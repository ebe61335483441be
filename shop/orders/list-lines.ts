import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import type { OrderLine } from './rules.ts';

/** A line as it stands in its order, with what of it came back. */
export type StoredLine = OrderLine &
  Pick<Row<'order_lines'>, 'line_number' | 'returned_good' | 'returned_damaged'>;

/** The lines of these orders as they were sold, by the order's id, in the order of the order. */
export async function listLines(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredLine[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .select([
      'order_id',
      'line_number',
      'product_id',
      'name',
      'photo',
      'price_paisa',
      'discount_basis_points',
      'line_price_paisa',
      'quantity',
      'line_number',
      'returned_good',
      'returned_damaged',
      'delivered_free',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('line_number')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

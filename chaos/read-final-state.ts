import type { Database } from '../database/connect.ts';
import type { FinalState } from './history.ts';

/**
 * What is stored once everything is quiet.
 * @param earlier how many orders there were before, with the lowest numbers
 */
export async function readFinalState(database: Database, earlier: number): Promise<FinalState> {
  const stock = await database.selectFrom('stock').select(['product_id', 'quantity']).execute();
  const orders = await database
    .selectFrom('orders')
    .select(['id', 'number', 'idempotency_key', 'status'])
    .orderBy('number')
    .offset(earlier)
    .execute();
  const lines = await database
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', 'quantity'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  return {
    stock: new Map(stock.map(({ product_id, quantity }) => [product_id, quantity])),
    orders: orders.map(({ id, number, idempotency_key: key, status }) => ({
      id,
      number,
      key: key ?? '',
      isCancelled: status === 'Cancelled',
      lines: lines
        .filter((line) => line.order_id === id)
        .map(({ product_id, quantity }) => ({ product: product_id ?? '', quantity })),
    })),
  };
}

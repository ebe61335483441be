import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { failure, type Result, success } from '../errors.ts';
import { ACKNOWLEDGE_WITHIN_MINUTES } from './rules.ts';

/**
 * Acknowledges one order line (spec, section 7, "purchase"; design, open point 2). The stock was taken when the
 * order was placed; this call cannot take any.
 * @returns the stock left, or NOTHING_TO_ACKNOWLEDGE where no line of this product and quantity is waiting
 */
export async function acknowledgePurchase(
  db: Database,
  productId: string,
  quantityPurchased: number,
): Promise<Result<{ quantity: number }>> {
  const left = await sql<{ quantity: number }>`
    with waiting as (
      select order_id, line_number from order_lines
      where product_id = ${productId} and quantity = ${quantityPurchased} and acknowledged_at is null
        and placed_at > now() - make_interval(mins => ${ACKNOWLEDGE_WITHIN_MINUTES})
      order by placed_at limit 1
      for update skip locked
    ), acknowledged as (
      update order_lines set acknowledged_at = now() from waiting
      where order_lines.order_id = waiting.order_id and order_lines.line_number = waiting.line_number
      returning order_lines.product_id
    )
    select products.quantity from products join acknowledged on acknowledged.product_id = products.id
  `.execute(db);
  const [row] = left.rows;
  if (!row)
    return failure('NOTHING_TO_ACKNOWLEDGE', 'There is no recent order of this product and quantity.');
  return success({ quantity: row.quantity });
}

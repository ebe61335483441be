import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { hashToken } from '../../tokens.ts';
import { ACKNOWLEDGE_WITHIN_MINUTES } from '../rules.ts';
import type { Purchase } from '../schemas.ts';

/**
 * Acknowledges one line of the sender's own order (R133); it takes no stock. To everybody else it says the same whether
 * or not there is such an order, so that nobody learns what was sold.
 * @param receipt the token that the browser got with its order
 * @returns the stock left, or NOTHING_TO_ACKNOWLEDGE
 */
export async function acknowledgePurchase(
  db: Database,
  { productId, quantityPurchased }: Purchase,
  receipt: string | undefined,
): Promise<Result<{ quantity: number }>> {
  const nothing = failure(
    'NOTHING_TO_ACKNOWLEDGE',
    'There is no recent order of yours with this product and quantity.',
  );
  if (receipt === undefined) return nothing;
  const left = await sql<{ quantity: number }>`
    with waiting as (
      select order_lines.order_id, line_number
      from order_origins join order_lines on order_lines.order_id = order_origins.order_id
      where receipt_hash = ${hashToken(receipt)} and product_id = ${productId}
        and quantity = ${quantityPurchased} and acknowledged_at is null
        and placed_at > now() - make_interval(mins => ${ACKNOWLEDGE_WITHIN_MINUTES})
      order by placed_at limit 1
      for update of order_lines skip locked
    ), acknowledged as (
      update order_lines set acknowledged_at = now() from waiting
      where order_lines.order_id = waiting.order_id and order_lines.line_number = waiting.line_number
      returning order_lines.product_id
    )
    select stock.quantity from stock join acknowledged using (product_id)
  `.execute(db);
  const [row] = left.rows;
  return row ? success({ quantity: row.quantity }) : nothing;
}

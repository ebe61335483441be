/** What an order comes to (R276): its total is the subtotal, less the discount, plus what the delivery costs. */

import type { Row } from '../../../database/tables.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import type { DeliveryCosts } from '../../store-settings/types.ts';
import { sayShipping, shippingCost } from '../shipping/rules.ts';

/** An amount that staff set, in paisa, and why; the reason is for staff. */
export interface SetByHand {
  paisa: number;
  reason: string;
}

/** What staff set of an order; null is what the rules say: the delivery of its city, and no discount. */
export interface ByHand {
  delivery: SetByHand | null;
  discount: SetByHand | null;
}

const NOTHING_BY_HAND: ByHand = { delivery: null, discount: null };

/** All in paisa. */
export interface Amounts {
  subtotalPaisa: number;
  discountPaisa: number;
  shippingPaisa: number;
  totalPaisa: number;
}

/**
 * What lines come to. Whether delivery is free goes by the subtotal: a discount takes nobody's free delivery away.
 * @param city decides by the owner's costs what delivery costs, unless staff set it
 */
export function sumOrder(
  lines: readonly Pick<Row<'order_lines'>, 'line_price_paisa' | 'quantity'>[],
  city: string,
  costs: DeliveryCosts,
  { delivery, discount }: ByHand = NOTHING_BY_HAND,
): Amounts {
  const subtotalPaisa = lines.reduce((sum, line) => sum + line.line_price_paisa * line.quantity, 0);
  const shippingPaisa = delivery?.paisa ?? toPaisa(shippingCost(toRupees(subtotalPaisa), city, costs));
  const discountPaisa = discount?.paisa ?? 0;
  return {
    subtotalPaisa,
    discountPaisa,
    shippingPaisa,
    totalPaisa: subtotalPaisa - discountPaisa + shippingPaisa,
  };
}

/** What an order's responses say of its amounts, in rupees. */
interface SaidAmounts {
  subtotal: number;
  discountAmount: number;
  shippingCost: number;
}

/** What leads to the total, named and written as everywhere; a discount only where there is one. */
export function amountRows({ subtotal, discountAmount, shippingCost: shipping }: SaidAmounts) {
  const rows: [name: string, amount: string][] = [['Subtotal', formatRupees(subtotal)]];
  if (discountAmount > 0) rows.push(['Discount', `-${formatRupees(discountAmount)}`]);
  rows.push(['Shipping', sayShipping(shipping)]);
  return rows;
}

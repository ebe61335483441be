/**
 * What an order comes to (R276, R561): its total is the subtotal, less the discount and what its coupon takes off, plus what the
 * delivery costs. The browser's checkout, the server's and an edit compute it here.
 */

import type { Row } from '../../../database/tables.ts';
import { linePrice } from '../../catalogue/pricing/rules.ts';
import type { ProductCard } from '../../catalogue/products/responses.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import type { DeliveryCosts } from '../../settings/store-settings/types.ts';
import {
  type CouponTerms,
  couponDelivers,
  couponTakes,
  type OrderCoupon,
  sayCouponOf,
} from '../coupons/rules.ts';
import { isFree, sayShipping, shippingCost } from '../shipping/rules.ts';

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
  /** What the coupon takes off the subtotal, and off the delivery. */
  couponPaisa: number;
  couponDeliveryPaisa: number;
  /** What is to pay for the delivery. */
  shippingPaisa: number;
  totalPaisa: number;
}

/** What a coupon takes off a subtotal: no more than the discount leaves of it. All in paisa. */
export function couponPaisaOf(
  coupon: CouponTerms | null,
  subtotalPaisa: number,
  discountPaisa: number,
): number {
  const takes = coupon ? toPaisa(couponTakes(coupon, toRupees(subtotalPaisa))) : 0;
  return Math.min(takes, Math.max(0, subtotalPaisa - discountPaisa));
}

/** Whether the mark of a product makes its delivery free: in a shop whose owner says so (R567). */
export function isMarkedFree(
  { shipping }: Pick<ProductCard, 'shipping'>,
  { markedFree }: Pick<DeliveryCosts, 'markedFree'>,
): boolean {
  return markedFree && shipping === 'free';
}

/** A line as far as its price goes. */
type SummedLine = Pick<Row<'order_lines'>, 'line_price_paisa' | 'quantity' | 'delivered_free'>;

/**
 * What lines come to. Whether delivery is free goes by the subtotal: neither a discount nor a coupon takes anybody's free delivery
 * away. A coupon takes no more than the discount leaves; what staff set the delivery to stands, whatever the coupon is.
 * @param city decides by the owner's costs what delivery costs, unless staff set it
 */
export function sumOrder(
  lines: readonly SummedLine[],
  city: string,
  costs: DeliveryCosts,
  coupon: CouponTerms | null,
  { delivery, discount }: ByHand = NOTHING_BY_HAND,
): Amounts {
  const subtotalPaisa = lines.reduce((sum, line) => sum + line.line_price_paisa * line.quantity, 0);
  const subtotal = toRupees(subtotalPaisa);
  const discountPaisa = discount?.paisa ?? 0;
  const couponPaisa = couponPaisaOf(coupon, subtotalPaisa, discountPaisa);
  const allMarkedFree = lines.length > 0 && lines.every((line) => line.delivered_free);
  const byRule = isFree(subtotal, costs, allMarkedFree) ? 0 : shippingCost(subtotal, city, costs);
  const deliveryPaisa = delivery?.paisa ?? toPaisa(byRule);
  const isDelivered = coupon !== null && delivery === null && couponDelivers(coupon, subtotal);
  const couponDeliveryPaisa = isDelivered ? deliveryPaisa : 0;
  const shippingPaisa = deliveryPaisa - couponDeliveryPaisa;
  return {
    subtotalPaisa,
    discountPaisa,
    couponPaisa,
    couponDeliveryPaisa,
    shippingPaisa,
    totalPaisa: subtotalPaisa - discountPaisa - couponPaisa + shippingPaisa,
  };
}

/** What a cart comes to before it is sent, by the same rules, in rupees. @param city null while none is chosen */
export function sumCart(
  items: readonly (Pick<ProductCard, 'price' | 'discount' | 'shipping'> & { quantity: number })[],
  city: string | null,
  costs: DeliveryCosts,
  coupon: CouponTerms | null,
) {
  const lines = items.map((item) => ({
    line_price_paisa: toPaisa(linePrice(item)),
    quantity: item.quantity,
    delivered_free: isMarkedFree(item, costs),
  }));
  const sums = sumOrder(lines, city ?? '', costs, coupon);
  const hasCity = city !== null;
  return {
    coupon: toRupees(sums.couponPaisa),
    couponDelivery: hasCity ? toRupees(sums.couponDeliveryPaisa) : null,
    shipping: hasCity ? toRupees(sums.shippingPaisa) : null,
    total: toRupees(sums.totalPaisa - (hasCity ? 0 : sums.shippingPaisa)),
  };
}

/** What an order's responses say of its amounts, in rupees. */
interface SaidAmounts {
  subtotal: number;
  discountAmount: number;
  coupon: Pick<OrderCoupon, 'code' | 'kind' | 'amount' | 'delivery'> | null;
  shippingCost: number;
}

/** What leads to the total, named and written as everywhere; a discount and a coupon only where there is one. */
export function amountRows({ subtotal, discountAmount, coupon, shippingCost: shipping }: SaidAmounts) {
  const rows: [name: string, amount: string][] = [['Subtotal', formatRupees(subtotal)]];
  if (discountAmount > 0) rows.push(['Discount', `-${formatRupees(discountAmount)}`]);
  if (coupon) rows.push([`Coupon ${coupon.code}`, sayCouponOf(coupon)]);
  rows.push(['Shipping', sayShipping(shipping)]);
  return rows;
}

import type { Row } from '../../../database/tables.ts';
import { toRupees } from '../../money.ts';
import type { OrderCoupon } from './rules.ts';

/** What an order's row keeps of its coupon. */
export const ORDER_COUPON = [
  'coupon_code',
  'coupon_kind',
  'coupon_value',
  'coupon_least_subtotal',
  'coupon_paisa',
  'coupon_delivery_paisa',
] as const;

type CouponColumns = Pick<Row<'orders'>, (typeof ORDER_COUPON)[number]>;

/** Takes the coupon out of an order's row, in rupees; null where the order has none. */
export function takeCoupon<Columns extends CouponColumns>(
  row: Columns,
): { coupon: OrderCoupon | null; rest: Omit<Columns, keyof CouponColumns> } {
  const {
    coupon_code: code,
    coupon_kind: kind,
    coupon_value: value,
    coupon_least_subtotal: leastSubtotal,
    coupon_paisa,
    coupon_delivery_paisa,
    ...rest
  } = row;
  if (code === null || kind === null || value === null || leastSubtotal === null) {
    return { coupon: null, rest };
  }
  const taken = { amount: toRupees(coupon_paisa), delivery: toRupees(coupon_delivery_paisa) };
  return { coupon: { code, kind, value, leastSubtotal, ...taken }, rest };
}

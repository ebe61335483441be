import type { Database } from '../../../database/connect.ts';
import { fromProducts } from '../../catalogue/products/queries.ts';
import { isOneOf } from '../../catalogue/stock/lock-products.ts';
import { sumByProduct } from '../../catalogue/stock/rules.ts';
import { dayOfShop } from '../../dates.ts';
import { type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import type { DeliveryCosts } from '../../settings/store-settings/types.ts';
import { computeTotals, couponCase } from '../rules.ts';
import { explainRefusal } from './explain-refusal.ts';
import { couponTerms, UNKNOWN, whyNoCoupon } from './judging/rules.ts';
import { findStoredCoupon } from './queries.ts';
import type { CheckedCoupon } from './responses.ts';
import { couponDelivers } from './rules.ts';
import type { CheckCoupon } from './schemas.ts';

/**
 * Says what a coupon takes off a cart (R563). Nothing is stored or taken. What depends on a mobile number is judged when the order
 * is placed: nobody is to learn here whether a number has ordered before.
 * @returns COUPON_REFUSED with why
 */
export async function checkCoupon(
  db: Database,
  { coupon: code, items }: CheckCoupon,
  delivery: DeliveryCosts,
): Promise<Result<CheckedCoupon>> {
  const wanted = sumByProduct(items);
  const [coupon, products] = await Promise.all([
    findStoredCoupon(db, code),
    fromProducts(db)
      .where(isOneOf(wanted.map(({ productId }) => productId)))
      .select(['id', 'name', 'photos', 'price_paisa', 'discount_basis_points', 'shipping', 'quantity'])
      .execute(),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  // What it takes off goes by no city.
  const totals = computeTotals(wanted, byId, '', delivery, coupon);
  const judged = couponCase(totals, delivery);
  const today = dayOfShop(new Date().toISOString());
  const why = whyNoCoupon(coupon, { ...judged, today, ofMobile: null });
  if (!coupon || why) return { ok: false, failure: explainRefusal(why ?? UNKNOWN) };
  return success({
    ...couponTerms(coupon),
    takesOff: toRupees(totals.couponPaisa),
    freeDelivery: couponDelivers(coupon, judged.subtotal),
  });
}

import type { Database } from '../../../database/connect.ts';
import { IS_SOLD } from '../../catalogue/products/conditions.ts';
import { fromProducts, ORDERABLE } from '../../catalogue/products/queries.ts';
import { isOneOf } from '../../catalogue/stock/lock-products.ts';
import { sumByProduct } from '../../catalogue/stock/rules.ts';
import { dayOfShop } from '../../dates.ts';
import { toRupees } from '../../money.ts';
import type { DeliveryCosts } from '../../settings/store-settings/types.ts';
import { couponTerms, whyNoCoupon } from '../coupons/judging/rules.ts';
import { findStoredCoupon } from '../coupons/queries.ts';
import { findRecordOfMobile } from '../management/list-records.ts';
import { findBlocks } from '../risk/queries.ts';
import { computeTotals, couponCase } from '../rules.ts';
import type { Caller, CallerAddress, Quote } from './responses.ts';
import { ADDRESSES_OFFERED, ORDERS_LOOKED_AT } from './rules.ts';
import type { Quoted } from './schemas.ts';

/** Who calls, as far as their orders say it. @param mobile as it is stored, +923XXXXXXXXX */
export async function findCaller(db: Database, mobile: string): Promise<Caller> {
  const [record, blocks, orders] = await Promise.all([
    findRecordOfMobile(db, mobile),
    findBlocks(db, [mobile]),
    db
      .selectFrom('orders')
      .select(['name', 'email', 'province', 'city', 'address'])
      .where('mobile', '=', mobile)
      .orderBy('created_at', 'desc')
      .limit(ORDERS_LOOKED_AT)
      .execute(),
  ]);
  const byPlace = new Map<string, CallerAddress>();
  for (const order of orders) {
    const place = [order.name, order.address, order.city, order.province].join('\n').toLowerCase();
    if (!byPlace.has(place)) byPlace.set(place, order);
  }
  return {
    record,
    addresses: [...byPlace.values()].slice(0, ADDRESSES_OFFERED),
    block: blocks.get(mobile) ?? null,
  };
}

/** What an order would cost by now, by the rules that it will be placed by. */
export async function quoteOrder(
  db: Database,
  { items, city, coupon: code }: Quoted,
  delivery: DeliveryCosts,
): Promise<Quote> {
  const wanted = sumByProduct(items);
  const [coupon, found] = await Promise.all([
    code ? findStoredCoupon(db, code) : null,
    fromProducts(db)
      .where(isOneOf(wanted.map(({ productId }) => productId)))
      .where(IS_SOLD)
      .select(ORDERABLE)
      .execute(),
  ]);
  const products = new Map(found.map((product) => [product.id, product]));
  const inOrder = items.map(({ _id, quantity }) => ({ productId: _id, quantity }));
  const judged = couponCase(computeTotals(inOrder, products, city, delivery, null), delivery);
  const today = dayOfShop(new Date().toISOString());
  const why = code ? whyNoCoupon(coupon, { ...judged, today, ofMobile: null }) : null;
  const totals = computeTotals(inOrder, products, city, delivery, why ? null : coupon);
  const { lines, subtotalPaisa, couponPaisa, couponDeliveryPaisa, shippingPaisa } = totals;
  const shipping = city === '' ? null : toRupees(shippingPaisa);
  const subtotal = toRupees(subtotalPaisa);
  return {
    lines: lines.flatMap(({ product_id, name, photo, line_price_paisa, quantity }) => {
      const product = products.get(product_id ?? '');
      const linePrice = toRupees(line_price_paisa);
      return product ? [{ _id: product.id, name, photo, linePrice, quantity, left: product.quantity }] : [];
    }),
    subtotal,
    coupon: totals.coupon && {
      ...couponTerms(totals.coupon),
      amount: toRupees(couponPaisa),
      delivery: city === '' ? 0 : toRupees(couponDeliveryPaisa),
    },
    couponRefusal: why?.message ?? null,
    shippingCost: shipping,
    totalAmount: toRupees(subtotalPaisa - couponPaisa) + (shipping ?? 0),
  };
}

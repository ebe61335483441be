import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import type { CouponTerms } from '../coupons/rules.ts';
import { computeTotals } from '../rules.ts';
import { amountRows, sumCart, sumOrder } from './rules.ts';

const costs = readSettings({}).newShop.delivery;

const lines = fc.array(
  fc.record({
    line_price_paisa: fc.integer({ min: 0, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 1000 }),
    delivered_free: fc.constant(false),
  }),
  { minLength: 1, maxLength: 100 },
);
const wholeLines = lines.map((sold) =>
  sold.map((line) => ({ ...line, line_price_paisa: line.line_price_paisa - (line.line_price_paisa % 100) })),
);
const value = fc.integer({ min: 1, max: 10_000_000 });
const leastSubtotal = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000_000 }));
const coupon: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({
    code: fc.constant('EID10'),
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    leastSubtotal,
  }),
  fc.record({ code: fc.constant('EID10'), kind: fc.constant('amount' as const), value, leastSubtotal }),
  fc.record({
    code: fc.constant('EID10'),
    kind: fc.constant('free-delivery' as const),
    value: fc.constant(0),
    leastSubtotal,
  }),
);
const toStored = (terms: CouponTerms) => ({
  ...terms,
  ...{ id: 'coupon', version: 1, isOn: true, firstOrderOnly: false, usesPerMobile: null, mostUses: null },
  ...{ uses: 0, startsOn: null, endsOn: null },
});
const inPaisa = (rupees: number | null) => Math.round((rupees ?? Number.NaN) * 100);
const setByHand = fc.option(
  fc.record({ paisa: fc.integer({ min: 0, max: 1_000_000_000 }), reason: fc.constant('A regular') }),
);

describe('what an order comes to', () => {
  test('is the subtotal, less the discount, plus delivery, whatever is set by hand', () => {
    fc.assert(
      fc.property(lines, setByHand, setByHand, (sold, delivery, discount) => {
        const sum = sumOrder(sold, 'Karachi', costs, null, { delivery, discount });
        expect(sum.totalPaisa).toBe(sum.subtotalPaisa - sum.discountPaisa + sum.shippingPaisa);
        expect(sum.discountPaisa).toBe(discount?.paisa ?? 0);
        if (delivery) expect(sum.shippingPaisa).toBe(delivery.paisa);
        else expect(sum.shippingPaisa).toBe(sum.subtotalPaisa >= 500_000 ? 0 : 15_000);
      }),
    );
  });

  test('names a discount only where there is one', () => {
    const amounts = { subtotal: 2000, discountAmount: 0, coupon: null, shippingCost: 0 };
    expect(amountRows(amounts)).toEqual([
      ['Subtotal', 'Rs. 2,000'],
      ['Shipping', 'FREE'],
    ]);
    expect(amountRows({ ...amounts, discountAmount: 99.5, shippingCost: 150 })).toEqual([
      ['Subtotal', 'Rs. 2,000'],
      ['Discount', '-Rs. 99.50'],
      ['Shipping', 'Rs. 150'],
    ]);
  });

  test('with a coupon takes off no more than there is, whatever is set by hand, and every sum holds', () => {
    // What staff take off is at most the subtotal (plan-edit.ts).
    const part = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(wholeLines, coupon, setByHand, part, (sold, terms, delivery, percent) => {
        const before = sumOrder(sold, 'Karachi', costs, null);
        const paisa = percent === null ? null : Math.floor((before.subtotalPaisa * percent) / 100);
        const discount = paisa === null ? null : { paisa, reason: 'A regular' };
        const sum = sumOrder(sold, 'Karachi', costs, terms, { delivery, discount });
        const { subtotalPaisa, discountPaisa, couponPaisa, couponDeliveryPaisa, shippingPaisa } = sum;
        expect(sum.totalPaisa).toBe(subtotalPaisa - discountPaisa - couponPaisa + shippingPaisa);
        expect(subtotalPaisa).toBe(before.subtotalPaisa);
        expect(couponPaisa).toBeGreaterThanOrEqual(0);
        expect(couponPaisa).toBeLessThanOrEqual(subtotalPaisa - discountPaisa);
        expect(sum.totalPaisa).toBeGreaterThanOrEqual(shippingPaisa);
        // What is given of the delivery and what is left to pay of it are all of it.
        expect(shippingPaisa + couponDeliveryPaisa).toBe(delivery?.paisa ?? before.shippingPaisa);
        if (delivery) expect(couponDeliveryPaisa).toBe(0);
        if (subtotalPaisa < terms.leastSubtotal * 100) expect(couponPaisa + couponDeliveryPaisa).toBe(0);
        if (discountPaisa === 0) expect(couponPaisa % 100).toBe(0);
        expect(Object.values(sum).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  test('with a coupon is the same in the browser and on the server, to the paisa, over random carts', () => {
    const product = fc.record({
      id: fc.uuid(),
      price_paisa: fc.integer({ min: 1, max: 100_000_000 }),
      discount_basis_points: fc.integer({ min: 0, max: 10_000 }),
      shipping: fc.constantFrom('free' as const, 'paid' as const),
      bought: fc.integer({ min: 1, max: 100 }),
    });
    const carts = fc.uniqueArray(product, { selector: ({ id }) => id, minLength: 1, maxLength: 20 });
    const city = fc.constantFrom('Karachi', 'Lahore', 'Quetta');
    fc.assert(
      fc.property(carts, city, fc.boolean(), coupon, (goods, to, markedFree, terms) => {
        const owners = { ...costs, markedFree };
        const items = goods.map(({ price_paisa, discount_basis_points, shipping, bought }) => ({
          price: JSON.parse(JSON.stringify(price_paisa / 100)),
          discount: JSON.parse(JSON.stringify(discount_basis_points / 100)),
          shipping,
          quantity: bought,
        }));
        const shown = sumCart(items, to, owners, terms);
        const products = new Map(
          goods.map((one) => [one.id, { ...one, name: one.id, photos: [], quantity: 1000 }]),
        );
        const wanted = goods.map(({ id, bought }) => ({ productId: id, quantity: bought }));
        const totals = computeTotals(wanted, products, to, owners, toStored(terms));
        expect([shown.coupon, shown.couponDelivery, shown.shipping, shown.total].map(inPaisa)).toEqual([
          totals.couponPaisa,
          totals.couponDeliveryPaisa,
          totals.shippingPaisa,
          totals.totalPaisa,
        ]);
        const allFree = markedFree && goods.every(({ shipping }) => shipping === 'free');
        if (allFree) expect(totals.shippingPaisa + totals.couponDeliveryPaisa).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('is told before a city is chosen, without the delivery', () => {
    const items = [{ price: 1000, discount: 0, shipping: 'paid' as const, quantity: 2 }];
    const terms = { code: 'EID10', kind: 'percent', value: 10, leastSubtotal: 0 } as const;
    expect(sumCart(items, null, costs, terms)).toEqual({
      coupon: 200,
      couponDelivery: null,
      shipping: null,
      total: 1800,
    });
  });

  test('names a coupon with what it does', () => {
    const said = (changed: object) =>
      amountRows({
        subtotal: 2000,
        discountAmount: 0,
        coupon: { code: 'EID10', kind: 'free-delivery', amount: 0, delivery: 0, ...changed },
        shippingCost: 0,
      })[1];
    expect(said({ amount: 250 })).toEqual(['Coupon EID10', '-Rs. 250']);
    expect(said({ delivery: 150 })).toEqual(['Coupon EID10', 'Free delivery']);
    expect(said({})).toEqual(['Coupon EID10', 'Takes nothing off']);
  });
});

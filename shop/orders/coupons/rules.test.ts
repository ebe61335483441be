import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JudgedCoupon, whyNoCoupon, whyNotInCart } from './judging/rules.ts';
import { couponDelivers, couponTakes, toCouponCode } from './rules.ts';

const EID: JudgedCoupon = {
  ...{ code: 'EID10', kind: 'percent', value: 10, leastSubtotal: 0, isOn: true, firstOrderOnly: false },
  ...{ usesPerMobile: null, mostUses: null, uses: 0, startsOn: null, endsOn: null },
};
const CART = {
  subtotal: 1000,
  isDeliveredFree: false,
  today: '2026-08-15',
  ofMobile: { orders: 0, uses: 0 },
};
const why = (coupon: object, judged: object = {}) =>
  whyNoCoupon({ ...EID, ...coupon }, { ...CART, ...judged })?.reason;

describe('a coupon', () => {
  test('takes a percentage in whole rupees, rounded down, or its rupees, and never more than the subtotal', () => {
    expect(couponTakes(EID, 1999)).toBe(199);
    expect(couponTakes({ ...EID, value: 100 }, 1999)).toBe(1999);
    expect(couponTakes({ ...EID, kind: 'amount', value: 250 }, 1999)).toBe(250);
    expect(couponTakes({ ...EID, kind: 'amount', value: 250 }, 99)).toBe(99);
    expect(couponTakes({ ...EID, kind: 'free-delivery', value: 0 }, 99)).toBe(0);
  });

  test('gives nothing below its least subtotal, and all of it from there on', () => {
    const least = { ...EID, leastSubtotal: 2000 };
    expect([couponTakes(least, 1999), couponTakes(least, 2000)]).toEqual([0, 200]);
    const free = { ...least, kind: 'free-delivery', value: 0 } as const;
    expect([couponDelivers(free, 1999), couponDelivers(free, 2000)]).toEqual([false, true]);
  });

  test('is the same code in whatever case and with whatever spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{3,20}$/), fc.array(fc.nat({ max: 20 })), (code, places) => {
        const typed = places.reduce(
          (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
          code.toLowerCase(),
        );
        expect(toCouponCode(`\t${typed}\u00a0`)).toBe(code);
      }),
    );
  });
});

describe('why a coupon does not apply', () => {
  test.each([
    ['off', { isOn: false }, {}],
    ['not-yet', { startsOn: '2026-08-16' }, {}],
    ['over', { endsOn: '2026-08-14' }, {}],
    ['used-up', { mostUses: 5, uses: 5 }, {}],
    ['used-by-mobile', { usesPerMobile: 2 }, { ofMobile: { orders: 3, uses: 2 } }],
    ['not-first', { firstOrderOnly: true }, { ofMobile: { orders: 1, uses: 0 } }],
    ['below-least', { leastSubtotal: 1001 }, {}],
    ['delivered-free', { kind: 'free-delivery', value: 0 }, { isDeliveredFree: true }],
  ])('is %s', (reason, coupon, judged) => {
    expect(why(coupon, judged)).toBe(reason);
    expect(whyNoCoupon(null, CART)?.reason).toBe('unknown');
  });

  test('is nothing on its first and last day, with its last use, and before a mobile is known', () => {
    expect(why({ startsOn: '2026-08-15', endsOn: '2026-08-15' })).toBeUndefined();
    expect(
      why({ mostUses: 5, uses: 4, usesPerMobile: 2 }, { ofMobile: { orders: 9, uses: 1 } }),
    ).toBeUndefined();
    expect(why({ firstOrderOnly: true, usesPerMobile: 1 }, { ofMobile: null })).toBeUndefined();
  });

  test('names what is missing to the rupee', () => {
    const { message, missing } = whyNotInCart({ ...EID, leastSubtotal: 2500 }, CART) ?? {};
    expect([missing, message]).toEqual([1500, 'Add Rs. 1,500 more to use EID10 (orders from Rs. 2,500).']);
  });
});

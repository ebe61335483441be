import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBasisPoints } from '../catalogue/pricing/rules.ts';
import { sumByProduct } from '../catalogue/stock/rules.ts';
import { cityNamesOf } from '../fields/cities.ts';
import { toPaisa } from '../money.ts';
import { readSettings } from '../settings/settings.ts';
import { cartSubtotal, toCartItem } from './cart/rules.ts';
import {
  assessOrder,
  computeTotals,
  ORDER_STATUSES,
  type OrderableProduct,
  readOrderSearch,
  stockMove,
} from './rules.ts';
import { shippingCost } from './shipping/rules.ts';

const { delivery, cities } = readSettings({}).newShop;

const pan: OrderableProduct = {
  id: 'pan',
  name: 'Pan',
  photos: [],
  price_paisa: 200_000,
  discount_basis_points: 1000,
  shipping: 'paid',
  quantity: 5,
};
const products = new Map([[pan.id, pan]]);
const request = {
  wanted: [{ productId: 'pan', quantity: 2 }],
  city: 'Karachi',
  delivery,
  shownShippingCost: 150,
  shownTotalAmount: 3750,
  limits: null,
  coupon: null,
};

describe('an order', () => {
  test('costs its lines at the discounted price and the shipping of its city', () => {
    const { failure } = assessOrder(request, products);
    expect(failure).toBeNull();
    const { subtotalPaisa, shippingPaisa, totalPaisa } = computeTotals(
      request.wanted,
      products,
      'Karachi',
      delivery,
      null,
    );
    expect([subtotalPaisa, shippingPaisa, totalPaisa]).toEqual([360_000, 15_000, 375_000]);
  });

  test.each([
    ['total', { shownTotalAmount: 1 }],
    ['shipping cost', { shownShippingCost: 0 }],
    ['shipping cost of another city', { city: 'Lahore' }],
  ])('is refused when the shopper saw another %s', (_what, change) => {
    expect(assessOrder({ ...request, ...change }, products).failure).toMatchObject({
      reason: 'amounts-changed',
    });
  });

  test('is told about the stock before it is told about the price', () => {
    const greedy = { ...request, wanted: [{ productId: 'pan', quantity: 6 }] };
    expect(assessOrder(greedy, products).failure).toEqual({
      reason: 'shortages',
      shortages: [{ productId: 'pan', wanted: 6, left: 5 }],
    });
  });

  test('adds up lines of one product, so that two lines cannot take what one may not', () => {
    expect(
      sumByProduct([
        { _id: 'pan', quantity: 3 },
        { _id: 'kettle', quantity: 1 },
        { _id: 'pan', quantity: 3 },
      ]),
    ).toEqual([
      { productId: 'kettle', quantity: 1 },
      { productId: 'pan', quantity: 6 },
    ]);
  });

  test('locks its products in one order, whatever the order of the cart', () => {
    const cart = fc.array(fc.record({ _id: fc.uuid(), quantity: fc.integer({ min: 1, max: 9 }) }));
    fc.assert(
      fc.property(cart, (items) => {
        expect(sumByProduct(items.toReversed())).toEqual(sumByProduct(items));
      }),
    );
  });
});

describe('amounts', () => {
  test('browser and server agree to the rupee over 10,000 random carts', () => {
    const line = fc.record({
      id: fc.uuid(),
      pricePaisa: fc.integer({ min: 1, max: 100_000_000 }),
      discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
      quantity: fc.integer({ min: 1, max: 100 }),
    });
    const carts = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(carts, fc.constantFrom(...cityNamesOf(cities)), (lines, city) => {
        // What the browser holds came through JSON: rupees and percent.
        const cart = lines.map(({ id, pricePaisa, discountBasisPoints, quantity }) =>
          toCartItem(
            {
              _id: id,
              name: id,
              title: id,
              price: JSON.parse(JSON.stringify(pricePaisa / 100)),
              discount: JSON.parse(JSON.stringify(discountBasisPoints / 100)),
              quantity: 1000,
              shipping: 'paid',
              photos: [],
              reviewCount: 0,
              rating: null,
            },
            quantity,
          ),
        );
        const subtotal = cartSubtotal(cart);
        const shipping = shippingCost(subtotal, city, delivery);

        const stored = new Map(
          lines.map(({ id, pricePaisa, discountBasisPoints }) => [
            id,
            {
              id,
              name: id,
              photos: [],
              price_paisa: pricePaisa,
              discount_basis_points: discountBasisPoints,
              shipping: 'paid' as const,
              quantity: 1000,
            },
          ]),
        );
        const totals = computeTotals(sumByProduct(cart), stored, city, delivery, null);
        expect(toPaisa(subtotal)).toBe(totals.subtotalPaisa);
        expect(toPaisa(shipping)).toBe(totals.shippingPaisa);
        expect(toPaisa(subtotal + shipping)).toBe(totals.totalPaisa);
        expect(cart.map(({ price }) => toPaisa(price))).toEqual(lines.map(({ pricePaisa }) => pricePaisa));
        expect(cart.map(({ discount }) => toBasisPoints(discount))).toEqual(
          lines.map(({ discountBasisPoints }) => discountBasisPoints),
        );
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the status of an order', () => {
  const moves = {
    'Pending → Pending': 'none',
    'Pending → Processing': 'none',
    'Pending → Delivered': 'none',
    'Pending → Cancelled': 'give-back',
    'Processing → Pending': 'none',
    'Processing → Processing': 'none',
    'Processing → Delivered': 'none',
    'Processing → Cancelled': 'give-back',
    'Delivered → Pending': 'none',
    'Delivered → Processing': 'none',
    'Delivered → Delivered': 'none',
    'Delivered → Cancelled': 'give-back',
    'Cancelled → Pending': 'take-again',
    'Cancelled → Processing': 'take-again',
    'Cancelled → Delivered': 'take-again',
    'Cancelled → Cancelled': 'none',
  } as const;

  test('may change to any other; the table says what the stock does', () => {
    const changes = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.map((to) => [`${from} → ${to}`, stockMove(from, to)]),
    );
    expect(Object.fromEntries(changes)).toEqual(moves);
  });

  test('over any sequence of changes the order holds its units exactly when it is not cancelled', () => {
    const step = { none: 0, 'give-back': 1, 'take-again': -1 };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES)), (statuses) => {
        const given = [...statuses.entries()].reduce(
          (sum, [index, to]) => sum + step[stockMove(statuses[index - 1] ?? 'Pending', to)],
          0,
        );
        expect(given).toBe(statuses.at(-1) === 'Cancelled' ? 1 : 0);
      }),
    );
  });
});

describe('what staff type into the search of orders', () => {
  test.each([
    ['0301-2345678', [['03012345678']]],
    ['۰۳۰۱ ۲۳۴۵۶۷۸', [['03012345678']]],
    ['345678', [['345678']]],
    ['Ayesha 0301-2345678', [['ayesha'], ['03012345678']]],
    ['  AYESHA   khan ', [['ayesha'], ['khan']]],
    ['ayesha@example.com', [['ayesha@example.com']]],
    ['CX-7712', [['cx-7712']]],
    ['', []],
  ])('%s is searched by its words', (text, words) => {
    expect(readOrderSearch(text, cityNamesOf(cities)).words).toEqual(
      words.map((readings) => ({ readings, mobileStart: null })),
    );
  });

  test.each([
    ['9239871', [{ readings: ['9239871'], mobileStart: '039871' }]],
    ['923456', [{ readings: ['923456'], mobileStart: '03456' }]],
    ['923012345678', [{ readings: ['923012345678'], mobileStart: '03012345678' }]],
    ['0092 (301) 2345678', [{ readings: ['00923012345678'], mobileStart: '03012345678' }]],
    ['923', [{ readings: ['923'], mobileStart: null }]],
    ['+92 301 2345678', [{ readings: [], mobileStart: '03012345678' }]],
    ['+92301', [{ readings: [], mobileStart: '0301' }]],
    [
      'Omar 92398',
      [
        { readings: ['omar'], mobileStart: null },
        { readings: ['92398'], mobileStart: '0398' },
      ],
    ],
  ])(
    '%s may begin with the code of the country or with half a number; a plus sign is the code',
    (text, words) => {
      expect(readOrderSearch(text, cityNamesOf(cities)).words).toEqual(words);
    },
  );

  test.each([
    ['1042', 1042],
    ['#1042', 1042],
    [' ۱۰۴۲ ', 1042],
    ['9239871', 9239871],
    ['+92301', null],
    ['0301-2345678', null],
    ['Ayesha', null],
  ])('%s may be an order number', (text, number) => {
    expect(readOrderSearch(text, cityNamesOf(cities)).number).toBe(number);
  });

  test.each([
    ['rahim yar khan', 'Rahim Yar Khan'],
    ['KARACHI', 'Karachi'],
    ['karachi ayesha', null],
  ])('%s is a city only when it is nothing else', (text, city) => {
    expect(readOrderSearch(text, cityNamesOf(cities)).city).toBe(city);
  });
});

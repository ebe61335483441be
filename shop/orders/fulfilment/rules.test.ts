import { describe, expect, test } from 'vitest';
import { FULFILMENTS, type Fulfilment, ORDER_STATUSES, type OrderStatus } from '../rules.ts';
import { allWhole } from './counting/rules.ts';
import {
  fulfilmentAfterStatus,
  isPossible,
  labelWeight,
  type Parcel,
  possibleSteps,
  refusalOf,
  STEP_NAMES,
  STEPS,
  weighLines,
} from './rules.ts';
import { unitsOffShelf } from './stock.ts';

const line = {
  _id: 'p',
  name: 'Karahi',
  photo: null,
  price: 1000,
  discount: 0,
  linePrice: 1000,
  quantity: 3,
  lineNumber: 1,
  returnedGood: 0,
  returnedDamaged: 0,
  deliveredFree: false,
};

const parcel = (changed: Partial<Parcel> = {}): Parcel => ({
  number: 1042,
  status: 'Pending',
  paymentMethod: 'card',
  totalAmount: 3150,
  paidAmount: 3150,
  advanceAmount: 0,
  confirmation: 'unconfirmed',
  fulfilment: 'to-pack',
  dispatchedAt: null,
  courier: 'TCS',
  items: [line],
  ...changed,
});

const SENT = '2026-11-20T10:00:00.000Z';

describe('the steps of a parcel', () => {
  test('are these, from these places; no other step is possible', () => {
    const table = Object.fromEntries(
      FULFILMENTS.map((from) => [from, STEP_NAMES.filter((step) => isPossible(step, from))]),
    );
    expect(table).toEqual({
      'to-pack': ['pack'],
      packed: ['unpack', 'hand-over'],
      'with-courier': ['take-back', 'send-out', 'deliver', 'refuse', 'come-back', 'count-in', 'lose'],
      'out-for-delivery': ['deliver', 'refuse', 'come-back', 'count-in', 'lose'],
      delivered: [],
      refused: ['deliver', 'come-back', 'count-in', 'lose'],
      'coming-back': ['deliver', 'count-in', 'lose'],
      back: [],
      lost: ['deliver', 'come-back', 'count-in'],
    });
  });

  test('take the status along as it is written', () => {
    expect(STEP_NAMES.map((step) => [step, STEPS[step].to, STEPS[step].status])).toEqual([
      ['pack', 'packed', 'Processing'],
      ['unpack', 'to-pack', null],
      ['hand-over', 'with-courier', 'Processing'],
      ['take-back', 'packed', null],
      ['send-out', 'out-for-delivery', null],
      ['deliver', 'delivered', 'Delivered'],
      ['refuse', 'refused', null],
      ['come-back', 'coming-back', null],
      ['count-in', 'back', 'Cancelled'],
      ['lose', 'lost', 'Cancelled'],
    ]);
  });

  test('need a courier before the parcel is handed over, and nothing that is cancelled is packed', () => {
    expect(refusalOf('hand-over', parcel({ fulfilment: 'packed', courier: null }))?.message).toBe(
      'Order 1042 has no courier yet. Please choose the courier first.',
    );
    expect(refusalOf('pack', parcel({ status: 'Cancelled' }))?.message).toBe('Order 1042 is cancelled.');
    expect(possibleSteps(parcel({ status: 'Cancelled' }))).toEqual([]);
  });

  test.each([
    ['cash', 'unconfirmed', true],
    ['cash', 'no-answer', true],
    ['cash', 'confirmed', false],
    ['card', 'unconfirmed', false],
  ] as const)(
    'a %s order that is %s is asked about before it is packed: %s',
    (paymentMethod, confirmation, asked) => {
      const order = parcel({ paymentMethod, confirmation });
      expect(refusalOf('pack', order)?.code).toBe(asked ? 'NOT_CONFIRMED' : undefined);
      expect(refusalOf('pack', order, true)).toBeNull();
    },
  );
});

describe('a status that is set by hand', () => {
  const after = (order: Parcel) =>
    Object.fromEntries(ORDER_STATUSES.map((status) => [status, fulfilmentAfterStatus(order, status)]));

  test.each<[string, Parcel, Record<OrderStatus, Fulfilment>]>([
    [
      'to pack',
      parcel(),
      { Pending: 'to-pack', Processing: 'to-pack', Delivered: 'delivered', Cancelled: 'to-pack' },
    ],
    [
      'packed',
      parcel({ fulfilment: 'packed' }),
      { Pending: 'to-pack', Processing: 'packed', Delivered: 'delivered', Cancelled: 'to-pack' },
    ],
    [
      'delivered, by its status alone',
      parcel({ fulfilment: 'delivered' }),
      { Pending: 'to-pack', Processing: 'to-pack', Delivered: 'delivered', Cancelled: 'to-pack' },
    ],
    [
      'with the courier',
      parcel({ fulfilment: 'with-courier', dispatchedAt: SENT }),
      {
        Pending: 'with-courier',
        Processing: 'with-courier',
        Delivered: 'delivered',
        Cancelled: 'coming-back',
      },
    ],
    [
      'delivered by a courier',
      parcel({ fulfilment: 'delivered', dispatchedAt: SENT }),
      {
        Pending: 'with-courier',
        Processing: 'with-courier',
        Delivered: 'delivered',
        Cancelled: 'coming-back',
      },
    ],
    [
      'delivered, and something of it came back',
      parcel({ fulfilment: 'delivered', items: [{ ...line, returnedGood: 1 }] }),
      { Pending: 'delivered', Processing: 'delivered', Delivered: 'delivered', Cancelled: 'coming-back' },
    ],
    [
      'refused',
      parcel({ fulfilment: 'refused', dispatchedAt: SENT }),
      { Pending: 'refused', Processing: 'refused', Delivered: 'delivered', Cancelled: 'refused' },
    ],
    [
      'back in the shop',
      parcel({ fulfilment: 'back', dispatchedAt: SENT }),
      { Pending: 'back', Processing: 'back', Delivered: 'back', Cancelled: 'back' },
    ],
    [
      'lost',
      parcel({ fulfilment: 'lost', dispatchedAt: SENT }),
      { Pending: 'lost', Processing: 'lost', Delivered: 'lost', Cancelled: 'lost' },
    ],
  ])('takes a parcel along that is %s', (_place, order, places) => {
    expect(after(order)).toEqual(places);
  });
});

describe('the units of a line', () => {
  test('are on the shelf while a cancelled order is in the shop, and when they came back whole', () => {
    const offShelf = (status: OrderStatus, fulfilment: Fulfilment, returnedGood = 0) =>
      unitsOffShelf({ status, fulfilment }, { ...line, returnedGood });
    expect(offShelf('Pending', 'to-pack')).toBe(3);
    expect(offShelf('Cancelled', 'to-pack')).toBe(0);
    expect(offShelf('Cancelled', 'coming-back')).toBe(3);
    expect(offShelf('Cancelled', 'back', 2)).toBe(1);
    expect(offShelf('Delivered', 'delivered', 1)).toBe(2);
  });

  test('that nobody counts one by one came back whole, but for those that were damaged before', () => {
    expect(allWhole({ items: [{ ...line, returnedDamaged: 1 }] })).toEqual([
      { lineNumber: 1, good: 2, damaged: 1 },
    ]);
  });
});

describe('what the products of an order weigh', () => {
  const weights = new Map([
    ['pan', 450],
    ['pot', 1200],
  ]);
  const lines = (...of: [string | null, number][]) => of.map(([_id, quantity]) => ({ _id, quantity }));

  test('is the sum of their lines, where each is known', () => {
    expect(weighLines(lines(['pan', 2], ['pot', 1]), weights)).toBe(2100);
  });

  test('is not known where one is not, or is no longer in the shop', () => {
    expect(weighLines(lines(['pan', 2], ['jug', 1]), weights)).toBeNull();
    expect(weighLines(lines(['pan', 2], [null, 1]), weights)).toBeNull();
    expect(weighLines([], weights)).toBeNull();
  });

  test('stands on the label of a parcel that nobody weighed, unless the courier was told another weight', () => {
    expect(labelWeight({ weighed: null, booked: null, products: 2100 })).toBe(2100);
    expect(labelWeight({ weighed: null, booked: 2000, products: 2100 })).toBe(2000);
    expect(labelWeight({ weighed: 2250, booked: 2000, products: 2100 })).toBe(2250);
    expect(labelWeight({ weighed: null, booked: null, products: null })).toBeNull();
  });
});

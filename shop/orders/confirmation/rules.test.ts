import { describe, expect, test } from 'vitest';
import { CONFIRMATIONS, ORDER_STATUSES, PAYMENT_METHODS } from '../rules.ts';
import {
  canBeConfirmed,
  canBeUndone,
  goesUnconfirmed,
  groupByMobile,
  hoursUntilNextTry,
  type OrderToTell,
  type OutcomeEvent,
  orderMessage,
  outcomeBefore,
  whatsAppLink,
} from './rules.ts';

const PAGE_LINE = 'Your order: https://saman.example/order/1042-AAAAAAAAAAAAAAAAAAAAAA';
const SAMAN = { name: 'Saman', address: 'https://saman.example' };

const order: OrderToTell = {
  page: '/order/1042-AAAAAAAAAAAAAAAAAAAAAA',
  _id: 'a',
  number: 1042,
  version: 1,
  createdAt: '2026-08-31T10:00:00.000Z',
  customer: {
    name: 'Ayesha Khan',
    email: 'ayesha@example.com',
    mobile: '+923012345678',
    province: 'Sindh',
    city: 'Karachi',
    address: 'House 1, Street 2',
    instructions: '',
    paymentMethod: 'cash',
  },
  items: [
    {
      _id: 'p',
      name: 'Karahi & Lid',
      photo: null,
      price: 1000,
      discount: 10,
      linePrice: 900,
      quantity: 2,
      lineNumber: 1,
      returnedGood: 0,
      returnedDamaged: 0,
      deliveredFree: false,
    },
  ],
  subtotal: 1800,
  shippingCost: 150,
  paymentMethod: 'cash',
  totalAmount: 1950,
  paidAmount: 0,
  advanceAmount: 0,
  status: 'Pending',
  confirmation: 'unconfirmed',
  confirmationTries: 0,
  confirmationAt: null,
  confirmationBy: null,
  courier: null,
  trackingNumber: null,
  discountAmount: 0,
  coupon: null,
  discountReason: null,
  shippingReason: null,
  source: 'web',
  takenBy: null,
  fulfilment: 'to-pack',
  parcelWeightGrams: null,
  dispatchedAt: null,
  deliveredAt: null,
  courierSays: null,
  riskOverruled: null,
  trackingLink: null,
};

describe('asking about a cash order', () => {
  test('who does not answer is asked again later and later, at most a day', () => {
    expect([1, 2, 3, 4, 50].map(hoursUntilNextTry)).toEqual([2, 4, 20, 20, 20]);
  });

  test.each([
    ['cash', 'Pending', true],
    ['cash', 'Processing', true],
    ['cash', 'Delivered', false],
    ['cash', 'Cancelled', false],
    ['card', 'Pending', false],
  ] as const)('a %s order that is %s: %s', (paymentMethod, status, asked) => {
    expect(canBeConfirmed({ paymentMethod, status })).toBe(asked);
  });

  test('the link opens WhatsApp at the number with the text whole', () => {
    const link = new URL(whatsAppLink('+923012345678', 'Karahi & Lid\nRs. 1,800'));
    expect(link.origin + link.pathname).toBe('https://wa.me/923012345678');
    expect(link.searchParams.get('text')).toBe('Karahi & Lid\nRs. 1,800');
  });
});

describe('what is written to a customer', () => {
  const parcel = { courier: 'TCS', trackingNumber: '7712', trackingLink: 'https://tcs.example/7712' };
  const write = (change: Partial<OrderToTell>) => orderMessage({ ...order, ...change }, SAMAN);

  test('says what was ordered, what it costs, where it goes, and asks', () => {
    expect(write({})).toBe(
      [
        'Assalam o Alaikum Ayesha Khan, this is Saman.',
        'Your order 1042:',
        '2 × Karahi & Lid: Rs. 1,800',
        'Delivery: Rs. 150',
        'Total to pay in cash: Rs. 1,950',
        'To: House 1, Street 2, Karachi (0301-2345678)',
        'Please reply YES to confirm, or tell us what to change.',
        PAGE_LINE,
      ].join('\n'),
    );
  });

  test('asks for an advance, and says where to pay it', () => {
    expect(write({ advanceAmount: 500 })).toContain(
      'Before we pack it we ask for an advance of Rs. 500. The page of your order shows how to pay it.',
    );
  });

  test('names a discount', () => {
    const text = write({ discountAmount: 200, totalAmount: 1750 });
    expect(text).toContain('Discount: -Rs. 200\nDelivery: Rs. 150\nTotal to pay in cash: Rs. 1,750');
  });

  test('with the courier says who carries the parcel and where it is followed', () => {
    expect(write({ status: 'Processing', confirmation: 'confirmed', ...parcel })).toBe(
      [
        'Assalam o Alaikum Ayesha Khan, this is Saman.',
        'Your order 1042 is with TCS, tracking number 7712.',
        'Follow the parcel: https://tcs.example/7712',
        'Total to pay in cash: Rs. 1,950',
        PAGE_LINE,
      ].join('\n'),
    );
  });

  const ASKS = 'Please reply YES';
  const CASH = 'to pay in cash';
  const TOTAL = 'Total: Rs. 1,950, by card';
  const CONFIRMED = 'Thank you, it is confirmed.';
  const WITH_COURIER = 'is with TCS, tracking number 7712.';
  const DELIVERED = 'was delivered. Thank you';
  const CANCELLED = 'is cancelled. Nothing will be delivered.';
  const SAYS = [ASKS, CASH, TOTAL, CONFIRMED, WITH_COURIER, DELIVERED, CANCELLED];

  /** What each state says of all this, and nothing else of it. */
  function wanted({ status, paymentMethod, confirmation, courier }: OrderToTell): string[] {
    if (status === 'Cancelled') return [CANCELLED];
    if (status === 'Delivered') return [DELIVERED];
    const total = paymentMethod === 'cash' ? CASH : TOTAL;
    if (courier) return [total, WITH_COURIER];
    if (paymentMethod === 'card') return [TOTAL];
    return confirmation === 'confirmed' ? [CASH, CONFIRMED] : [ASKS, CASH];
  }

  const states = PAYMENT_METHODS.flatMap((paymentMethod) =>
    ORDER_STATUSES.flatMap((status) =>
      CONFIRMATIONS.flatMap((confirmation) =>
        [{}, parcel].map((sent) => ({ ...order, paymentMethod, status, confirmation, ...sent })),
      ),
    ),
  );

  test.each(states)('fits the state: $paymentMethod, $status, $confirmation, courier $courier', (state) => {
    const text = orderMessage(state, SAMAN);
    expect(SAYS.filter((part) => text.includes(part))).toEqual(
      wanted(state).toSorted((one, other) => SAYS.indexOf(one) - SAYS.indexOf(other)),
    );
    expect(text).toContain('Your order 1042');
  });
});

describe('a cash order that nobody has confirmed', () => {
  test('is sent on its way only after a question; from Processing it was asked already', () => {
    const asked = ORDER_STATUSES.flatMap((status) =>
      ORDER_STATUSES.filter((wanted) =>
        goesUnconfirmed({ paymentMethod: 'cash', confirmation: 'no-answer', status }, wanted),
      ).map((wanted) => `${status} → ${wanted}`),
    );
    expect(asked).toEqual([
      'Pending → Processing',
      'Pending → Delivered',
      'Cancelled → Processing',
      'Cancelled → Delivered',
    ]);
  });

  test.each([
    ['a card order', { paymentMethod: 'card', confirmation: 'unconfirmed' }],
    ['a confirmed one', { paymentMethod: 'cash', confirmation: 'confirmed' }],
  ] as const)('%s goes without a question', (_which, state) => {
    expect(goesUnconfirmed({ ...state, status: 'Pending' }, 'Processing')).toBe(false);
  });
});

describe('an outcome that was a slip', () => {
  const event = (kind: string, fromStatus: string | null = null): OutcomeEvent => ({
    kind,
    at: new Date(0),
    actor: 'Sana',
    fromStatus,
  });

  test.each([
    ['confirmed', 'Pending', true],
    ['no-answer', 'Processing', true],
    ['confirmed', 'Delivered', false],
    ['confirmed', 'Cancelled', false],
    ['refused', 'Cancelled', true],
    ['unconfirmed', 'Pending', false],
  ] as const)('%s, then %s: can be taken back is %s', (confirmation, status, can) => {
    expect(canBeUndone({ paymentMethod: 'cash', confirmation, status })).toBe(can);
  });

  test.each([
    [['placed', 'confirmed'], undefined],
    [['placed', 'no-answer', 'confirmed'], 'no-answer'],
    [['placed', 'no-answer', 'confirmed', 'confirmation-undone', 'refused'], 'no-answer'],
    [['placed', 'no-answer', 'note', 'no-answer'], 'no-answer'],
  ])('of %j the one before is %s', (kinds, before) => {
    expect(outcomeBefore(kinds.map((kind) => event(kind)))?.outcome).toBe(before);
  });

  test('what was said before an order was cancelled and wanted again does not come back', () => {
    const events = [
      event('no-answer'),
      event('status', 'Pending'),
      event('status', 'Cancelled'),
      event('confirmed'),
    ];
    expect(outcomeBefore(events)).toBeNull();
  });
});

test('orders of one mobile stand together in the queue, where the oldest of them stands', () => {
  const of = (number: number, mobile: string) => ({ number, customer: { ...order.customer, mobile } });
  const queue = [of(1, 'a'), of(2, 'b'), of(3, 'a'), of(4, 'c'), of(5, 'b')];
  expect(groupByMobile(queue).map(({ number }) => number)).toEqual([1, 3, 2, 5, 4]);
});

import { describe, expect, test } from 'vitest';
import { readPageToken, writePageToken } from './page-token.ts';
import {
  advanceOf,
  dueByBankApp,
  explainOrder,
  type FollowedOrder,
  progressOf,
  shortenAddress,
  shortenMobile,
  shortenName,
} from './rules.ts';

const KEY = { number: 1042, key: '9b2f6c1e-8f43-4a6b-9d0e-5a7c3f21b0d4' };

describe('the address of an order’s page', () => {
  test('says number and key, and nothing else is read from it', () => {
    const token = writePageToken(KEY);
    expect(token).toMatch(/^1042-[\w-]{22}$/);
    expect(readPageToken(token)).toEqual(KEY);
  });

  test('is that one text alone', () => {
    const token = writePageToken(KEY);
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    const others = ['', '1042', '1042-', `0${token}`, ` ${token}`, `${token}A`, token.slice(0, -1) + last];
    expect(others.map(readPageToken).filter((read) => read?.key === KEY.key)).toEqual([]);
  });
});

const placed: FollowedOrder = {
  status: 'Pending',
  fulfilment: 'to-pack',
  confirmation: 'unconfirmed',
  paymentMethod: 'cash',
  totalAmount: 1950,
  paidAmount: 0,
  advanceAmount: 0,
  refundedAmount: 0,
  takesRaast: false,
  released: false,
  placedAt: '2026-11-20T08:00:00.000Z',
  confirmedAt: null,
  packedAt: null,
  dispatchedAt: null,
  deliveredAt: null,
  cancelledAt: null,
};
const done = (change: Partial<FollowedOrder>) =>
  progressOf({ ...placed, ...change }).map(({ name, done: isDone }) => (isDone ? name : `(${name})`));
const SENT = { dispatchedAt: '2026-11-21T08:00:00.000Z', confirmation: 'confirmed' } as const;

describe('the way of an order', () => {
  test('goes from placed to delivered; a card order is not confirmed on the phone', () => {
    expect(done({})).toEqual([
      'Order placed',
      '(Confirmed)',
      '(Packed)',
      '(With the courier)',
      '(Delivered)',
    ]);
    expect(done({ paymentMethod: 'card' }).slice(0, 3)).toEqual(['Order placed', '(Paid)', '(Packed)']);
    expect(done({ paymentMethod: 'card', paidAmount: 1950 })[1]).toBe('Paid');
    expect(done({ fulfilment: 'packed', status: 'Processing' })).toEqual([
      'Order placed',
      'Confirmed',
      'Packed',
      '(With the courier)',
      '(Delivered)',
    ]);
    expect(done({ fulfilment: 'out-for-delivery', status: 'Processing', ...SENT }).at(-1)).toBe(
      '(Delivered)',
    );
    expect(done({ fulfilment: 'delivered', status: 'Delivered', ...SENT }).join()).not.toContain('(');
  });

  test('ends where it ended', () => {
    expect(done({ status: 'Cancelled' })).toEqual(['Order placed', 'Cancelled']);
    expect(done({ status: 'Cancelled', fulfilment: 'back', ...SENT }).at(-1)).toBe('Back in our shop');
    expect(done({ status: 'Processing', fulfilment: 'refused', ...SENT }).at(-1)).toBe(
      'Not accepted at the door',
    );
  });

  test('of a cash order that was cancelled says that its advance went back', () => {
    expect(done({ status: 'Cancelled', refundedAmount: 500 })).toEqual([
      'Order placed',
      'Cancelled',
      'Paid back',
    ]);
  });

  test('of a card order that was cancelled says what was paid and went back, after its end', () => {
    const cancelled = { status: 'Cancelled', paymentMethod: 'card' } as const;
    expect(done({ ...cancelled, refundedAmount: 1950 })).toEqual([
      'Order placed',
      'Paid',
      'Cancelled',
      'Paid back',
    ]);
    expect(done({ ...cancelled, paidAmount: 1950 })).toEqual(['Order placed', 'Paid', 'Cancelled']);
    const steps = progressOf({ ...placed, ...cancelled, refundedAmount: 1950 });
    expect(steps.filter(({ isEnd }) => isEnd).map(({ name }) => name)).toEqual(['Cancelled']);
  });

  test('has a day only where something is done', () => {
    const steps = progressOf({ ...placed, packedAt: '2026-11-20T09:00:00.000Z' });
    expect(steps.filter(({ at }) => at !== null).map(({ name }) => name)).toEqual(['Order placed']);
  });
});

describe('what an order’s page says', () => {
  const says = (change: Partial<FollowedOrder>) =>
    Object.values(explainOrder({ ...placed, ...change }, '')).join(' ');

  test('of cash is for who pays in cash alone, while there is something to pay', () => {
    const onTheWay = { status: 'Processing', fulfilment: 'with-courier', ...SENT } as const;
    expect(says(onTheWay)).toContain('Rs. 1,950 in cash');
    expect(says({ ...onTheWay, paymentMethod: 'card' })).not.toContain('cash');
    expect(says({ status: 'Delivered', fulfilment: 'delivered', ...SENT })).not.toContain('cash');
    expect(says({ status: 'Cancelled' })).not.toContain('cash');
  });

  test('is to be called until the order is confirmed, and to wait from then on', () => {
    expect(says({})).toContain('We call you to confirm it');
    expect(says({ confirmation: 'confirmed' })).toContain('Your order is confirmed');
    expect(says({ paymentMethod: 'card' })).toContain('not paid yet');
    expect(says({ paymentMethod: 'card', paidAmount: 1000 })).toContain('Rs. 1,000 of it is paid');
    expect(says({ paymentMethod: 'card', paidAmount: 1950 })).toContain('Your order is paid');
  });

  test('is why the shop cancelled it', () => {
    expect(says({ status: 'Cancelled', released: true })).toContain('not confirmed on the phone in time');
    expect(says({ status: 'Cancelled' })).not.toContain('in time');
  });

  test('is what goes back of a cancelled order, and what is left to pay of another', () => {
    expect(says({ status: 'Cancelled', paidAmount: 500 })).toContain('We send Rs. 500 back to you');
    const onTheWay = { status: 'Processing', fulfilment: 'with-courier', ...SENT } as const;
    expect(says({ ...onTheWay, paidAmount: 500 })).toContain('Rs. 1,450 in cash');
    expect(says({ ...onTheWay, paidAmount: 1950 })).not.toContain('cash');
  });

  test('of a parcel that does not arrive is what can be done', () => {
    expect(says({ status: 'Cancelled', fulfilment: 'lost', ...SENT })).toContain('lost on the way');
    expect(says({ status: 'Processing', fulfilment: 'coming-back', ...SENT })).toContain('on its way back');
    expect(says({ status: 'Cancelled', fulfilment: 'back', ...SENT })).toContain('came back to us');
    expect(
      says({ status: 'Cancelled', fulfilment: 'back', ...SENT, deliveredAt: '2026-11-22T08:00:00.000Z' }),
    ).toContain('your return');
  });
});

describe('what is personal on an order’s page', () => {
  test('is known by its owner and found by nobody else', () => {
    expect(shortenName('Ayesha Bibi Khan')).toBe('Ayesha K.');
    expect(shortenName('Ayesha')).toBe('Ayesha');
    expect(shortenMobile('+923012345678')).toBe('0301 ••• •678');
    expect(shortenAddress('House 12, Street 4, PECHS')).toBe('House 12 …');
    expect(shortenAddress('House 1')).toBe('…');
  });
});

test.each([
  ['all of a cash order that is in the shop', {}, 1950],
  ['what is left of it', { paidAmount: 450, fulfilment: 'packed' }, 1500],
  ['the advance that is awaited', { advanceAmount: 500 }, 500],
  ['what is missing of the advance', { advanceAmount: 500, paidAmount: 200 }, 300],
  ['the rest once the advance has come', { advanceAmount: 500, paidAmount: 500 }, 1450],
  ['all of a card order', { paymentMethod: 'card' }, 1950],
  ['nothing of what is paid', { paymentMethod: 'card', paidAmount: 1950 }, 0],
  ['nothing once the courier has it, who collects it', { fulfilment: 'with-courier' }, 0],
  ['nothing once it is delivered', { status: 'Delivered', fulfilment: 'delivered' }, 0],
  ['nothing of a cancelled order', { status: 'Cancelled' }, 0],
] as const satisfies readonly [string, Partial<FollowedOrder>, number][])(
  'a bank app pays %s',
  (_, changed, rupees) => {
    expect(dueByBankApp({ ...placed, ...changed })).toBe(rupees);
  },
);

test('what is awaited in advance stands apart from what is paid at the door', () => {
  const asked = { ...placed, advanceAmount: 500 };
  expect(advanceOf(asked)).toEqual({ now: 500, atDoor: 1450 });
  expect(advanceOf({ ...asked, paidAmount: 200 })).toEqual({ now: 300, atDoor: 1450 });
  for (const nothing of [
    placed,
    { ...asked, paidAmount: 500 },
    { ...asked, status: 'Cancelled' },
    { ...asked, fulfilment: 'with-courier' },
    { ...placed, paymentMethod: 'card' },
  ] as const) {
    expect(advanceOf(nothing)).toBeNull();
  }
});

test('what a sentence asks for can be done below it', () => {
  const waysOf = (change: Partial<FollowedOrder>) => explainOrder({ ...placed, ...change }, '').ways;
  expect(waysOf({})).toEqual([]);
  expect(waysOf({ status: 'Cancelled' })).toEqual(['again', 'call']);
  expect(waysOf({ status: 'Delivered', fulfilment: 'delivered' })).toEqual(['call', 'returns']);
  expect(waysOf({ confirmation: 'confirmed', advanceAmount: 500 })).toEqual(['call']);
});

test('who is asked for an advance reads where to pay it, by bank app where the shop takes that', () => {
  const asked = { ...placed, confirmation: 'confirmed', advanceAmount: 500 } as const;
  expect(explainOrder(asked, '').next).toContain('Call us');
  expect(explainOrder({ ...asked, takesRaast: true }, '').next).toContain('as it is shown below');
});

import { describe, expect, test } from 'vitest';
import { formatRupees } from '../../money.ts';
import {
  awaitsPayment,
  canAskAdvance,
  cashToCollect,
  dueBeforePacking,
  faultOfPayment,
  leftToPay,
  paymentRows,
  toRefund,
} from './rules.ts';

const ORDER = {
  number: 1042,
  paymentMethod: 'cash' as const,
  totalAmount: 1450,
  paidAmount: 0,
  advanceAmount: 0,
  status: 'Pending' as const,
  fulfilment: 'to-pack' as const,
  deliveredAt: null,
  createdAt: '2026-11-20T10:00:00Z',
};

describe('what is collected at the door', () => {
  test.each([
    ['nothing is paid', {}, 1450],
    ['an advance is paid', { paidAmount: 500.5 }, 949.5],
    ['all is paid', { paidAmount: 1450 }, 0],
    ['more is paid than it comes to now', { paidAmount: 2000 }, 0],
    ['it is a card order, paid or not', { paymentMethod: 'card' as const }, 0],
  ])('where %s', (_, changed, rupees) => {
    expect(cashToCollect({ ...ORDER, ...changed })).toBe(rupees);
  });

  test('is what is said to be left, beside what is paid already', () => {
    expect(paymentRows(ORDER)).toEqual([['To pay in cash', 'Rs. 1,450']]);
    const paid = { ...ORDER, paidAmount: 500 };
    expect(paymentRows(paid)).toEqual([
      ['Paid already', 'Rs. 500'],
      ['To pay in cash', formatRupees(leftToPay(paid))],
    ]);
    expect(paymentRows({ ...ORDER, paymentMethod: 'card', paidAmount: 1450 })).toEqual([
      ['Paid already', 'Rs. 1,450'],
    ]);
  });
});

describe('before it is packed', () => {
  test.each([
    ['a cash order without an advance waits for nothing', {}, false],
    ['a cash order waits for its advance', { advanceAmount: 500 }, true],
    ['a cash order whose advance has come waits no more', { advanceAmount: 500, paidAmount: 500 }, false],
    ['an advance is never more than the order', { advanceAmount: 2000, paidAmount: 1450 }, false],
    ['a card order waits for all of it', { paymentMethod: 'card' as const, paidAmount: 1449.99 }, true],
    ['a card order that is paid waits no more', { paymentMethod: 'card' as const, paidAmount: 1450 }, false],
  ])('%s', (_, changed, waits) => {
    expect(awaitsPayment({ ...ORDER, ...changed })).toBe(waits);
  });

  test('an advance is asked for of cash orders that are to pack', () => {
    expect(canAskAdvance(ORDER)).toBe(true);
    for (const changed of [
      { status: 'Cancelled' as const },
      { fulfilment: 'packed' as const },
      { paymentMethod: 'card' as const },
    ]) {
      expect(canAskAdvance({ ...ORDER, ...changed })).toBe(false);
    }
    expect(dueBeforePacking({ ...ORDER, advanceAmount: 2000 })).toBe(1450);
  });
});

test.each([
  ['nothing of what is due', { paidAmount: 1450 }, 0],
  ['what was paid above the total', { paidAmount: 1500 }, 50],
  ['all of a cancelled order', { paidAmount: 500, status: 'Cancelled' as const }, 500],
  [
    'nothing for being cancelled after the delivery: returns say what goes back then',
    { paidAmount: 500, status: 'Cancelled' as const, deliveredAt: '2026-11-21T10:00:00Z' },
    0,
  ],
])('there goes back %s', (_, changed, rupees) => {
  expect(toRefund({ ...ORDER, ...changed })).toBe(rupees);
});

test.each([
  [{ amount: 1450, paidOn: '2026-11-21' }, null],
  [{ amount: 1450.01, paidOn: '2026-11-21' }, 'amount'],
  [{ amount: 10, paidOn: '2026-11-23' }, 'paidOn'],
  [{ amount: 10, paidOn: '2026-11-19' }, 'paidOn'],
])('staff note %j as paid: the field at fault is %j', (payment, field) => {
  expect(faultOfPayment(payment, ORDER, '2026-11-22T10:00:00Z')?.field ?? null).toBe(field);
});

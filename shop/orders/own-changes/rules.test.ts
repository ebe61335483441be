import { describe, expect, test } from 'vitest';
import {
  OWN_CHANGE_HOURS,
  type OwnState,
  whyNotCancellable,
  whyNotChangeable,
  whyNotConfirmable,
} from './rules.ts';

const placed: OwnState = {
  status: 'Pending',
  fulfilment: 'to-pack',
  courier: null,
  trackingNumber: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  paymentMethod: 'cash',
  confirmation: 'unconfirmed',
  isBooked: false,
};

/** What is possible so many hours after the order was placed. */
function possible(change: Partial<OwnState>, hours = 1): string[] {
  const order = { ...placed, ...change };
  const now = new Date(Date.parse(order.createdAt) + hours * 3_600_000);
  const why = {
    confirm: whyNotConfirmable(order),
    change: whyNotChangeable(order, now),
    cancel: whyNotCancellable(order, now),
  };
  return Object.entries(why).flatMap(([act, reason]) => (reason === null ? [act] : []));
}

describe('a customer', () => {
  test.each<[string, Partial<OwnState>, string[]]>([
    ['that was just placed', {}, ['confirm', 'change', 'cancel']],
    ['that is paid by card', { paymentMethod: 'card' }, ['change', 'cancel']],
    [
      'that staff took in hand',
      { status: 'Processing', confirmation: 'confirmed' },
      ['confirm', 'change', 'cancel'],
    ],
    ['that a courier may have booked', { isBooked: true }, ['confirm']],
    ['that has a tracking number', { courier: 'TCS', trackingNumber: 'T-1' }, ['confirm']],
    ['that is packed', { status: 'Processing', fulfilment: 'packed' }, ['confirm']],
    ['that is on its way', { status: 'Processing', fulfilment: 'with-courier' }, []],
    ['that came back', { status: 'Cancelled', fulfilment: 'back' }, []],
    ['that was delivered', { status: 'Delivered', fulfilment: 'delivered' }, []],
    ['that is cancelled', { status: 'Cancelled' }, []],
  ])('may with an order %s: %j, %j', (_which, change, acts) => {
    expect(possible(change)).toEqual(acts);
  });

  test('changes an order for 24 hours, to the minute, and says no for as long as the shop asks', () => {
    const known = { confirmation: 'confirmed' } as const;
    expect(possible(known, OWN_CHANGE_HOURS)).toContain('change');
    expect(possible(known, OWN_CHANGE_HOURS + 1 / 60)).toEqual(['confirm']);
    expect(possible({ confirmation: 'no-answer' }, 200)).toEqual(['confirm', 'cancel']);
  });
});

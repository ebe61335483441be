import { describe, expect, test } from 'vitest';
import { eventsOf, stillHolds, type Told } from './rules.ts';

const placed: Told = {
  status: 'Pending',
  fulfilment: 'to-pack',
  confirmation: 'unconfirmed',
  paymentMethod: 'cash',
  courier: null,
  trackingNumber: null,
  deliveredAt: null,
  version: 1,
};
const sent = {
  status: 'Processing',
  fulfilment: 'with-courier',
  courier: 'TCS',
  trackingNumber: '1',
} as const;
const DELIVERED_AT = '2026-11-22T10:00:00.000Z';
const delivered = {
  ...sent,
  status: 'Delivered',
  fulfilment: 'delivered',
  deliveredAt: DELIVERED_AT,
} as const;

const names = (before: Partial<Told>, after: Partial<Told>) =>
  eventsOf({ ...placed, ...before }, { ...placed, ...after, version: 2 }, 0, null).map(({ event }) => event);

describe('a change of an order is told as', () => {
  test.each<[string, Partial<Told>, Partial<Told>, string[]]>([
    ['nothing where nothing is new to its customer', {}, { status: 'Processing', fulfilment: 'packed' }, []],
    ['confirmed, once it is', {}, { confirmation: 'confirmed' }, ['confirmed']],
    ['nothing while nobody answers', {}, { confirmation: 'no-answer' }, []],
    [
      'nothing where a delivered order is confirmed on paper',
      delivered,
      { ...delivered, confirmation: 'confirmed' },
      [],
    ],
    ['sent with its number', {}, { courier: 'TCS', trackingNumber: '1' }, ['sent']],
    ['sent again with another number', sent, { ...sent, trackingNumber: '2' }, ['sent']],
    ['sent again with another courier', sent, { ...sent, courier: 'PostEx' }, ['sent']],
    ['nothing where the number is taken back', sent, { ...sent, courier: null, trackingNumber: null }, []],
    ['nothing where it is handed over', { ...sent, fulfilment: 'packed' }, sent, []],
    ['delivered', sent, delivered, ['delivered']],
    ['nothing where it is delivered already', delivered, delivered, []],
    ['cancelled in the shop', {}, { status: 'Cancelled' }, ['cancelled']],
    [
      'cancelled on the way',
      sent,
      { ...sent, status: 'Cancelled', fulfilment: 'coming-back' },
      ['cancelled'],
    ],
    ['cancelled where it is lost', sent, { ...sent, status: 'Cancelled', fulfilment: 'lost' }, ['cancelled']],
    ['nothing where it comes back', sent, { ...sent, status: 'Cancelled', fulfilment: 'back' }, []],
    [
      'nothing where what was refused at the door is given up',
      { ...sent, fulfilment: 'refused' },
      { ...sent, fulfilment: 'refused', status: 'Cancelled' },
      [],
    ],
    [
      'nothing where a return is counted in',
      delivered,
      { ...delivered, status: 'Cancelled', fulfilment: 'back' },
      [],
    ],
    ['a question where it is taken up again', { status: 'Cancelled' }, {}, ['confirm']],
    [
      'no question where it was confirmed before',
      { status: 'Cancelled', confirmation: 'confirmed' },
      { confirmation: 'confirmed' },
      [],
    ],
    [
      'no question of what is paid by card',
      { status: 'Cancelled', paymentMethod: 'card' },
      { paymentMethod: 'card' },
      [],
    ],
    ['two things where both happen', sent, { ...delivered, trackingNumber: '2' }, ['sent', 'delivered']],
  ])('%s', (_, before, after, told) => {
    expect(names(before, after)).toEqual(told);
  });

  test('a release, which says why, and not as cancelled besides', () => {
    const after: Told = { ...placed, status: 'Cancelled', version: 4 };
    expect(eventsOf(placed, after, 0, { event: 'released' })).toEqual([{ event: 'released', fact: '4' }]);
  });
});

describe('the same event', () => {
  const cancelled: Told = { ...placed, status: 'Cancelled', version: 7 };

  test('is told once however often it is recorded, and again when the order was taken up again in between', () => {
    const first = eventsOf(placed, cancelled, 0, null);
    expect(eventsOf(placed, { ...cancelled, version: 9 }, 0, null)).toEqual(first);
    expect(eventsOf(placed, { ...cancelled, version: 9 }, 1, null)).not.toEqual(first);
  });

  test('of a parcel is told again with each number, also with an earlier one', () => {
    const again = (version: number) => eventsOf(placed, { ...placed, ...sent, version }, 0, null);
    expect(again(2)).not.toEqual(again(4));
  });
});

describe('a message leaves', () => {
  const row = {
    status: 'Pending',
    confirmation: 'unconfirmed',
    payment_method: 'cash',
    courier: 'TCS',
    tracking_number: '1',
    released_at: null,
    paid_paisa: 0,
    total_paisa: 100,
  } as const;

  test.each([
    ['confirm', row, '', true],
    ['reminder', row, '', true],
    ['reminder', { ...row, confirmation: 'confirmed' }, '', false],
    ['confirm', { ...row, confirmation: 'confirmed' }, '', false],
    ['confirm', { ...row, payment_method: 'card' }, '', false],
    ['confirm', { ...row, status: 'Cancelled' }, '', false],
    ['confirmed', { ...row, confirmation: 'confirmed' }, '', true],
    ['confirmed', row, '', false],
    ['sent', row, '2 TCS 1', true],
    ['sent', row, '2 TCS 2', false],
    ['sent', { ...row, tracking_number: null }, '2 TCS 1', false],
    ['sent', { ...row, status: 'Cancelled' }, '2 TCS 1', false],
    ['delivered', { ...row, status: 'Delivered' }, '', true],
    ['delivered', row, '', false],
    ['cancelled', { ...row, status: 'Cancelled' }, '', true],
    ['cancelled', row, '', false],
    ['released', { ...row, status: 'Cancelled', released_at: new Date() }, '', true],
    ['released', { ...row, status: 'Cancelled' }, '', false],
    ['changed', row, '', true],
    ['changed', { ...row, status: 'Cancelled' }, '', false],
    ['payment-failed', { ...row, status: 'Cancelled' }, '', false],
    ['payment-failed', row, '', true],
    ['payment-failed', { ...row, paid_paisa: 100 }, '', false],
    ['placed', row, '', true],
  ] as const)('as %s of %j with %j: %s', (event, order, fact, leaves) => {
    expect(stillHolds(event, order, fact)).toBe(leaves);
  });
});

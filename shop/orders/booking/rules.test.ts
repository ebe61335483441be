import { expect, test } from 'vitest';
import { FULFILMENTS } from '../rules.ts';
import { collectRupees, whyNotBooked } from './rules.ts';

test('couriers collect whole rupees, and nothing of an order that is paid by card', () => {
  expect(collectRupees({ paymentMethod: 'cash', totalAmount: 2148.5 })).toBe(2149);
  expect(collectRupees({ paymentMethod: 'cash', totalAmount: 2148.25 })).toBe(2148);
  expect(collectRupees({ paymentMethod: 'card', totalAmount: 2148 })).toBe(0);
});

test('a parcel is booked only while it is in the shop, whatever the status says', () => {
  const order = { status: 'Processing', courier: null, trackingNumber: null } as const;
  const bookable = FULFILMENTS.filter((fulfilment) => whyNotBooked({ ...order, fulfilment }) === null);
  expect(bookable).toEqual(['to-pack', 'packed']);
});

import { expect, test } from 'vitest';
import { FULFILMENTS } from '../rules.ts';
import { collectRupees, whyNotBooked } from './rules.ts';

test('couriers collect whole rupees of what is left to pay, and nothing of a card order', () => {
  const cash = { paymentMethod: 'cash', paidAmount: 0 } as const;
  expect(collectRupees({ ...cash, totalAmount: 2148.5 })).toBe(2149);
  expect(collectRupees({ ...cash, totalAmount: 2148.25 })).toBe(2148);
  expect(collectRupees({ ...cash, totalAmount: 2148, paidAmount: 500 })).toBe(1648);
  expect(collectRupees({ ...cash, totalAmount: 2148, paymentMethod: 'card' })).toBe(0);
});

test('a parcel is booked only while it is in the shop, whatever the status says', () => {
  const order = { status: 'Processing', courier: null, trackingNumber: null } as const;
  const bookable = FULFILMENTS.filter((fulfilment) => whyNotBooked({ ...order, fulfilment }) === null);
  expect(bookable).toEqual(['to-pack', 'packed']);
});

import { expect, test } from 'vitest';
import { PARCEL_STATES } from '../../couriers/rules.ts';
import { FULFILMENTS } from '../rules.ts';
import { canStillBeCancelled, collectRupees, whyNotBooked } from './rules.ts';

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

test('a courier is told not to fetch a parcel only while it is in the shop, and the courier has not said that it has it', () => {
  const places = FULFILMENTS.filter((fulfilment) => canStillBeCancelled({ fulfilment }, null));
  expect(places).toEqual(['to-pack', 'packed']);
  const said = PARCEL_STATES.filter((state) => canStillBeCancelled({ fulfilment: 'packed' }, { state }));
  expect(said).toEqual(['BOOKED', 'CANCELLED', 'UNKNOWN']);
});

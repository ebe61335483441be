import { expect, test } from 'vitest';
import { collectRupees } from './rules.ts';

test('couriers collect whole rupees, and nothing of an order that is paid by card', () => {
  expect(collectRupees({ paymentMethod: 'cash', totalAmount: 2148.5 })).toBe(2149);
  expect(collectRupees({ paymentMethod: 'cash', totalAmount: 2148.25 })).toBe(2148);
  expect(collectRupees({ paymentMethod: 'card', totalAmount: 2148 })).toBe(0);
});

import { expect, test } from 'vitest';
import { shortageOf } from './line-problem.ts';

test('an order is not placed while one of its lines asks for more than is left', () => {
  const product = { _id: 'p1', name: 'Karahi', photo: null, linePrice: 100 };
  const quote = {
    lines: [{ ...product, quantity: 3, left: 2 }],
    subtotal: 300,
    coupon: null,
    couponRefusal: null,
    shippingCost: null,
    totalAmount: 300,
  };
  const line = { ...product, lineNumber: null };
  expect(shortageOf([{ ...line, quantity: '3' }], quote)).toBe('There is not enough of Karahi.');
  expect(shortageOf([{ ...line, quantity: '2' }], quote)).toBeNull();
  expect(shortageOf([{ ...line, quantity: '3' }], null)).toBeNull();
});

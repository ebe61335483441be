import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { amountRows, sumOrder } from './rules.ts';

const costs = readSettings({}).newShop.delivery;

const lines = fc.array(
  fc.record({
    line_price_paisa: fc.integer({ min: 0, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 1000 }),
  }),
  { minLength: 1, maxLength: 100 },
);
const setByHand = fc.option(
  fc.record({ paisa: fc.integer({ min: 0, max: 1_000_000_000 }), reason: fc.constant('A regular') }),
);

describe('what an order comes to', () => {
  test('is the subtotal, less the discount, plus delivery, whatever is set by hand', () => {
    fc.assert(
      fc.property(lines, setByHand, setByHand, (sold, delivery, discount) => {
        const sum = sumOrder(sold, 'Karachi', costs, { delivery, discount });
        expect(sum.totalPaisa).toBe(sum.subtotalPaisa - sum.discountPaisa + sum.shippingPaisa);
        expect(sum.discountPaisa).toBe(discount?.paisa ?? 0);
        if (delivery) expect(sum.shippingPaisa).toBe(delivery.paisa);
        else expect(sum.shippingPaisa).toBe(sum.subtotalPaisa >= 500_000 ? 0 : 15_000);
      }),
    );
  });

  test('names a discount only where there is one', () => {
    const amounts = { subtotal: 2000, discountAmount: 0, shippingCost: 0 };
    expect(amountRows(amounts)).toEqual([
      ['Subtotal', 'Rs. 2,000'],
      ['Shipping', 'FREE'],
    ]);
    expect(amountRows({ ...amounts, discountAmount: 99.5, shippingCost: 150 })).toEqual([
      ['Subtotal', 'Rs. 2,000'],
      ['Discount', '-Rs. 99.50'],
      ['Shipping', 'Rs. 150'],
    ]);
  });
});

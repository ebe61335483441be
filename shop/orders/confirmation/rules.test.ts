import { describe, expect, test } from 'vitest';
import type { StaffOrder } from '../responses.ts';
import { canBeConfirmed, confirmationText, hoursUntilNextTry, whatsAppLink } from './rules.ts';

const order: StaffOrder = {
  _id: 'a',
  number: 1042,
  version: 1,
  createdAt: '2026-08-31T10:00:00.000Z',
  customer: {
    name: 'Ayesha Khan',
    email: 'ayesha@example.com',
    mobile: '+923012345678',
    province: 'Sindh',
    city: 'Karachi',
    address: 'House 1, Street 2',
    instructions: '',
    paymentMethod: 'cash',
  },
  items: [
    {
      _id: 'p',
      name: 'Karahi & Lid',
      photo: null,
      price: 1000,
      discount: 10,
      linePrice: 900,
      quantity: 2,
      lineNumber: 1,
      returnedGood: 0,
      returnedDamaged: 0,
    },
  ],
  subtotal: 1800,
  shippingCost: 150,
  paymentMethod: 'cash',
  totalAmount: 1950,
  status: 'Pending',
  confirmation: 'unconfirmed',
  confirmationTries: 0,
  confirmationAt: null,
  confirmationBy: null,
  courier: null,
  trackingNumber: null,
  discountAmount: 0,
  discountReason: null,
  shippingReason: null,
  source: 'web',
  takenBy: null,
  fulfilment: 'to-pack',
  parcelWeightGrams: null,
  dispatchedAt: null,
  deliveredAt: null,
};

describe('asking about a cash order', () => {
  test('who does not answer is asked again later and later, at most a day', () => {
    expect([1, 2, 3, 4, 50].map(hoursUntilNextTry)).toEqual([2, 4, 20, 20, 20]);
  });

  test.each([
    ['cash', 'Pending', true],
    ['cash', 'Processing', true],
    ['cash', 'Delivered', false],
    ['cash', 'Cancelled', false],
    ['card', 'Pending', false],
  ] as const)('a %s order that is %s: %s', (paymentMethod, status, asked) => {
    expect(canBeConfirmed({ paymentMethod, status })).toBe(asked);
  });

  test('the text says what was ordered, what it costs, where it goes, and asks', () => {
    expect(confirmationText(order, 'Saman')).toBe(
      [
        'Assalam o Alaikum Ayesha Khan, this is Saman.',
        'Your order 1042:',
        '2 × Karahi & Lid: Rs. 1,800',
        'Delivery: Rs. 150',
        'Total to pay in cash: Rs. 1,950',
        'To: House 1, Street 2, Karachi (0301-2345678)',
        'Please reply YES to confirm, or tell us what to change.',
      ].join('\n'),
    );
  });

  test('the text names a discount', () => {
    const text = confirmationText({ ...order, discountAmount: 200, totalAmount: 1750 }, 'Saman');
    expect(text).toContain('Discount: -Rs. 200\nDelivery: Rs. 150\nTotal to pay in cash: Rs. 1,750');
  });

  test('the link opens WhatsApp at the number with the text whole', () => {
    const link = new URL(whatsAppLink('+923012345678', 'Karahi & Lid\nRs. 1,800'));
    expect(link.origin + link.pathname).toBe('https://wa.me/923012345678');
    expect(link.searchParams.get('text')).toBe('Karahi & Lid\nRs. 1,800');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryPaisa, goodsPaisa, leftPaisa, type PaidOrder, paidPaisa, proposedPaisa } from './value.ts';

const line = (lineNumber: number, linePrice: number, quantity: number) => ({
  _id: null,
  name: `Line ${lineNumber}`,
  photo: null,
  price: linePrice,
  discount: 0,
  linePrice,
  quantity,
  lineNumber,
  returnedGood: 0,
  returnedDamaged: 0,
  deliveredFree: false,
});

function orderOf(lines: ReturnType<typeof line>[], discountAmount = 0, changed: Partial<PaidOrder> = {}) {
  const subtotal = lines.reduce((sum, { linePrice, quantity }) => sum + linePrice * 100 * quantity, 0) / 100;
  const order: PaidOrder = {
    items: lines,
    subtotal,
    discountAmount,
    coupon: null,
    shippingCost: 150,
    totalAmount: (subtotal * 100 - discountAmount * 100 + 15_000) / 100,
    paidAmount: 0,
    paymentMethod: 'cash',
    status: 'Delivered',
    fulfilment: 'delivered',
    deliveredAt: '2026-08-01T10:00:00Z',
    ...changed,
  };
  return order;
}

test('what a unit was paid with is its price less its part of the discount', () => {
  const order = orderOf([line(1, 1000, 2), line(2, 500, 2)], 300);
  const after = [{ ...line(1, 1000, 2), returnedGood: 1 }, line(2, 500, 2)];
  expect(goodsPaisa(order, after, 0)).toBe(90_000);
});

test('what a coupon took off is shared among the lines as a discount is', () => {
  const coupon = {
    code: 'EID10',
    kind: 'amount',
    value: 200,
    leastSubtotal: 0,
    amount: 200,
    delivery: 0,
  } as const;
  const order = orderOf([line(1, 1000, 2), line(2, 500, 2)], 100, { coupon });
  const after = [{ ...line(1, 1000, 2), returnedGood: 1 }, line(2, 500, 2)];
  expect(goodsPaisa(order, after, 0)).toBe(90_000);
});

test('giving back every unit in turn, in any order, gives back exactly what was paid for them', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 6 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      lines,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.infiniteStream(fc.nat()),
      (made, part, turns) => {
        const items = made.map(([paisa, quantity], index) => line(index + 1, paisa / 100, quantity));
        const sold = made.reduce((sum, [paisa, quantity]) => sum + paisa * quantity, 0);
        const discount = Math.floor(sold * part);
        let order = orderOf(items, discount / 100);
        let back = 0;
        for (const turn of turns) {
          const left = order.items.filter(({ quantity, returnedGood }) => returnedGood < quantity);
          const chosen = left[turn % left.length];
          if (!chosen) break;
          const after = order.items.map((each) =>
            each === chosen ? { ...each, returnedGood: each.returnedGood + 1 } : each,
          );
          const goods = goodsPaisa(order, after, 0);
          expect(goods).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(goods)).toBe(true);
          back += goods;
          order = { ...order, items: after };
        }
        expect(back).toBe(sold - discount);
      },
    ),
  );
});

test('what came before counts as paid, and what is left once a cash order is handed over', () => {
  const lines = [line(1, 1000, 1)];
  const onTheWay = { status: 'Processing', fulfilment: 'with-courier', deliveredAt: null } as const;
  const cameBack = { status: 'Cancelled', fulfilment: 'back' } as const;
  expect(paidPaisa(orderOf(lines), 0)).toBe(115_000);
  expect(paidPaisa(orderOf(lines, 0, onTheWay), 0)).toBe(0);
  expect(paidPaisa(orderOf(lines, 0, cameBack), 0)).toBe(115_000);
  expect(paidPaisa(orderOf(lines, 0, { ...cameBack, deliveredAt: null }), 0)).toBe(0);
  expect(paidPaisa(orderOf(lines, 0, { ...onTheWay, paidAmount: 500 }), 0)).toBe(50_000);
  expect(paidPaisa(orderOf(lines, 0, { paidAmount: 500 }), 0)).toBe(115_000);
  expect(paidPaisa(orderOf(lines, 0, { paidAmount: 1200 }), 0)).toBe(120_000);
  expect(paidPaisa(orderOf(lines, 0, { paymentMethod: 'card' }), 0)).toBe(0);
  expect(paidPaisa(orderOf(lines, 0, { paymentMethod: 'card', paidAmount: 1150 }), 0)).toBe(115_000);
});

test('what was set against an exchange is paid, and no discount of its lines', () => {
  const order = orderOf([line(1, 2500, 1)], 2000);
  expect(paidPaisa(order, 200_000)).toBe(265_000);
  expect(goodsPaisa(order, [{ ...line(1, 2500, 1), returnedGood: 1 }], 200_000)).toBe(250_000);
  // Staff gave less of it afterwards.
  expect(paidPaisa({ ...order, discountAmount: 500 }, 200_000)).toBe(65_000 + 50_000);
});

test('the delivery goes back where the fault is the shop’s, once', () => {
  const order = orderOf([line(1, 1000, 1)]);
  expect(deliveryPaisa(order, 'damaged', 0)).toBe(15_000);
  expect(deliveryPaisa(order, 'faulty', 15_000)).toBe(0);
  expect(deliveryPaisa(order, 'changed-mind', 0)).toBe(0);
});

test('without a return, what was paid too much or for a cancelled order is proposed, and else nothing', () => {
  const cancelled = { status: 'Cancelled', fulfilment: 'to-pack', deliveredAt: null, paidAmount: 9 } as const;
  expect(proposedPaisa(orderOf([], 0, cancelled), 700)).toBe(700);
  expect(proposedPaisa(orderOf([], 0, { paidAmount: 152 }), 700)).toBe(200);
  expect(proposedPaisa(orderOf([]), 700)).toBe(0);
  expect([leftPaisa(1000, 400), leftPaisa(0, 400)]).toEqual([600, 0]);
});

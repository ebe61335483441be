import { expect, test } from 'vitest';
import { openReplay, type PastOrder } from './replay.ts';
import type { RiskRule } from './rules.ts';

const DAY = 86_400_000;
const rule: RiskRule = {
  id: 'r',
  name: 'Refusers',
  leastCameBack: 1,
  leastShare: null,
  ofParcels: null,
  nothingDelivered: false,
  abovePaisa: null,
  action: 'call-first',
  mostCashPaisa: null,
  advancePercent: null,
};

/** @param day of its placing; what became of it is another day */
const past = (
  day: number,
  changed: { deliveredOn?: number; cameBackOn?: number; isCash?: boolean } = {},
): PastOrder => ({
  placedAt: day * DAY,
  totalPaisa: 100_000,
  isCash: changed.isCash ?? true,
  deliveredAt: changed.deliveredOn === undefined ? null : changed.deliveredOn * DAY,
  cameBackAt: changed.cameBackOn === undefined ? null : changed.cameBackOn * DAY,
});

function replay(mobiles: PastOrder[][], since = 0, rules = [rule]) {
  const opened = openReplay(rules, since * DAY);
  for (const orders of mobiles) opened.addMobile(orders);
  const { orders, all, met } = opened.result();
  return { orders, all, met: met.get('r') };
}

const NONE = { parcels: 0, paisa: 0 };

test('an order is judged only by what was known when it was placed', () => {
  // Two are placed before the first is known to come back; only the third meets the rule.
  const orders = [past(1, { cameBackOn: 9 }), past(5, { cameBackOn: 12 }), past(10, { cameBackOn: 20 })];
  expect(replay([orders]).met).toEqual({
    cameBack: { parcels: 1, paisa: 100_000 },
    delivered: NONE,
    open: NONE,
  });
});

test('an order never counts against itself, nor a later one against an earlier one', () => {
  expect(replay([[past(1, { cameBackOn: 2 })]]).met?.cameBack).toEqual(NONE);
  expect(replay([[past(1, { deliveredOn: 30 }), past(3, { cameBackOn: 4 })]]).met?.delivered).toEqual(NONE);
});

test('good buyers are counted beside those who refuse, and what is on its way apart', () => {
  const opened = replay([
    [past(1, { cameBackOn: 2 }), past(3, { deliveredOn: 5 }), past(4)],
    [past(1, { deliveredOn: 2 }), past(3, { deliveredOn: 4 })],
  ]);
  expect(opened.met).toEqual({
    cameBack: NONE,
    delivered: { parcels: 1, paisa: 100_000 },
    open: { parcels: 1, paisa: 100_000 },
  });
  expect(opened.all).toEqual({
    cameBack: { parcels: 1, paisa: 100_000 },
    delivered: { parcels: 3, paisa: 300_000 },
    open: { parcels: 1, paisa: 100_000 },
  });
});

test('what was before the time that is looked at is known, and not counted', () => {
  const opened = replay([[past(1, { cameBackOn: 2 }), past(20, { cameBackOn: 25 })]], 10);
  expect([opened.orders, opened.met?.cameBack.parcels]).toEqual([1, 1]);
});

test('of one mobile nothing is known from another', () => {
  expect(replay([[past(1, { cameBackOn: 2 })], [past(3, { cameBackOn: 4 })]]).met?.cameBack).toEqual(NONE);
});

test('orders by card are known of and not counted', () => {
  const opened = replay([[past(1, { cameBackOn: 2, isCash: false }), past(3, { deliveredOn: 4 })]]);
  expect([opened.orders, opened.met?.delivered.parcels]).toEqual([1, 1]);
});

import { expect, test } from 'vitest';
import { findContradictions, isExplained, type StockStep } from './explain-history.ts';
import type { FinalState, History, HistoryEvent, Purchase } from './history.ts';

const PAN = 'pan';

function bought(number: string, start: number, end: number, changes: Partial<Purchase> = {}): Purchase {
  const key = `key ${number}`;
  const lines = [{ product: PAN, quantity: 1 }];
  return {
    kind: 'purchase',
    key,
    lines,
    start,
    end,
    outcome: { placed: Number(number), id: number },
    ...changes,
  };
}

function stored(number: string, isCancelled = false): FinalState['orders'][number] {
  return {
    id: number,
    number: Number(number),
    key: `key ${number}`,
    isCancelled,
    lines: [{ product: PAN, quantity: 1 }],
  };
}

function check(initial: number, events: HistoryEvent[], last: number, orders: FinalState['orders']) {
  const history: History = { initialStock: new Map([[PAN, initial]]), events, contradictions: [] };
  return findContradictions(history, { stock: new Map([[PAN, last]]), orders });
}

test('two shoppers who buy the last two units are explained', () => {
  expect(check(2, [bought('1', 0, 10), bought('2', 5, 8)], 0, [stored('1'), stored('2')])).toEqual([]);
});

test('one unit that two shoppers got is found', () => {
  expect(check(1, [bought('1', 0, 10), bought('2', 5, 8)], 0, [stored('1'), stored('2')])).toHaveLength(1);
});

test('an order that was confirmed and is not stored is found', () => {
  expect(check(2, [bought('1', 0, 10)], 2, [])).toContain('Order 1 was confirmed and is not stored.');
});

test('an order that nobody heard of again counts if it is stored, and not otherwise', () => {
  const lost = bought('1', 0, Number.POSITIVE_INFINITY, { outcome: 'unknown' });
  expect(check(2, [lost], 1, [stored('1')])).toEqual([]);
  expect(check(2, [lost], 2, [])).toEqual([]);
  expect(check(2, [lost], 1, [])).toHaveLength(1);
});

test('stock that came back twice is found', () => {
  const events: HistoryEvent[] = [
    bought('1', 0, 1),
    { kind: 'cancellation', order: '1', start: 2, end: 3, outcome: 'done' },
  ];
  expect(check(2, events, 2, [stored('1', true)])).toEqual([]);
  expect(check(2, events, 3, [stored('1', true)])).toHaveLength(1);
});

test('a shopper who was told "sold out" while there was enough is found', () => {
  const refused = bought('1', 0, 1, { outcome: { soldOut: [PAN] } });
  expect(check(0, [refused], 0, [])).toEqual([]);
  expect(check(1, [refused], 1, [])).toHaveLength(1);
});

test('two stored orders of one key, or of one number, are found', () => {
  const twice = [stored('1'), { ...stored('1'), id: 'other' }];
  expect(check(2, [bought('1', 0, 1)], 0, twice)).toEqual(
    expect.arrayContaining([
      'Two stored orders have one idempotency key.',
      'Two stored orders have one number.',
    ]),
  );
});

test('a stock that staff set counts at some moment of the call, or never when nobody knows', () => {
  const set = (outcome: 'done' | 'unknown'): HistoryEvent => ({
    kind: 'stock change',
    product: PAN,
    seen: 2,
    wanted: 5,
    start: 0,
    end: 1,
    outcome,
  });
  expect(check(2, [set('done')], 5, [])).toEqual([]);
  expect(check(2, [set('done')], 2, [])).toHaveLength(1);
  expect([check(2, [set('unknown')], 5, []), check(2, [set('unknown')], 2, [])]).toEqual([[], []]);
});

test('what had ended before is not explained by what came after', () => {
  const step = (start: number, end: number, apply: StockStep['apply']): StockStep => ({
    start,
    end,
    apply,
    isOptional: false,
  });
  const sell = (stock: number) => (stock > 0 ? stock - 1 : null);
  const refill = () => 1;
  expect(isExplained(0, [step(0, 1, sell), step(2, 3, refill)])).toBe(false);
  expect(isExplained(0, [step(0, 3, sell), step(2, 3, refill)])).toBe(true);
});

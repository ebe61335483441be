import { expect, test } from 'vitest';
import { judgeRow, judgeTotals, type KnownOrder, rowsAsText, sumDue, type Verdict } from './rules.ts';

const order = (changed: Partial<KnownOrder> = {}): KnownOrder => ({
  id: 'a',
  number: 1042,
  status: 'Delivered',
  courier: 'TCS',
  due: 200_000,
  paidBy: null,
  ...changed,
});
const row = (collected: number, charges: number, tax: number, paid: number) => ({
  collected,
  charges,
  tax,
  paid,
});
const full = row(200_000, 15_000, 2000, 183_000);
const first = { earlier: null, named: null };

test.each<[string, ReturnType<typeof row>, KnownOrder | null, Verdict, string | null, object?]>([
  ['all that was due', full, order(), 'paid', null],
  ['the rest of what was due', row(50_000, 0, 0, 50_000), order({ due: 50_000, paidBy: 1 }), 'paid', null],
  ['less', row(150_000, 15_000, 0, 135_000), order(), 'short', 'Rs. 500 of Rs. 2,000 is missing.'],
  ['nothing', row(0, 15_000, 0, -15_000), order(), 'short', 'Rs. 2,000 of Rs. 2,000 is missing.'],
  ['more', row(250_000, 0, 0, 250_000), order(), 'over', 'Rs. 500 more than the Rs. 2,000 due.'],
  [
    'what does not add up',
    row(200_000, 15_000, 0, 180_000),
    order(),
    'does-not-add-up',
    'Rs. 2,000 less charges and tax is Rs. 1,850, and the sheet pays Rs. 1,800.',
  ],
  [
    'a parcel again in the sheet',
    full,
    order(),
    'paid-twice',
    'Row 3 has the same number.',
    { earlier: 3, named: null },
  ],
  [
    'a parcel that an earlier sheet paid',
    full,
    order({ due: 0, paidBy: 7 }),
    'paid-twice',
    'Settlement 7 paid for order 1042.',
  ],
  ['a number that nobody knows', full, null, 'unknown', 'No order has this tracking number.'],
  [
    'an unknown number with a known reference',
    full,
    null,
    'unknown',
    'No order has this tracking number. Its reference is order 1042.',
    { earlier: null, named: 1042 },
  ],
  [
    'a parcel on its way',
    full,
    order({ status: 'Processing', due: 0 }),
    'not-delivered',
    'Order 1042 is Processing.',
  ],
  [
    "another courier's parcel",
    full,
    order({ courier: 'Trax', due: 0 }),
    'wrong-courier',
    'Order 1042 went with Trax.',
  ],
  [
    'a cancelled order',
    full,
    order({ status: 'Cancelled', due: 0 }),
    'cancelled',
    'Order 1042 is cancelled.',
  ],
  [
    'the way back of a cancelled order',
    row(0, 15_000, 0, -15_000),
    order({ status: 'Cancelled', due: 0 }),
    'charges-only',
    null,
  ],
  ['charges of a parcel paid by card', row(0, 15_000, 0, -15_000), order({ due: 0 }), 'charges-only', null],
])('a row that pays %s: its verdict', (_, paying, known, verdict, detail, context = {}) => {
  expect(judgeRow(paying, known, 'TCS', { ...first, ...context })).toEqual({ verdict, detail });
});

test('a total row that says something else than the rows is named, amount by amount', () => {
  const rows = { collected: 200_000, charges: 15_000, tax: 0, paid: 185_000 };
  expect(judgeTotals(rows, { collected: 200_000, paid: 190_000 })).toEqual([
    'Net paid: the total says Rs. 1,900, the rows come to Rs. 1,850.',
  ]);
  expect(judgeTotals(rows, {})).toEqual([]);
});

test('the same rows in another order, case and spacing are the same sheet', () => {
  const one = { row: 2, trackingNumber: 'ab 1', reference: '', paidOn: null, ...full };
  const other = { ...one, row: 3, trackingNumber: 'CD2' };
  expect(rowsAsText([one, other])).toBe(rowsAsText([other, { ...one, row: 9, trackingNumber: 'AB1' }]));
  expect(rowsAsText([one])).not.toBe(rowsAsText([{ ...one, paid: 1 }]));
});

test('what is missing of a sheet is what parcels were paid short of, to the paisa', () => {
  const row = (verdict: 'paid' | 'short' | 'over', due: number, collected: number) => ({
    verdict,
    due,
    collected,
  });
  const rows = [row('short', 600.1, 400), row('short', 0.2, 0), row('paid', 900, 900), row('over', 100, 250)];
  expect(sumDue(rows)).toEqual({ due: 1600.3, missing: 200.3 });
});

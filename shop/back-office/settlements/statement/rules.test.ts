import { describe, expect, test } from 'vitest';
import { type Credit, judgeCredit, numbersIn, type PayableOrder, transferNumberOf } from './rules.ts';

test.each([
  ['1042', [1042]],
  ['RAAST-P2P 0012345678 FROM ALI KHAN 1042', [1042]],
  ['order1042, Order No. 1043; #1044 and ref:1045', [1042, 1043, 1044, 1045]],
  ['FT26325ABC1042 03012345678 PK36SCBL0000001123456702', []],
  ['22/11/2026 22-Nov-2026 2026-11-22 10:15:42 Rs. 2,400 PKR 2400', []],
  ['1042 1042', [1042]],
])('the numbers of orders in “%s” are %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

const CREDIT: Credit = {
  row: 4,
  paidOn: '2026-11-22',
  amountPaisa: 1450_00,
  narration: 'IBFT 1042',
  reference: 'FT1',
};

test.each([
  ['the bank’s own', {}, 'FT1'],
  ['day and text where the bank has none', { reference: ' - ' }, '2026-11-22 IBFT 1042'],
  [
    'day and text behind a short number, which comes again',
    { reference: '000123' },
    '2026-11-22 000123 IBFT 1042',
  ],
  ['at most 100 characters', { reference: 'X'.repeat(150) }, 'X'.repeat(100)],
])('a transfer is noted under %s', (_, changed, number) => {
  expect(transferNumberOf({ ...CREDIT, ...changed })).toBe(number);
});

const ORDER: PayableOrder = {
  _id: '0b6d8d2e-8f0f-4d52-9a53-3b2b1a0c5f11',
  number: 1042,
  version: 1,
  status: 'Pending',
  fulfilment: 'to-pack',
  paymentMethod: 'cash',
  totalAmount: 1450,
  paidAmount: 0,
  advanceAmount: 0,
  createdAt: '2026-11-20T10:00:00Z',
};
const known = { orders: [ORDER], notedFor: null, earlier: null, now: '2026-11-22T10:00:00Z' };

describe('a credit', () => {
  test.each([
    ['of all that is left matches', {}, {}, 'matches'],
    ['of the advance matches', { advanceAmount: 1450, totalAmount: 2000 }, {}, 'matches'],
    ['of all where an advance would do matches', { advanceAmount: 500 }, {}, 'matches'],
    ['for a card order matches', { paymentMethod: 'card' }, {}, 'matches'],
    ['of one paisa less does not', {}, { amountPaisa: 1449_99 }, 'differs'],
    ['of one paisa more does not', {}, { amountPaisa: 1450_01 }, 'differs'],
    ['for what is paid is nobody’s', { paidAmount: 1450 }, {}, 'paid-already'],
    ['for a cancelled order goes back', { status: 'Cancelled' }, {}, 'not-awaited'],
    ['for a parcel that has left is collected, too', { fulfilment: 'with-courier' }, {}, 'not-awaited'],
    ['from before the order is another’s', {}, { paidOn: '2026-11-19' }, 'not-awaited'],
  ] as const satisfies readonly [string, Partial<PayableOrder>, Partial<Credit>, string][])(
    '%s',
    (_, order, credit, verdict) => {
      const judged = judgeCredit({ ...CREDIT, ...credit }, { ...known, orders: [{ ...ORDER, ...order }] });
      expect(judged.verdict).toBe(verdict);
      expect(judged.detail === null).toBe(verdict === 'matches');
    },
  );

  test('that is noted, stands there twice, names no order or several, is for somebody to look at', () => {
    expect(judgeCredit(CREDIT, { ...known, notedFor: 1042 })).toMatchObject({
      verdict: 'noted',
      order: ORDER,
    });
    expect(judgeCredit(CREDIT, { ...known, earlier: 3 }).verdict).toBe('twice');
    expect(judgeCredit(CREDIT, { ...known, orders: [] })).toMatchObject({ verdict: 'unknown', order: null });
    const twin = { ...ORDER, number: 1043 };
    expect(judgeCredit(CREDIT, { ...known, orders: [ORDER, twin] }).verdict).toBe('several');
    const cheaper = { ...twin, totalAmount: 900 };
    expect(judgeCredit(CREDIT, { ...known, orders: [cheaper, ORDER] })).toMatchObject({
      verdict: 'matches',
      order: ORDER,
    });
  });
});

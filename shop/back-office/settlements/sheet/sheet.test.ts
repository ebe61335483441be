import { describe, expect, test } from 'vitest';
import { readAmount } from './amounts.ts';
import { recogniseColumns } from './columns.ts';
import { findDayOrder, readDay } from './days.ts';
import { readSheet } from './read-sheet.ts';

test.each([
  ['1234', 123_400],
  ['1,234.50', 123_450],
  ['Rs. 1,234', 123_400],
  ['Rs.12,34,567/-', 123_456_700],
  ['PKR 99.5', 9950],
  ['-250', -25_000],
  ['(250.00)', -25_000],
  ['', 0],
  ['-', 0],
  ['1.234,50', null],
  ['1,23', null],
  ['12 or 13', null],
  ['99999999', null],
])('an amount with commas and "Rs." is read: %j is %j paisa', (text, paisa) => {
  expect(readAmount(text)).toBe(paisa);
});

describe('days', () => {
  test.each([
    [['13/02/2026', '01/02/2026'], 'day-first'],
    [['02/13/2026', '01/02/2026'], 'month-first'],
    [['01/02/2026', '03/04/2026'], null],
    [['05/05/2026', '2026-02-01', '1 Feb 2026', ''], 'either'],
    [['13/02/2026', '02/13/2026'], 'both'],
  ])('%j are told apart as %j', (texts, order) => {
    expect(findDayOrder(texts)).toBe(order);
  });

  test.each([
    ['01/02/2026', 'day-first', '2026-02-01'],
    ['01/02/2026', 'month-first', '2026-01-02'],
    ['1-2-26', 'day-first', '2026-02-01'],
    ['2026-02-01 14:05', 'month-first', '2026-02-01'],
    ['01-Feb-2026', 'month-first', '2026-02-01'],
    ['February 1, 2026', 'day-first', '2026-02-01'],
    ['31/02/2026', 'day-first', null],
    ['soon', 'day-first', null],
  ] as const)('%s, %s, is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });
});

describe('columns are recognised by the names of', () => {
  test.each([
    [
      'PostEx',
      [
        'Tracking Number',
        'Order Ref Number',
        'Invoice Payment',
        'Transaction Fee',
        'Transaction Tax',
        'Withholding Tax',
        'Net Amount',
        'Settlement Date',
      ],
      ['tracking', 'reference', 'collected', 'charges', 'charges', 'tax', 'paid', 'date'],
    ],
    [
      'Leopards',
      [
        'Sr #',
        'CN #',
        'Order ID',
        'COD Amount',
        'Service Charges',
        'GST',
        'WHT',
        'Net Payable',
        'Delivery Date',
        'Payment Date',
      ],
      [
        'ignored',
        'tracking',
        'reference',
        'collected',
        'charges',
        'charges',
        'tax',
        'paid',
        'ignored',
        'date',
      ],
    ],
    [
      'Trax',
      [
        'tracking_number',
        'order_id',
        'Amount',
        'Fuel Surcharge',
        'Total Charges',
        'Income Tax',
        'Amount Payable',
        'Date',
      ],
      ['tracking', 'reference', 'collected', 'ignored', 'charges', 'tax', 'paid', 'date'],
    ],
    [
      'TCS',
      [
        'Consignment No',
        'Customer Reference No',
        'COD Value (Rs.)',
        'Delivery Charges',
        'Tax Withheld',
        'Paid Amount',
        'Paid Date',
      ],
      ['tracking', 'reference', 'collected', 'charges', 'tax', 'paid', 'date'],
    ],
  ])('%s', (_, names, meanings) => {
    expect(names.map((name) => recogniseColumns(names)[name])).toEqual(meanings);
  });
});

describe('a sheet', () => {
  const HEAD = ['CN', 'COD', 'Charges', 'Net', 'Date'];

  test('is read below lines of its own, up to its total', () => {
    const grid = [
      ['Leopards Courier'],
      [],
      HEAD,
      ['A 1', 'Rs. 2,000', '150', '1,850', '13/02/2026'],
      ['', '2,000', '150', '1,850', ''],
    ];
    expect(readSheet(grid, null, null)).toMatchObject({
      sheet: {
        rows: [
          {
            row: 4,
            trackingNumber: 'A 1',
            collected: 200_000,
            charges: 15_000,
            tax: 0,
            paid: 185_000,
            paidOn: '2026-02-13',
          },
        ],
        totals: { collected: 200_000, charges: 15_000, paid: 185_000 },
        problems: [],
      },
    });
  });

  test('whose days may be either asks, and takes the answer', () => {
    const grid = [HEAD, ['A1', '2000', '150', '1850', '01/02/2026']];
    expect(readSheet(grid, null, null)).toMatchObject({ question: { asks: 'day-order' } });
    expect(readSheet(grid, null, 'month-first')).toMatchObject({
      sheet: { rows: [{ paidOn: '2026-01-02' }] },
    });
  });

  test('whose columns are not known asks for them, and takes what was chosen', () => {
    const grid = [
      ['Number', 'Money', 'Cut'],
      ['A1', '2000', '150'],
    ];
    expect(readSheet(grid, null, null)).toMatchObject({ question: { asks: 'columns' } });
    const chosen = { Number: 'tracking', Money: 'collected', Cut: 'charges' } as const;
    expect(readSheet(grid, chosen, null)).toMatchObject({ sheet: { rows: [{ paid: 185_000 }] } });
  });

  test('names every cell that cannot be read, by row and column', () => {
    const grid = [
      HEAD,
      ['1.23E+11', 'two', '150', '1850', '32/01/2026'],
      ['', '1', '', '1', ''],
      ['A2', '1', '', '1', ''],
    ];
    expect(readSheet(grid, null, 'day-first')).toMatchObject({
      sheet: {
        problems: [
          { row: 2, column: null },
          { row: 2, column: 'COD', message: '“two” is no amount.' },
          { row: 2, column: 'Date', message: '“32/01/2026” is no day.' },
          { row: 3, column: null, message: 'The row has no tracking number.' },
        ],
      },
    });
  });

  test('that writes charges as what is taken away means the same', () => {
    const grid = [HEAD, ['A1', '2000', '-150', '1850', '']];
    expect(readSheet(grid, null, null)).toMatchObject({
      sheet: { rows: [{ charges: 15_000, paid: 185_000 }] },
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMNS, findDelimiter, guardFormula, readHead, unguardFormula } from './rules.ts';

describe('a file of products', () => {
  test('never starts a cell like a formula, and every text comes back as it was', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '\t', 'a', '1', ' ') });
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (any) => {
        expect(guardFormula(any)).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguardFormula(guardFormula(any))).toBe(any);
      }),
    );
  });

  test.each([
    ['_id,name,price', ','],
    ['_id;name;price', ';'],
    ['_id\tname\tprice', '\t'],
    ['"a;b;c;d",name,price', ','],
    ['_id', ','],
  ])('whose first line is %j has %j between its cells', (head, delimiter) => {
    expect(findDelimiter(head)).toBe(delimiter);
  });

  test('says what is wrong with its columns', () => {
    expect(readHead(['_ID', ' Price '])).toEqual({ columns: ['_id', 'price'] });
    expect(readHead([...COLUMNS])).toEqual({ columns: COLUMNS });
    expect(readHead(['_id', 'colour'])).toEqual({
      problem: expect.stringContaining('There is no column "colour"'),
    });
    expect(readHead(['_id', 'price', 'PRICE'])).toEqual({ problem: 'The column "price" is there twice.' });
    expect(readHead(['name', 'price'])).toEqual({ problem: expect.stringContaining('description') });
  });
});

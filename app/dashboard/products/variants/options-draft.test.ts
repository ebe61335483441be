import { describe, expect, test } from 'vitest';
import { combineRows, type DraftOption, type DraftRow } from './options-draft.ts';

const option = (key: string, ...texts: string[]): DraftOption => ({
  key,
  name: key,
  values: texts.map((text) => ({ key: `${key}.${text}`, text })),
});
const row = (id: string, ...keys: string[]): DraftRow => ({
  ...{ _id: id, keys, price: '900', discount: '', quantity: '3', sku: id, barcode: '', photo: null },
  isOffered: true,
});
const FIRST = { price: '1000', discount: '5', quantity: '12' };
const idsOf = (rows: readonly DraftRow[]) => rows.map(({ _id }) => _id ?? 'new');

describe('the table of variants', () => {
  test('begins with the product’s price for all, and its stock for the first', () => {
    const rows = combineRows([option('size', 'S', 'M')], [], FIRST);
    expect(rows.map(({ price, discount, quantity }) => [price, discount, quantity])).toEqual([
      ['1000', '5', '12'],
      ['1000', '5', '0'],
    ]);
  });

  test('keeps its rows when a value comes, and loses only its own when one goes', () => {
    const before = [row('a', 'size.S'), row('b', 'size.M')];
    expect(idsOf(combineRows([option('size', 'S', 'M', 'L')], before, FIRST))).toEqual(['a', 'b', 'new']);
    expect(idsOf(combineRows([option('size', 'M')], before, FIRST))).toEqual(['b']);
    expect(combineRows([option('size', 'S', 'M', 'L')], before, FIRST)[2]).toMatchObject({
      price: '900',
      quantity: '0',
      sku: '',
    });
  });

  test('keeps each row once when an option comes or goes', () => {
    const before = [row('a', 'size.S'), row('b', 'size.M')];
    const both = combineRows([option('size', 'S', 'M'), option('colour', 'Red', 'Blue')], before, FIRST);
    expect(idsOf(both)).toEqual(['a', 'new', 'b', 'new']);
    expect(idsOf(combineRows([option('size', 'S', 'M')], both, FIRST))).toEqual(['a', 'b']);
  });

  test('is empty without options', () => {
    expect(combineRows([], [row('a', 'size.S')], FIRST)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOptions, readPlaces, readValues, writeOptions, writePlaces, writeValues } from './lists.ts';

/** Names with everything in them that parts a list. */
const name = fc
  .string({
    unit: fc.constantFrom('a', 'B', 'چ', '\\', ';', ',', ':', '>', ' ', '"', '='),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const names = (maxLength: number) =>
  fc.uniqueArray(name, { minLength: 1, maxLength, selector: (one) => one.toLowerCase() });

describe('a list in a cell', () => {
  test('comes back as it was, whatever signs are in its names', () => {
    const option = fc.record({ name, values: names(5) });
    const options = fc.uniqueArray(option, { maxLength: 3, selector: (one) => one.name.toLowerCase() });
    fc.assert(
      fc.property(options, (any) => {
        expect(readOptions(writeOptions(any))).toEqual(any);
      }),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 3 }), (any) => {
        expect(readValues(writeValues(any))).toEqual(any);
      }),
    );
    const place = fc.record({ category: name, subcategory: fc.option(name) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 5 }), (any) => {
        const places = any.map(({ category, subcategory }) => ({
          category_id: '',
          category_name: category,
          subcategory_id: null,
          subcategory_name: subcategory,
        }));
        const read = readPlaces(writePlaces(places));
        expect(new Set([read].flat().map((one) => JSON.stringify(one)))).toEqual(
          new Set(any.map((one) => JSON.stringify(one))),
        );
      }),
    );
  });

  test('reads as people write it', () => {
    expect(readPlaces('Kitchen > Pans; Gifts;')).toEqual([
      { category: 'Kitchen', subcategory: 'Pans' },
      { category: 'Gifts', subcategory: null },
    ]);
    expect(readOptions('Size:S,M ; Time: 10:30')).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Time', values: ['10:30'] },
    ]);
    expect(readValues('S; Red')).toEqual(['S', 'Red']);
    expect([readPlaces(''), readOptions(' '), readValues('')]).toEqual([[], [], []]);
  });

  test.each([
    [readPlaces, 'Kitchen > Pans > Iron', 'Please write categories as Kitchen > Pans; Gifts.'],
    [readOptions, 'Size', 'Please write options as Size: S, M, L; Colour: Red, Blue.'],
    [readOptions, 'Size: S, s', 'The value s of Size is there twice.'],
    [readOptions, 'Size: S; size: M', 'The option size is there twice.'],
    [readOptions, 'A: 1; B: 1; C: 1; D: 1', 'A product has at most 3 options.'],
    [
      readOptions,
      `Size: ${'x'.repeat(61)}`,
      'Please use at most 60 characters for an option and for a value.',
    ],
    [readValues, 'x'.repeat(61), 'Please use at most 60 characters for a value.'],
  ])('that is none is refused in words: %o %s', (read, text, sentence) => {
    expect(read(text)).toBe(sentence);
  });
});

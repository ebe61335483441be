import { describe, expect, test } from 'vitest';
import { differences } from './rules.ts';

describe('a change in the audit log', () => {
  test('is read field by field, without those that stayed', () => {
    expect(differences({ name: 'Pan', price: 900 }, { name: 'Pan', price: 950 })).toEqual([
      { field: 'price', before: '900', after: '950' },
    ]);
  });

  test('of something new has nothing before, of something gone nothing after', () => {
    expect(differences(null, { name: 'Pan' })).toEqual([{ field: 'name', before: null, after: 'Pan' }]);
    expect(differences({ name: 'Pan' }, null)).toEqual([{ field: 'name', before: 'Pan', after: null }]);
    expect(differences(null, null)).toEqual([]);
  });

  test('names nothing that was and is empty', () => {
    expect(differences(null, { brand: '', photos: [], name: 'Pan', sku: null })).toEqual([
      { field: 'name', before: null, after: 'Pan' },
    ]);
  });

  test('inside of something is named by the way to it; a list is one value', () => {
    expect(
      differences(
        { customer: { city: 'Karachi', mobile: '1' }, photos: ['a', 'b'] },
        { customer: { city: 'Lahore', mobile: '1' }, photos: ['b', 'a'] },
      ),
    ).toEqual([
      { field: 'customer.city', before: 'Karachi', after: 'Lahore' },
      { field: 'photos', before: 'a, b', after: 'b, a' },
    ]);
  });
});

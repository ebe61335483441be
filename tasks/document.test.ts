import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countedIn, documentOf, faultsOf } from './document.ts';
import type { Effort } from './hands.ts';
import { OWNER_RIVALS } from './rivals/owner-rivals.ts';
import { leastElsewhere, NO_FEWER } from './rivals/rivals.ts';
import { STAFF_RIVALS } from './rivals/staff-rivals.ts';

const taking = (keys: number, name = 'Change a price'): ReadonlyMap<string, Effort> =>
  new Map([[name, { clicks: 1, keys, typed: 3 }]]);

describe('the counted tasks of the staff', () => {
  const document = readFileSync('docs/staff-tasks.md', 'utf8');
  const counted = countedIn(document);
  const slowAmong = (names: readonly string[]) =>
    names.filter((name) => (counted.get(name) ?? Number.NaN) >= leastElsewhere(name));

  test('are twenty of orders, and each takes fewer clicks and keys than in EverShop and in Shopify', () => {
    const names = Object.keys(STAFF_RIVALS);
    expect(names).toHaveLength(20);
    expect(names.filter((name) => !counted.has(name))).toEqual([]);
    expect(slowAmong(names)).toEqual([]);
  });

  test('are twenty of the owner, and those that take no fewer than elsewhere say so with the reason', () => {
    const names = Object.keys(OWNER_RIVALS);
    expect(names).toHaveLength(20);
    expect([...counted.keys()].toSorted()).toEqual([...Object.keys(STAFF_RIVALS), ...names].toSorted());
    expect(slowAmong(names).toSorted()).toEqual(Object.keys(NO_FEWER).toSorted());
    for (const [name, reason] of Object.entries(NO_FEWER)) {
      expect(document).toContain(`- ${name}: ${reason}`);
      expect(document).toMatch(new RegExp(`\\| ${name} \\| \\*\\*\\d+\\*\\* \\(.+?\\) \\* \\|`));
    }
  });

  test('do not grow unnoticed', () => {
    expect(faultsOf(taking(2), new Map([['Change a price', 3]]))).toEqual([]);
    expect(faultsOf(taking(2), new Map([['Change a price', 2]]))).toEqual([
      'Change a price: 3, and 2 before.',
    ]);
    expect(faultsOf(taking(3), new Map())).toEqual(['Change a price: 4, and 4 elsewhere.']);
    expect(faultsOf(taking(2, 'Duplicate a product'), new Map())).toEqual([]);
    expect(faultsOf(taking(1, 'Duplicate a product'), new Map())).toEqual([
      'Duplicate a product: 2, and it needs no reason any more.',
    ]);
  });

  test('are read from the document as they were written', () => {
    expect(countedIn(documentOf(taking(2)))).toEqual(new Map([['Change a price', 3]]));
    expect(countedIn(documentOf(taking(2, 'Duplicate a product')))).toEqual(
      new Map([['Duplicate a product', 3]]),
    );
  });
});

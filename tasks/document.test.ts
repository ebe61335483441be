import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countedIn, documentOf, faultsOf } from './document.ts';
import type { Effort } from './hands.ts';
import { RIVALS } from './rivals.ts';

const taking = (keys: number): ReadonlyMap<string, Effort> =>
  new Map([['Change a price', { clicks: 1, keys, typed: 3 }]]);

describe('the counted tasks of the staff', () => {
  const counted = countedIn(readFileSync('docs/staff-tasks.md', 'utf8'));

  test('are twenty, and each takes fewer clicks and keys than in EverShop and in Shopify', () => {
    expect([...counted.keys()].toSorted()).toEqual(Object.keys(RIVALS).toSorted());
    expect(counted.size).toBe(20);
    const slow = [...counted].filter(([name, steps]) =>
      [RIVALS[name]?.everShop, RIVALS[name]?.shopify].some((rival) => steps >= (rival?.steps?.length ?? 99)),
    );
    expect(slow).toEqual([]);
  });

  test('do not grow unnoticed', () => {
    expect(faultsOf(taking(2), new Map([['Change a price', 3]]))).toEqual([]);
    expect(faultsOf(taking(2), new Map([['Change a price', 2]]))).toEqual([
      'Change a price: 3, and 2 before.',
    ]);
    expect(faultsOf(taking(3), new Map())).toEqual(['Change a price: 4, and 4 elsewhere.']);
  });

  test('are read from the document as they were written', () => {
    expect(countedIn(documentOf(taking(2)))).toEqual(new Map([['Change a price', 3]]));
  });
});

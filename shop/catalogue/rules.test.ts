import { describe, expect, test } from 'vitest';
import { HIDDEN_IN_MENUS, menuCategories } from './rules.ts';

describe('menus', () => {
  test('header and side menu drop the twelve names and no other', () => {
    expect(HIDDEN_IN_MENUS).toHaveLength(12);
    const names = ['Kitchen', 'New Arrivals', 'Weekly Sale', 'Household'].map((name) => ({ name }));
    expect(menuCategories(names)).toEqual([{ name: 'Kitchen' }, { name: 'Weekly Sale' }]);
  });
});

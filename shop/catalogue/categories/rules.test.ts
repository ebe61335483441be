import { describe, expect, test } from 'vitest';
import { HIDDEN_IN_MENUS, menuCategories, menuCategoryProblem, shownCategory } from './rules.ts';

describe('menus', () => {
  test('header and side menu drop the twelve names and no other', () => {
    expect(HIDDEN_IN_MENUS).toHaveLength(12);
    const names = ['Kitchen', 'New Arrivals', 'Weekly Sale', 'Household'].map((name) => ({ name }));
    expect(menuCategories(names)).toEqual([{ name: 'Kitchen' }, { name: 'Weekly Sale' }]);
  });
});

describe('a category of the menus beside the own one', () => {
  test.each([
    ['Kitchen Pick', 'Kitchen', null],
    ['Weekly Sale', 'Kitchen', null],
    ['The Problem Solver', 'Bathroom', null],
    ['Kitchen', 'Dining', 'Products of Kitchen are in the menus already. Leave this empty.'],
    ['Kitchen Pick', 'Home Decor', expect.stringContaining('Home Decor is a section.')],
    ['Kitchen Pick', 'Weekly Sale', expect.stringContaining('Weekly Sale is a section.')],
  ])('of %s can be %s: only a section has one, and it is none', (category, menuCategory, problem) => {
    expect(menuCategoryProblem(category, menuCategory)).toEqual(problem);
  });

  test('is where shoppers look for the product', () => {
    const own = { categoryName: 'Kitchen Pick', subcategory: null };
    expect(shownCategory({ ...own, menuCategoryName: null, menuSubcategory: null })).toEqual({
      category: 'Kitchen Pick',
      subcategory: null,
    });
    expect(shownCategory({ ...own, menuCategoryName: 'Kitchen', menuSubcategory: 'Cookware' })).toEqual({
      category: 'Kitchen',
      subcategory: 'Cookware',
    });
  });
});

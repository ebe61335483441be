import type { DemoCategory } from '../types.ts';

export const popularCategories: DemoCategory = {
  name: 'Popular Categories',
  subcategories: [],
  products: [],
};

import { href } from 'react-router';
import type { Category } from '../../../shop/catalogue/responses.ts';
import type { Crumb } from '../breadcrumb.tsx';

/** The category that a subcategory of this name belongs to, the first where there are several. */
export function categoryOf(categories: readonly Category[], subcategory: string): Category | undefined {
  return categories.find(({ subcategories }) => subcategories.some(({ name }) => name === subcategory));
}

/** What lies between the home page and a subcategory of this category. */
export function subcategoryTrail(category: Category | undefined): Crumb[] {
  if (!category) return [];
  const { name } = category;
  return [{ name, to: href('/products/category/:category', { category: name }) }];
}

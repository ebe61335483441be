import { href } from 'react-router';
import type { Product } from '../../../shop/catalogue/types.ts';
import type { Crumb } from '../breadcrumb.tsx';

/** What lies between the home page and a product: its category, and its subcategory where it has one. */
export function productTrail({ categoryName, subcategory }: Product): Crumb[] {
  const category = {
    name: categoryName,
    to: href('/products/category/:category', { category: categoryName }),
  };
  if (subcategory === null) return [category];
  return [category, { name: subcategory, to: href('/products/subcategory/:subcategory', { subcategory }) }];
}

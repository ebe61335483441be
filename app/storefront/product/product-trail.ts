import { href } from 'react-router';
import type { Product } from '../../../shop/catalogue/responses.ts';
import { shownCategory } from '../../../shop/catalogue/rules.ts';
import type { Crumb } from '../breadcrumb.tsx';

/** What lies between the home page and a product: the category that shoppers find it in, and its subcategory, if any. */
export function productTrail(product: Product): Crumb[] {
  const { category: name, subcategory } = shownCategory(product);
  const category = { name, to: href('/products/category/:category', { category: name }) };
  if (subcategory === null) return [category];
  return [category, { name: subcategory, to: href('/products/subcategory/:subcategory', { subcategory }) }];
}

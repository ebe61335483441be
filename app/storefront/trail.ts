import { shownCategory } from '../../shop/catalogue/categories/rules.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import type { MenuCategory } from '../layout/load-root-data.ts';
import { categoryAddress, subcategoryAddress } from '../layout/site-links.ts';
import type { Crumb } from './breadcrumb.tsx';

/** What lies between the home page and a product: the category that shoppers find it in, and its subcategory, if any. */
export function productTrail(product: Product): Crumb[] {
  const { category, subcategory } = shownCategory(product);
  const trail = [{ name: category, to: categoryAddress(category) }];
  if (subcategory !== null) trail.push({ name: subcategory, to: subcategoryAddress(subcategory) });
  return trail;
}

/** The category that a subcategory of this name belongs to, the first where there are several. */
export function categoryOf(
  categories: readonly MenuCategory[],
  subcategory: string,
): MenuCategory | undefined {
  return categories.find(({ subcategories }) => subcategories.some(({ name }) => name === subcategory));
}

/** What lies between the home page and a subcategory of this category. */
export function subcategoryTrail(category: MenuCategory | undefined): Crumb[] {
  return category ? [{ name: category.name, to: categoryAddress(category.name) }] : [];
}

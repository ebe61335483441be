import type { ListedDiscount } from '../../../shop/catalogue/discounts/responses.ts';
import { categoryPathName, countOf } from '../categories/category-choices.ts';

/** So many are named; of more only how many there are. */
const NAMED = 3;

/** What a discount is for, as a list says it. */
export function targetName({ appliesTo, places, products }: ListedDiscount): string {
  if (appliesTo === 'all') return 'All products';
  const names =
    appliesTo === 'products'
      ? products.map(({ name }) => name)
      : places.map(({ categoryName, subcategory }) => categoryPathName(categoryName, subcategory));
  // Deleted since, all of them.
  if (names.length === 0) return 'Nothing any more';
  if (names.length <= NAMED) return names.join(', ');
  return appliesTo === 'products' ? countOf(names.length, 'product') : `${names.length} categories`;
}

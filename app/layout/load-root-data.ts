import type { Category } from '../../shop/catalogue/categories/responses.ts';
import { shopAddress } from '../../shop/settings.ts';
import type { ShopOfPages } from '../context.ts';

/** What pages show of a category. */
export type MenuCategory = Omit<Category, '_id' | 'version'>;

/** What every page shows: the shop's details and, as one text like the home page's data, the categories of its menus. */
export async function loadRootData({ catalogue, settings }: ShopOfPages) {
  const categories = await catalogue.categories();
  return {
    store: settings.store,
    address: shopAddress(settings),
    categories: JSON.stringify(categories.map(toMenuCategory)),
  };
}

function toMenuCategory({ name, count, photo, subcategories }: Category): MenuCategory {
  return { name, count, photo, subcategories };
}

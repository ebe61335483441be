import type { Category } from '../../shop/catalogue/categories/responses.ts';
import { shopAddress } from '../../shop/settings.ts';
import type { ShopOfPages } from '../context.ts';

/** What pages show of a category. */
export type MenuCategory = Omit<Category, '_id' | 'version'>;

/**
 * What every page shows: the shop's details, what delivery costs and, each as one text like the home page's data, the cities of
 * the checkout and the categories of its menus.
 */
export async function loadRootData({ catalogue, currentSettings }: ShopOfPages) {
  const [categories, settings] = await Promise.all([catalogue.categories(), currentSettings()]);
  return {
    store: settings.store,
    delivery: settings.delivery,
    cities: JSON.stringify(settings.cities),
    address: shopAddress(settings),
    card: settings.payments.card,
    ...(settings.elsewhere.analyticsId && { analyticsId: settings.elsewhere.analyticsId }),
    categories: JSON.stringify(categories.map(toMenuCategory)),
  };
}

function toMenuCategory({ name, count, photo, subcategories }: Category): MenuCategory {
  return { name, count, photo, subcategories };
}

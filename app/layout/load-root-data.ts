import { listCategories } from '../../shop/catalogue/queries.ts';
import { shopAddress } from '../../shop/settings.ts';
import type { Shop } from '../../shop/shop.ts';

/** What every page shows: the shop's details and the categories of its menus. */
export async function loadRootData({ database, settings }: Shop) {
  return {
    store: settings.store,
    address: shopAddress(settings),
    categories: await listCategories(database),
  };
}

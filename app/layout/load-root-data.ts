import { shopAddress } from '../../shop/settings.ts';
import type { ShopOfPages } from '../context.ts';

/** What every page shows: the shop's details and the categories of its menus. */
export async function loadRootData({ catalogue, settings }: ShopOfPages) {
  return {
    store: settings.store,
    address: shopAddress(settings),
    categories: await catalogue.categories(),
  };
}

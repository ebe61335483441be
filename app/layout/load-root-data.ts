import type { Category } from '../../shop/catalogue/categories/responses.ts';
import { listListedProducts } from '../../shop/catalogue/home-sections/queries.ts';
import { stripAt, stripKey } from '../../shop/content/home-page/rules.ts';
import type { HomePage } from '../../shop/content/home-page/types.ts';
import { shopAddress } from '../../shop/settings/settings.ts';
import type { ShopOfPages } from '../context.ts';
import { addressOfLink } from './address-of-link.ts';

/** What pages show of a category. */
export type MenuCategory = Omit<Category, '_id' | 'version'>;

/**
 * What every page shows: the shop's details, what delivery costs and, each as one text like the home page's data, the cities of
 * the checkout, the owner's own pages and the categories of its menus. The owner's announcement is there only while there is one.
 */
export async function loadRootData({
  database,
  catalogue,
  currentSettings,
  homePage,
  footerPages,
}: ShopOfPages) {
  const [categories, settings, { page }, pages] = await Promise.all([
    catalogue.categories(),
    currentSettings(),
    homePage(),
    footerPages(),
  ]);
  const strip = await readStrip(database, page, categories);
  return {
    ...(strip && { strip }),
    store: settings.store,
    delivery: settings.delivery,
    cities: JSON.stringify(settings.cities),
    address: shopAddress(settings),
    card: settings.payments.card,
    ...(settings.elsewhere.analyticsId && { analyticsId: settings.elsewhere.analyticsId }),
    pages,
    categories: JSON.stringify(categories.map(toMenuCategory)),
  };
}

function toMenuCategory({ name, count, photo, subcategories }: Category): MenuCategory {
  return { name, count, photo, subcategories };
}

/** The announcement of this moment, as a page shows it; null while there is none. */
async function readStrip(database: ShopOfPages['database'], page: HomePage, categories: readonly Category[]) {
  const strip = stripAt(page, Date.now());
  if (!strip) return null;
  const { text, link, colour, closable } = strip;
  const product = link?.to === 'product' ? link.product : null;
  const listed = product ? await listListedProducts(database, [product.id]) : [];
  const places = {
    categories: new Map(categories.map(({ _id, name }) => [_id, name])),
    products: new Map(listed.map((one) => [one._id, one])),
  };
  const to = link && addressOfLink(link, places);
  return { text, to, colour, ...(closable && { key: stripKey(strip) }) };
}

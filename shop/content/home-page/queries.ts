import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { nameKey } from '../../catalogue/categories/rules.ts';
import { findRedirect } from '../../catalogue/redirects/queries.ts';
import { listingAddress } from '../../catalogue/redirects/rules.ts';
import type { Versions } from '../../settings/versions/responses.ts';
import { toVersions, versionRows } from '../../settings/versions/to-versions.ts';
import { hashToken } from '../../tokens.ts';
import { NEW_SHOP_PAGE } from './new-shop.ts';
import type { HomePageShown } from './responses.ts';
import { describeChanges } from './rules.ts';
import { homePageSchema } from './schemas.ts';
import type { HomePage, Link } from './types.ts';

/** What is published, and the number of that version; 0 while nobody arranged anything. */
export interface PublishedHomePage {
  version: number;
  page: HomePage;
}

/** Reads what is published. */
export async function readHomePage(db: Database): Promise<PublishedHomePage> {
  const row = await db
    .selectFrom('home_pages')
    .select(['number', 'state'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { version: row.number, page: readState(row.state) }
    : { version: 0, page: await findNewShopPage(db) };
}

/** One version; 0 is what a new shop has. Undefined for one that does not exist. */
export async function findHomePage(db: Database, number: number): Promise<HomePage | undefined> {
  if (number === 0) return findNewShopPage(db);
  const row = await db
    .selectFrom('home_pages')
    .select('state')
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readState(row.state);
}

/** @throws when it cannot be read: a release has to keep reading what earlier ones stored */
const readState = (stored: unknown): HomePage => homePageSchema.parse(stored);

/**
 * What a new shop has. It knows its categories by name; one that was renamed is found by its old address, and from the first
 * version on by its id.
 */
async function findNewShopPage(db: Database): Promise<HomePage> {
  const categories = await listChoices(db);
  const byName = new Map(categories.map((category) => [nameKey(category.name), category]));
  const names = new Set(categoriesOf(NEW_SHOP_PAGE).map(({ name }) => name));
  const found = new Map<string, Category>();
  for (const name of names) {
    const category = byName.get(nameKey(name)) ?? byName.get(nameKey(await findNewName(db, name)));
    if (category) found.set(name, category);
  }
  return mapThings(NEW_SHOP_PAGE, { category: (one) => found.get(one.name) ?? one, product: (one) => one });
}

/** What a category that was renamed is called today; the name itself where nobody knows. */
async function findNewName(db: Database, name: string): Promise<string> {
  const address = (await findRedirect(db, listingAddress('category', name))) ?? '';
  const [, encoded = ''] = /^\/products\/category\/([^/?#]+)$/.exec(address) ?? [];
  try {
    return decodeURIComponent(encoded) || name;
  } catch {
    return name;
  }
}

interface Category {
  id: string | null;
  name: string;
}

interface Product {
  id: string;
  name: string;
}

interface Mapping {
  category: (category: Category) => Category;
  product: (product: Product) => Product;
}

/** The page with each category and each product that it points to replaced. */
function mapThings(page: HomePage, { category, product }: Mapping): HomePage {
  const mapLink = (link: Link): Link => {
    if (link.to === 'category') return { ...link, category: category(link.category) };
    return link.to === 'product' ? { ...link, product: link.product && product(link.product) } : link;
  };
  return {
    banners: page.banners.map((banner) => ({ ...banner, link: mapLink(banner.link) })),
    sections: page.sections.map((section) => {
      if (section.kind !== 'products') return section;
      const { source } = section;
      if (source.of === 'category') {
        return { ...section, source: { ...source, category: category(source.category) } };
      }
      if (source.of !== 'hand-picked') return section;
      return { ...section, source: { ...source, products: source.products.map(product) } };
    }),
    strip: { ...page.strip, link: page.strip.link && mapLink(page.strip.link) },
  };
}

function categoriesOf(page: HomePage): Category[] {
  const found: Category[] = [];
  mapThings(page, {
    category: (one) => {
      found.push(one);
      return one;
    },
    product: (one) => one,
  });
  return found;
}

/** The ids of all products that a page points to. */
function productsOf(page: HomePage): string[] {
  const found = new Set<string>();
  mapThings(page, {
    category: (one) => one,
    product: (one) => {
      found.add(one.id);
      return one;
    },
  });
  return [...found];
}

function listChoices(db: Database): Promise<Product[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}

/** The page with the names that its categories and products have today; what is deleted keeps its old one. */
export async function renewNames(db: Database, page: HomePage): Promise<HomePage> {
  const [categories, products] = await Promise.all([listChoices(db), listPointedTo(db, [page])]);
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const productNames = new Map(products.map(({ id, name }) => [id, name]));
  return mapThings(page, {
    category: (one) => ({ ...one, name: (one.id && categoryNames.get(one.id)) ?? one.name }),
    product: (one) => ({ ...one, name: productNames.get(one.id) ?? one.name }),
  });
}

async function listPointedTo(db: Database, pages: readonly HomePage[]) {
  const ids = [...new Set(pages.flatMap(productsOf))];
  if (ids.length === 0) return [];
  return db
    .selectFrom('products')
    .select(['id', 'name', sql<string | null>`photos[1]`.as('photo'), 'is_listed as isListed'])
    .where('id', 'in', ids)
    .execute();
}

/** What its editor shows: what is published, what is being arranged, and what may be chosen. */
export async function readForEditor(db: Database): Promise<HomePageShown> {
  const [{ version, page }, draft, categories] = await Promise.all([
    readHomePage(db),
    readDraft(db),
    listChoices(db),
  ]);
  const pages = draft ? [page, draft.page] : [page];
  return { version, published: page, draft, categories, products: await listPointedTo(db, pages) };
}

/** What is being arranged; null while nothing is. */
export async function readDraft(db: Database): Promise<HomePageShown['draft']> {
  const row = await db.selectFrom('home_page_draft').selectAll().executeTakeFirst();
  if (!row) return null;
  const { revision, state, actor, saved_at } = row;
  return { revision, page: readState(state), by: actor, at: saved_at.toISOString() };
}

/** What a preview shows. @param key as its browser has it @returns null once it is over */
export async function findPreview(db: Database, key: string): Promise<HomePage | null> {
  const row = await db
    .selectFrom('home_page_previews')
    .select('state')
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? readState(row.state) : null;
}

/** Who changed what, the newest version first. */
export async function listVersions(db: Database, page: number): Promise<Versions> {
  const { limit, offset } = versionRows(page);
  const rows = await db
    .selectFrom('home_pages')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const states = rows.map(({ state }) => readState(state));
  return toVersions(rows, states, await findNewShopPage(db), describeChanges);
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database, Transaction } from '../../database/connect.ts';
import { buildApp } from '../../server/app.ts';
import { createCategory } from '../../shop/catalogue/categories/create-category.ts';
import { loadDemoCatalogue } from '../../shop/catalogue/load-demo-catalogue.ts';
import { createProduct } from '../../shop/catalogue/products/create-product.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import type { ProductStatus } from '../../shop/catalogue/products/rules.ts';
import { createProductFormSchema } from '../../shop/catalogue/products/schemas.ts';
import { recordMovements } from '../../shop/catalogue/stock/record-movements.ts';
import type { Result } from '../../shop/errors.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { createSecrets, KEY_BYTES, type Secrets } from '../../shop/secrets.ts';
import { type CurrentSettings, readSettings } from '../../shop/settings/settings.ts';
import { readCurrentSettings, withChoice } from '../../shop/settings/store-settings/queries.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { expectedLinePrice } from './expected-price.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestShop {
  app: FastifyInstance;
  database: Database;
  /** Those that it was opened with, and what a new shop has. */
  settings: CurrentSettings;
  currentSettings: () => Promise<CurrentSettings>;
  secrets: Secrets;
}

/**
 * The real shop on a real, empty database for the tests of a file; each test finds it empty again.
 * @param environment settings of its own, as one would give them at start
 */
export function openTestShop(environment: Record<string, string> = {}): TestShop {
  const shop = openShopForFile(environment);
  beforeEach(() => emptyDatabase());
  return shop;
}

/** The real shop with the demo catalogue, loaded once; the tests of the file only read it. */
export function openDemoShop(): TestShop {
  const shop = openShopForFile();
  beforeAll(async () => {
    await loadDemoCatalogue(shop.database, () => {});
  });
  return shop;
}

function openShopForFile(environment: Record<string, string> = {}): TestShop {
  let opened: TestShop | undefined;
  let removeFolder = () => {};
  beforeAll(async () => {
    const folder = temporaryFolder('shop');
    removeFolder = folder.remove;
    const database = await testDatabase();
    // Most tests order in the name of one shopper, again and again.
    const started = readSettings({
      RATE_LIMITS: 'off',
      OPEN_ORDERS_PER_MOBILE: '1000',
      LOG_LEVEL: 'error',
      DATA_DIR: folder.path,
      ...environment,
    });
    const secrets = createSecrets([randomBytes(KEY_BYTES)]);
    opened = {
      app: await buildApp({ database, settings: started, secrets }),
      database,
      settings: withChoice(started),
      currentSettings: () => readCurrentSettings(database, started, secrets),
      secrets,
    };
  });
  afterAll(async () => {
    await opened?.app.close();
    // The shop makes its folders as it closes, too, when a job of its is under way.
    removeFolder();
  });

  const ready = (): TestShop => {
    if (!opened) throw new Error('The test shop is open only inside a test.');
    return opened;
  };
  return {
    get app() {
      return ready().app;
    },
    get database() {
      return ready().database;
    },
    get settings() {
      return ready().settings;
    },
    get currentSettings() {
      return ready().currentSettings;
    },
    get secrets() {
      return ready().secrets;
    },
  };
}

/** The value of an operation that has to succeed for the test to make sense. */
function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.message}`);
  return result.value;
}

/** Files a category. */
export async function stockCategory(db: Database, name: string, subcategories: string[] = []) {
  return done(await createCategory(db, { name, subcategories }));
}

interface Goods {
  description?: string;
  name?: string;
  category?: string;
  subcategory?: string | null;
  menuCategory?: string | null;
  menuSubcategory?: string | null;
  price?: number;
  discount?: number;
  quantity?: number;
  photos?: string[];
  sku?: string;
  barcode?: string;
  status?: ProductStatus;
  brand?: string;
  weightGrams?: number;
  /** As the form sends them: lines of ids and names. */
  alsoIn?: string;
}

/** Puts a product on the shelf, in a category of its own unless one is given by id. */
export async function stockProduct(db: Database, goods: Goods = {}): Promise<Product> {
  const name = goods.name ?? 'Steel Karahi';
  const category = goods.category ?? (await stockCategory(db, `Category of ${name}`))._id;
  const product = createProductFormSchema.parse({
    description: 'A pan. It cooks.',
    price: 1000,
    quantity: 10,
    shipping: 'paid',
    photos: ['/media/demo/placeholder.svg'],
    ...goods,
    name,
    category,
  });
  return done(await createProduct(db, product));
}

export const customer = {
  name: 'Ayesha Khan',
  email: 'ayesha@example.com',
  mobile: '0301-2345678',
  province: 'Sindh',
  city: 'Karachi',
  address: 'House 1, Street 2',
  instructions: '',
  paymentMethod: 'cash',
};

/** The body of create-order for a cart to Karachi, with the amounts that the browser would show. */
export function orderBody(lines: { product: Product; quantity: number }[]) {
  const items = lines.map(({ product, quantity }) => ({ ...product, quantity }));
  const subtotal = items.reduce((sum, item) => sum + expectedLinePrice(item) * item.quantity, 0);
  const shippingCost = subtotal >= 5000 ? 0 : 150;
  return { customer, items, shippingCost, paymentMethod: 'cash', totalAmount: subtotal + shippingCost };
}

/** Sends the body to create-order. */
export function order(app: FastifyInstance, body: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/v1/checkout/create-order',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
}

/** Puts units on the shelf of products that have no stock, as their first movements. */
export async function openShelf(
  transaction: Transaction,
  goods: readonly { id: string; put: number }[],
): Promise<void> {
  const opening = goods.map(({ id, put }) => ({ productId: id, kind: 'opening' as const, units: put }));
  await recordMovements(transaction, opening, THE_SHOP);
}

export async function stockOnHand(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.quantity;
}

export async function countOrders(db: Database): Promise<number> {
  const rows = await db.selectFrom('orders').select('id').execute();
  return rows.length;
}

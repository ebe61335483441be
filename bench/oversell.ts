import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildApp } from '../server/app.ts';
import { createCategory } from '../shop/catalogue/categories/create-category.ts';
import { createProduct } from '../shop/catalogue/products/create-product.ts';
import { createProductFormSchema } from '../shop/catalogue/products/schemas.ts';
import { shippingCost } from '../shop/orders/shipping/rules.ts';
import { createSecrets, KEY_BYTES } from '../shop/secrets.ts';
import { readSettings } from '../shop/settings/settings.ts';
import type { OpenedShop } from '../shop/shop.ts';
import { median } from './measure/median.ts';
import { type OwnDatabase, withOwnDatabase } from './measure/own-database.ts';

/** What delivery costs in a shop whose owner has changed nothing. */
const NEW_SHOP = readSettings({}).newShop;

/**
 * Many buyers at once for the last units, over HTTP, on a PostgreSQL of its own: does the shop ever sell what it
 * does not have? `npm run bench:oversell -- --buyers 50 --stock 10 --connections 12`
 */
const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '50' },
    stock: { type: 'string', default: '10' },
    connections: { type: 'string', default: '12' },
  },
});

function readCount(name: 'buyers' | 'stock' | 'connections', most: number): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  console.error(`--${name} has to be a whole number from 1 to ${most}.`);
  process.exit(1);
}

const buyers = readCount('buyers', 5000);
const stock = readCount('stock', 5000);
const connections = readCount('connections', 80);

const customer = {
  name: 'Buyer',
  email: 'buyer@example.com',
  mobile: '0301-2345678',
  province: 'Sindh',
  city: 'Karachi',
  address: 'House 1, Street 2',
  paymentMethod: 'cash',
};

/** Buyers whose carts hold the same products, every other one in the opposite order. */
async function run(shop: OpenedShop, address: string, what: string, products: number): Promise<boolean> {
  const category = await createCategory(shop.database, { name: what, subcategories: [] });
  if (!category.ok) throw new Error(category.failure.message);
  const items: { _id: string; quantity: number }[] = [];
  for (let number = 1; number <= products; number++) {
    const fields = createProductFormSchema.parse({
      category: category.value._id,
      name: `${what} ${number}`,
      description: 'For the bench.',
      price: 1000,
      quantity: stock,
      shipping: 'paid',
      photos: ['/media/demo/placeholder.svg'],
    });
    const product = await createProduct(shop.database, fields);
    if (!product.ok) throw new Error(product.failure.message);
    items.push({ _id: product.value._id, quantity: 1 });
  }
  const cost = shippingCost(1000 * products, customer.city, NEW_SHOP.delivery);
  const amounts = { shippingCost: cost, paymentMethod: 'cash', totalAmount: 1000 * products + cost };

  const times: number[] = [];
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      const sent = performance.now();
      const response = await fetch(`${address}/api/v1/checkout/create-order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ customer, items: buyer % 2 ? items.toReversed() : items, ...amounts }),
      });
      await response.arrayBuffer();
      times.push(performance.now() - sent);
      return response.status;
    }),
  );
  const elapsed = performance.now() - began;

  const orders = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 409).length;
  const left = await shop.database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select('quantity')
    .where('category_id', '=', category.value._id)
    .execute();
  const lefts = left.map(({ quantity }) => quantity);
  console.log(
    `${what}: ${orders} orders, ${refused} refusals (409), ${statuses.length - orders - refused} other answers; ` +
      `stock left ${lefts.join(' and ')}; ${elapsed.toFixed(0)} ms in all, median ${median(times).toFixed(0)} ms`,
  );
  const expected = Math.min(buyers, stock);
  return (
    orders === expected && refused === buyers - expected && lefts.every((one) => one === stock - expected)
  );
}

const measure = async ({ database, folder }: OwnDatabase) => {
  const shop = {
    database,
    secrets: createSecrets([randomBytes(KEY_BYTES)]),
    settings: readSettings({
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      OPEN_ORDERS_PER_MOBILE: String(2 * buyers),
    }),
  };
  const app = await buildApp(shop);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  console.log(`${buyers} buyers at once for ${stock} units, ${connections} connections`);
  const one = await run(shop, address, 'One product', 1);
  const two = await run(shop, address, 'Two products in opposite orders', 2);
  await app.close();
  if (!one || !two) process.exitCode = 1;
};
await withOwnDatabase(measure, { connections });

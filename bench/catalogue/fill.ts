import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { demoCatalogue } from '../../database/demo/catalogue/index.ts';
import { HIDDEN_IN_MENUS } from '../../shop/catalogue/categories/rules.ts';
import { loadDemoCatalogue } from '../../shop/catalogue/load-demo-catalogue.ts';
import { linePricePaisa } from '../../shop/catalogue/pricing/rules.ts';
import { toPaisa, toRupees } from '../../shop/money.ts';
import { shippingCost } from '../../shop/orders/shipping/rules.ts';
import { progress, progressOver } from '../../shop/progress.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { copyRows } from './copy-rows.ts';
import { dropIndexes } from './drop-indexes.ts';
import { brands, COLOURS, PEOPLE } from './names.ts';
import { Random } from './random.ts';

/** What delivery costs in a shop whose owner has changed nothing. */
const NEW_SHOP = readSettings({}).newShop;

const DAY_MS = 24 * 60 * 60 * 1000;
/** The shop has run for so long. */
const DAYS = 1000;
/** Only these many products are ever bought: most of a large catalogue waits. */
const MOST_SOLD = 20_000;

interface Made {
  id: string;
  name: string;
  photo: string | null;
  pricePaisa: number;
  discount: number;
}

/**
 * Fills an empty shop: the demo catalogue, and its goods again and again under made-up brands, in other colours and at
 * other prices, until there are as many products as are wanted; a review for every second product and an order for
 * every tenth, both more often of the same few. Always the same but for its ids.
 * @param folder that PostgreSQL may read files in
 */
export async function fillCatalogue(database: Database, folder: string, products: number): Promise<void> {
  await loadDemoCatalogue(database, progress);
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    // Neither triggers nor foreign keys: what they would do for each row is done for all at the end.
    await sql`set session_replication_role = replica`.execute(connection);
    const indexes = await dropIndexes(connection, [
      'products',
      'reviews',
      'orders',
      'order_lines',
      'order_events',
    ]);
    const sold = await copyProducts(connection, folder, products);
    await copyReviews(connection, folder, sold, Math.floor(products / 2));
    await countReviews(connection);
    await copyOrders(connection, folder, sold, Math.max(2000, Math.floor(products / 10)));
    for (const [number, { definition }] of indexes.entries()) {
      progress(`Making the indexes: ${number + 1} of ${indexes.length}`);
      await sql.raw(definition).execute(connection);
    }
    await sql`reset session_replication_role`.execute(connection);
    await keepVocabulary(connection);
    progress('Counting what is in the tables');
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
    await sql`reset maintenance_work_mem`.execute(connection);
  });
  progressOver();
}

async function copyProducts(database: Database, folder: string, count: number): Promise<Made[]> {
  const shown = await database
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('categories.name', 'not in', HIDDEN_IN_MENUS)
    .selectAll('products')
    .orderBy('products.name')
    .execute();
  const existing = demoCatalogue.reduce((sum, category) => sum + category.products.length, 0);
  const random = new Random(1);
  const sold: Made[] = [];
  const stock: [string, number][] = [];
  const now = Date.now();
  function* rows() {
    for (let number = existing; number < count; number++) {
      const model = random.pick(shown);
      const name = `${random.pick(brands)} ${model.name}, ${random.pick(COLOURS)}`;
      const pricePaisa = Math.max(
        1000,
        Math.round((model.price_paisa * (0.6 + random.next())) / 1000) * 1000,
      );
      const discount = random.happens(0.35) ? 500 * random.whole(1, 10) : 0;
      const quantity = random.happens(0.08)
        ? 0
        : random.happens(0.07)
          ? random.whole(1, 5)
          : random.whole(6, 200);
      const createdAt = new Date(now - random.next() * DAYS * DAY_MS);
      const restockedAt = random.happens(0.01) ? new Date(now - random.next() * 60 * DAY_MS) : null;
      const id = randomUUID();
      stock.push([id, quantity]);
      if (sold.length < MOST_SOLD) {
        sold.push({ id, name, photo: model.photos[0] ?? null, pricePaisa, discount });
      }
      yield [
        id,
        model.category_id,
        model.subcategory_id,
        name,
        model.title,
        model.description,
        pricePaisa,
        discount,
        // What the trigger of a new product would write: no other discount runs.
        discount,
        String(quantity > 0),
        model.shipping,
        model.photos,
        restockedAt,
        createdAt,
        createdAt,
        model.menu_category_id,
        model.menu_subcategory_id,
      ];
    }
  }
  const columns = [
    'id',
    'category_id',
    'subcategory_id',
    'name',
    'title',
    'description',
    'price_paisa',
    'own_discount_basis_points',
    'discount_basis_points',
    'in_stock',
    'shipping',
    'photos',
    'restocked_at',
    'created_at',
    'updated_at',
    'menu_category_id',
    'menu_subcategory_id',
  ];
  await copyRows(database, folder, 'products', columns, count - existing, rows());
  await copyRows(database, folder, 'stock', ['product_id', 'quantity'], count - existing, stock);
  return sold;
}

async function copyReviews(
  database: Database,
  folder: string,
  products: readonly Made[],
  count: number,
): Promise<void> {
  const written = demoCatalogue.flatMap(({ products: goods }) => goods.flatMap(({ reviews }) => reviews));
  const random = new Random(2);
  function* rows() {
    for (let number = 0; number < count; number++) {
      const product = popular(products, random);
      const { title, rating, comment } = random.pick(written);
      const mobile = `+923${String(number).padStart(9, '0')}`;
      const createdAt = new Date(Date.now() - random.next() * DAYS * DAY_MS);
      yield [randomUUID(), product.id, random.pick(PEOPLE), mobile, title, rating, comment, createdAt];
    }
  }
  const columns = ['id', 'product_id', 'name', 'mobile', 'title', 'rating', 'comment', 'created_at'];
  await copyRows(database, folder, 'reviews', columns, count, rows());
}

/** As the trigger of each review would have counted them. */
async function countReviews(database: Database): Promise<void> {
  await sql`
    update products set review_count = counted.number, rating = counted.average from (
      select product_id, count(*) as number, round(avg(rating), 1) as average from reviews
      where hidden_at is null group by product_id
    ) as counted where counted.product_id = id
  `.execute(database);
}

async function copyOrders(
  database: Database,
  folder: string,
  products: readonly Made[],
  count: number,
): Promise<void> {
  const random = new Random(3);
  const orders: (string | number | Date)[][] = [];
  const lines: (string | number | Date | null)[][] = [];
  const events: (string | Date)[][] = [];
  for (let number = 0; number < count; number++) {
    const id = randomUUID();
    // The oldest first, of half a year.
    const placedAt = new Date(Date.now() - (1 - number / count) * 180 * DAY_MS);
    const isNew = number > count - 200;
    const isCancelled = !isNew && random.happens(0.1);
    const name = random.pick(PEOPLE);
    const city = random.pick(['Karachi', 'Karachi', 'Lahore', 'Islamabad', 'Rawalpindi', 'Multan', 'Quetta']);
    let subtotal = 0;
    const chosen = new Set(Array.from({ length: random.whole(1, 4) }, () => popular(products, random)));
    for (const [index, product] of [...chosen].entries()) {
      const quantity = random.whole(1, 3);
      const linePrice = linePricePaisa(product.pricePaisa, product.discount);
      subtotal += linePrice * quantity;
      const { pricePaisa, discount, photo } = product;
      lines.push([
        id,
        index + 1,
        product.id,
        product.name,
        photo,
        pricePaisa,
        discount,
        linePrice,
        quantity,
        placedAt,
      ]);
    }
    const shipping = toPaisa(shippingCost(toRupees(subtotal), city, NEW_SHOP.delivery));
    orders.push([
      id,
      placedAt,
      placedAt,
      name,
      `${name.split(' ')[0]?.toLowerCase()}${number}@example.com`,
      `+923${String(number).padStart(9, '0')}`,
      'Sindh',
      city,
      `House ${random.whole(1, 900)}, Street ${random.whole(1, 60)}`,
      'cash',
      subtotal,
      shipping,
      subtotal + shipping,
      isNew ? 'Pending' : isCancelled ? 'Cancelled' : 'Delivered',
      isNew ? 'unconfirmed' : isCancelled ? 'refused' : 'confirmed',
      placedAt,
      placedAt,
    ]);
    events.push([id, placedAt, 'placed', 'Pending', 'shopper']);
  }
  const orderColumns = [
    'id',
    'created_at',
    'updated_at',
    'name',
    'email',
    'mobile',
    'province',
    'city',
    'address',
    'payment_method',
    'subtotal_paisa',
    'shipping_paisa',
    'total_paisa',
    'status',
    'confirmation',
    'confirmation_due_at',
    'stock_held_since',
  ];
  const lineColumns = [
    'order_id',
    'line_number',
    'product_id',
    'name',
    'photo',
    'price_paisa',
    'discount_basis_points',
    'line_price_paisa',
    'quantity',
    'placed_at',
  ];
  const eventColumns = ['order_id', 'created_at', 'kind', 'to_status', 'actor'];
  await copyRows(database, folder, 'orders', orderColumns, orders.length, orders);
  await copyRows(database, folder, 'order_lines', lineColumns, lines.length, lines);
  await copyRows(database, folder, 'order_events', eventColumns, events.length, events);
}

/** A few products are bought and reviewed far more often than the others. */
function popular(products: readonly Made[], random: Random): Made {
  const product = products[Math.floor(products.length * random.next() ** 3)];
  if (!product) throw new Error('There is nothing to buy.');
  return product;
}

/** The words of all names, as the trigger of each product would have kept them. */
async function keepVocabulary(database: Database): Promise<void> {
  await sql`
    insert into search_vocabulary (word)
    select distinct part
    from unnest(${[...brands, ...COLOURS]}::text[]) as name, unnest(string_to_array(search_text(name), ' ')) as part
    where not exists (select from search_vocabulary where word = part)
  `.execute(database);
}

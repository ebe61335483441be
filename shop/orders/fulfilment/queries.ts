import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { readWeights } from '../../catalogue/products/queries.ts';
import { listBookedWeights } from '../booking/queries.ts';
import { listRecords, NO_RECORD } from '../management/list-records.ts';
import type { FiltersInCities } from '../management/schemas.ts';
import { findOrderIds, listOrdersByIds } from '../queries.ts';
import { findRisks, NO_RISK } from '../risk/queries.ts';
import type { ChosenOrder, MatchingOrders, PickList, ScannedOrder } from './responses.ts';
import { isToBePaid, isToPack, labelWeight, MOST_CHOSEN, weighLines } from './rules.ts';

/** All orders that match the list's filters, as many as can be chosen at once, newest first. */
export async function listMatching(db: Database, filters: FiltersInCities): Promise<MatchingOrders> {
  const { ids, total } = await findOrderIds(db, filters, { sort: '-placed', limit: MOST_CHOSEN, offset: 0 });
  if (ids.length === 0) return { orders: [], total };
  const rows = await db.selectFrom('orders').select(['id as _id', 'number']).where('id', 'in', ids).execute();
  return { orders: rows.toSorted((one, other) => other.number - one.number), total };
}

const SCANNED_MOST = 5;

/** The orders that a scanned label stands for: by tracking number in any case, or by order number. */
export async function findScanned(db: Database, code: string): Promise<ScannedOrder[]> {
  const number = /^#?([1-9]\d{0,9})$/.exec(code)?.[1];
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(sql`upper(tracking_number)`, '=', code.toUpperCase()),
        ...(number ? [eb('number', '=', Number(number))] : []),
      ]),
    )
    // Neither ordered nor limited: PostgreSQL would walk all numbers until it has met enough.
    .execute();
  const found = await listOrdersByIds(
    db,
    rows.slice(0, SCANNED_MOST).map(({ id }) => id),
  );
  const records = await listRecords(
    db,
    found.map(({ _id }) => _id),
  );
  const risks = await findRisks(db, found, records);
  return found
    .toSorted((one, other) => other.number - one.number)
    .map((order) => ({
      ...order,
      record: records.get(order._id) ?? NO_RECORD,
      risk: risks.get(order._id) ?? NO_RISK,
    }));
}

/** The chosen orders, in the order in which they were chosen, as they are printed. */
export async function listChosen(db: Database, ids: readonly string[]): Promise<ChosenOrder[]> {
  const orders = await listOrdersByIds(db, ids);
  const productIds = orders.flatMap(({ items }) => items.flatMap(({ _id }) => _id ?? []));
  const [booked, weights] = await Promise.all([listBookedWeights(db, ids), readWeights(db, productIds)]);
  return orders.map((order) => ({
    ...order,
    labelWeightGrams: labelWeight({
      weighed: order.parcelWeightGrams,
      booked: booked.get(order._id) ?? null,
      products: weighLines(order.items, weights),
    }),
  }));
}

/** What to fetch from the shelves for these orders: summed by product, in the order of the categories of the shop. */
export async function listToPick(db: Database, ids: readonly string[]): Promise<PickList> {
  const chosen = await listOrdersByIds(db, ids);
  const orders = chosen.filter(isToPack);
  const lines = orders.flatMap(({ number, items }) => items.map((line) => ({ ...line, number })));
  const productIds = lines.flatMap(({ _id }) => _id ?? []);
  const places = productIds.length === 0 ? [] : await listPlaces(db, productIds);
  const byProduct = Map.groupBy(lines, ({ _id, name }) => _id ?? name);
  const products = [...byProduct.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { _id, name, photo } = first;
    return [
      {
        _id,
        name,
        photo,
        quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
        orders: same.map(({ number, quantity }) => ({ number, quantity })),
      },
    ];
  });
  const categories = places.map(({ name, productIds: here }) => ({
    name,
    products: products.filter(({ _id }) => _id !== null && here.includes(_id)),
  }));
  const gone = products.filter(({ _id }) => _id === null);
  return {
    categories: [...categories, ...(gone.length > 0 ? [{ name: null, products: gone }] : [])].map(
      ({ name, products: here }) => ({
        name,
        products: here.toSorted((one, other) => one.name.localeCompare(other.name)),
      }),
    ),
    orders: orders.map(({ number }) => number),
    toBePaid: orders.filter(isToBePaid).map(({ number }) => number),
    leftOut: chosen.filter((order) => !isToPack(order)).map(({ number }) => number),
  };
}

/** The categories of these products in the order of the shop, each with its products. */
function listPlaces(db: Database, productIds: readonly string[]) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.id', 'in', productIds)
    .groupBy(['categories.id', 'categories.name', 'categories.position'])
    .orderBy('categories.position')
    .orderBy('categories.name')
    .select(['categories.name', sql<string[]>`array_agg(products.id::text)`.as('productIds')])
    .execute();
}

import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { linePricePaisa } from '../../catalogue/pricing/rules.ts';
import { findIdsByCode, fromProducts } from '../../catalogue/products/queries.ts';
import { searchWords } from '../../catalogue/search/rules.ts';
import { toRupees } from '../../money.ts';
import { containing } from '../../sql.ts';
import type { Movement, ProductStock } from './responses.ts';
import { MOVEMENTS_PAGE_SIZE, marginOf } from './rules.ts';
import type { ShelfProduct } from './schemas.ts';

const FOUND_AT_MOST = 8;

/** Units of products that orders to pack have on the shelf still, by product. */
export async function readToPack(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ product_id: string; units: number }>`
    select product_id, sum(quantity)::int as units from order_lines
    where product_id = any(${ids}::uuid[]) and order_id = any(array(
      select id from orders where status in ('Pending', 'Processing', 'Delivered') and fulfilment = 'to-pack'))
    group by product_id
  `.execute(db);
  return new Map(rows.map(({ product_id, units }) => [product_id, units]));
}

const SHELF_COLUMNS = [
  'products.id',
  'products.name',
  'products.photos',
  'products.sku',
  'products.barcode',
  'products.price_paisa',
  'products.discount_basis_points',
  'stock.quantity',
] as const;

function selectShelf(db: Database) {
  return fromProducts(db).select(SHELF_COLUMNS);
}
type ShelfRow = Awaited<ReturnType<ReturnType<typeof selectShelf>['execute']>>[number];

/** A product at the shelf. @param toPack by product, of `readToPack` */
function toShelf(row: ShelfRow, toPack: ReadonlyMap<string, number>): ShelfProduct {
  const { id, name, photos, sku, barcode, quantity } = row;
  return {
    _id: id,
    name,
    photo: photos[0] ?? null,
    sku,
    barcode,
    onHand: quantity,
    toPack: toPack.get(id) ?? 0,
  };
}

/**
 * Finds products at the shelf by what a scanner reads or a person types: a SKU or a barcode is exactly one product, else
 * the words of a name.
 */
export async function findAtShelf(db: Database, code: string): Promise<ShelfProduct[]> {
  const exact = await findIdsByCode(db, code);
  const words = searchWords(code);
  if (exact.length > 0 || words.length === 0) return readShelf(db, exact);
  const named = await words
    .reduce(
      (query, word) => query.where(sql<string>`lower(name)`, 'like', containing(word)),
      // What has options is at no shelf: its variants are.
      db.selectFrom('products').select('id').where(sql<boolean>`options = '[]'`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(FOUND_AT_MOST)
    .execute();
  return readShelf(
    db,
    named.map(({ id }) => id),
  );
}

/** What products are at the shelf now, in the order of the ids; the missing are left out. */
export async function readShelf(db: Database, ids: readonly string[]): Promise<ShelfProduct[]> {
  const rows = await selectShelf(db).where(sql<boolean>`products.id = any(${ids}::uuid[])`).execute();
  const toPack = await readToPack(db, ids);
  const byId = new Map(rows.map((row) => [row.id, toShelf(row, toPack)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What a unit of each product costs on average in paisa, by product, where anybody knows. */
export async function readAverageCosts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; average: number }>`
    select id, average from unnest(${ids}::uuid[]) as wanted (id) cross join lateral (
      select average_cost_paisa as average from stock_movements
      where product_id = wanted.id and average_cost_paisa is not null
      order by stock_movements.id desc limit 1
    ) as latest
  `.execute(db);
  return new Map(rows.map(({ id, average }) => [id, average]));
}

/**
 * A product's stock with its movements, newest first.
 * @param before the id of the movement before which the page begins; undefined begins with the newest
 * @param seesCost whether what it costs is told
 * @returns null where there is no such product
 */
export async function findProductStock(
  db: Database,
  id: string,
  before: number | undefined,
  seesCost: boolean,
): Promise<ProductStock | null> {
  const row = await selectShelf(db).where('products.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [toPack, averages, movements] = await Promise.all([
    readToPack(db, [id]),
    seesCost ? readAverageCosts(db, [id]) : null,
    listMovements(db, id, before, seesCost),
  ]);
  const pricePaisa = linePricePaisa(row.price_paisa, row.discount_basis_points);
  return {
    product: toShelf(row, toPack),
    linePrice: toRupees(pricePaisa),
    cost: averages && costOf(row.quantity, pricePaisa, averages.get(id) ?? null),
    movements: movements.slice(0, MOVEMENTS_PAGE_SIZE),
    next: movements.length > MOVEMENTS_PAGE_SIZE ? (movements[MOVEMENTS_PAGE_SIZE - 1]?._id ?? null) : null,
  };
}

function costOf(onHand: number, pricePaisa: number, average: number | null): ProductStock['cost'] {
  if (average === null) return { average: null, value: null, margin: null, marginPercent: null };
  const { paisa, basisPoints } = marginOf(pricePaisa, average);
  return {
    average: toRupees(average),
    value: toRupees(onHand * average),
    margin: toRupees(paisa),
    marginPercent: basisPoints === null ? null : basisPoints / 100,
  };
}

/** One more than a page, so that it is known whether another one follows. */
async function listMovements(db: Database, id: string, before: number | undefined, seesCost: boolean) {
  const rows = await db
    .selectFrom('stock_movements')
    .leftJoin('orders', 'orders.id', 'stock_movements.order_id')
    .where('stock_movements.product_id', '=', id)
    .$if(before !== undefined, (query) => query.where('stock_movements.id', '<', before ?? 0))
    .select([
      'stock_movements.id',
      'stock_movements.kind',
      'stock_movements.units',
      'stock_movements.on_hand',
      'stock_movements.unit_cost_paisa',
      'stock_movements.average_cost_paisa',
      'stock_movements.supplier',
      'stock_movements.note',
      'stock_movements.actor',
      'stock_movements.at',
      'orders.id as order_id',
      'orders.number',
    ])
    .orderBy('stock_movements.id', 'desc')
    .limit(MOVEMENTS_PAGE_SIZE + 1)
    .execute();
  return rows.map((row): Movement => {
    const cost = row.kind === 'cost' ? row.average_cost_paisa : row.unit_cost_paisa;
    return {
      _id: row.id,
      kind: row.kind,
      units: row.units,
      onHand: row.on_hand,
      order: row.order_id === null || row.number === null ? null : { _id: row.order_id, number: row.number },
      unitCost: seesCost && cost !== null ? toRupees(cost) : null,
      supplier: seesCost ? row.supplier : '',
      note: row.note,
      by: row.actor,
      at: row.at.toISOString(),
    };
  });
}

import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { type CsvColumns, writeCsv } from '../../csv.ts';
import type { ReorderPage, ReorderProduct } from './responses.ts';
import { REORDER_PAGE_SIZE, reorder, SALES_DAYS } from './rules.ts';
import type { ReorderList } from './schemas.ts';

interface Sold {
  id: string;
  name: string;
  photo: string | null;
  sku: string | null;
  barcode: string | null;
  quantity: number;
  sold: number;
  total: number;
}

/**
 * What sold in the last days by orders that are confirmed or delivered and not cancelled, less what came back whole; what
 * lasts shortest first.
 */
async function readSold(db: Database, limit: number, offset: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    with sold as (
      select product_id, sum(quantity - returned_good)::int as sold
      from order_lines join orders on orders.id = order_lines.order_id
      where placed_at >= now() - make_interval(days => ${SALES_DAYS})
        and created_at >= now() - make_interval(days => ${SALES_DAYS})
        and status <> 'Cancelled' and (confirmation = 'confirmed' or status = 'Delivered')
        and product_id is not null
      group by product_id having sum(quantity - returned_good) > 0
    ), placed as (
      select product_id, sold, quantity, count(*) over ()::int as total
      from sold join stock using (product_id)
      where product_id not in (select id from products where status = 'archived')
      order by quantity::float8 / sold, sold desc, product_id limit ${limit} offset ${offset}
    )
    select products.id, name, photos[1] as photo, sku, barcode, quantity, sold, total
    from placed join products on products.id = product_id
    order by quantity::float8 / sold, sold desc, product_id
  `.execute(db);
  return rows;
}

/** What to order again, what lasts shortest first. @param list for how many days the stock has to last, and the page */
export async function listReorder(db: Database, { cover, page }: ReorderList): Promise<ReorderPage> {
  const rows = await readSold(db, REORDER_PAGE_SIZE, (page - 1) * REORDER_PAGE_SIZE);
  const total = rows[0]?.total ?? 0;
  return {
    products: rows.map((row) => toProduct(row, cover)),
    salesDays: SALES_DAYS,
    cover,
    page,
    totalPages: Math.max(1, Math.ceil(total / REORDER_PAGE_SIZE)),
    total,
  };
}

function toProduct({ id, name, photo, sku, barcode, quantity, sold }: Sold, cover: number): ReorderProduct {
  return {
    _id: id,
    name,
    photo,
    sku,
    barcode,
    onHand: quantity,
    sold,
    ...reorder(quantity, sold, SALES_DAYS, cover),
  };
}

const COLUMNS: CsvColumns<ReorderProduct> = {
  Product: ({ name }) => name,
  SKU: ({ sku }) => sku ?? '',
  Barcode: ({ barcode }) => barcode ?? '',
  [`Sold in ${SALES_DAYS} days`]: ({ sold }) => sold,
  'On hand': ({ onHand }) => onHand,
  'Lasts (days)': ({ lastsDays }) => lastsDays ?? '',
  'To order': ({ suggested }) => suggested,
};

/** More products than sell in a month in any shop of this size. */
const MOST_IN_FILE = 100_000;

/** All that sells, as CSV. @param cover for so many days the stock has to last */
export function exportReorder(db: Database, cover: number): Readable {
  async function* each() {
    for (const row of await readSold(db, MOST_IN_FILE, 0)) yield toProduct(row, cover);
  }
  return writeCsv(each(), COLUMNS, true);
}

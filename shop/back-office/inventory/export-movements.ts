import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { type CsvColumns, writeCsv } from '../../csv.ts';
import { formatTimeForFile } from '../../dates.ts';
import { toRupees } from '../../money.ts';
import { inBatches, startOfDay } from '../../sql.ts';
import { KIND_LABELS } from './rules.ts';
import type { ExportMovements } from './schemas.ts';

interface Line
  extends Pick<
    Row<'stock_movements'>,
    | 'id'
    | 'at'
    | 'kind'
    | 'units'
    | 'on_hand'
    | 'unit_cost_paisa'
    | 'average_cost_paisa'
    | 'supplier'
    | 'note'
    | 'actor'
    | 'product_id'
  > {
  name: string | null;
  sku: string | null;
  number: number | null;
  /** As text: a Date would lose its microseconds, and with them movements on a batch's edge. */
  moment: string;
}

const rupees = (paisa: number | null) => (paisa === null ? '' : toRupees(paisa));

const COLUMNS: CsvColumns<Line> = {
  Time: ({ at }) => formatTimeForFile(at.toISOString()),
  Product: ({ name }) => name ?? '',
  SKU: ({ sku }) => sku ?? '',
  What: ({ kind }) => KIND_LABELS[kind],
  Units: ({ units }) => units,
  'On hand after': ({ on_hand }) => on_hand,
  Order: ({ number }) => number ?? '',
  'Unit cost (Rs.)': ({ unit_cost_paisa }) => rupees(unit_cost_paisa),
  'Average cost after (Rs.)': ({ average_cost_paisa }) => rupees(average_cost_paisa),
  Supplier: ({ supplier }) => supplier,
  Why: ({ note }) => note,
  By: ({ actor }) => actor,
  'Product id': ({ product_id }) => product_id,
};

const BATCH = 1000;

/** Movements of some days as CSV, the oldest first; of a deleted product with the name it had. @param range days of the shop */
export function exportMovements(db: Database, range: ExportMovements): Readable {
  return writeCsv(each(db, range), COLUMNS, true);
}

async function* each(db: Database, { from, to, kind }: ExportMovements): AsyncGenerator<Line> {
  const batches = inBatches(BATCH, async (last: Pick<Line, 'moment' | 'id'> | undefined) => {
    const conditions = [
      ...(from ? [sql`at >= ${startOfDay(from)}`] : []),
      ...(to ? [sql`at < ${startOfDay(to, 1)}`] : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(last ? [sql`(at, id) > (${last.moment}::timestamptz, ${last.id}::bigint)`] : []),
    ];
    const { rows } = await sql<Line>`
      select moved.*, moved.at::text as moment, coalesce(products.name, gone.note) as name, products.sku, orders.number
      from (
        select * from stock_movements where ${sql.join([sql`true`, ...conditions], sql` and `)}
        order by at, id limit ${sql.lit(BATCH)}
      ) as moved
      left join products on products.id = moved.product_id
      left join orders on orders.id = moved.order_id
      left join lateral (
        select note from stock_movements where product_id = moved.product_id and kind = 'deleted' limit 1
      ) as gone on products.id is null
      order by moved.at, moved.id
    `.execute(db);
    return rows;
  });
  for await (const rows of batches) yield* rows;
}

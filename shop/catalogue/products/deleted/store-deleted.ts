import { sql } from 'kysely';
import type { Transaction } from '../../../../database/connect.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import { z } from '../../../zod.ts';

/**
 * The tables whose rows go with their product and come back with it. A test holds the list to the references of the
 * database; the stock is no part of it, since it comes back as a movement of the ledger.
 */
export const GO_ALONG = [
  'product_categories',
  'former_product_names',
  'reviews',
  'stock_alerts',
  'questions',
  'price_discount_targets',
  'price_change_lines',
] as const;

/** Rows of these tables as they were, whatever columns they had. */
const storedRow = z.record(z.string(), z.unknown());
export type StoredRow = z.infer<typeof storedRow>;

const rowsAlong = z.array(storedRow).default([]);
const storedRows = z.object({
  /** The product first, then its variants. */
  products: z.array(storedRow).min(1),
  stock: z.array(z.object({ product_id: z.string(), quantity: z.number() })),
  order_lines: z.array(z.object({ order_id: z.string(), line_number: z.number(), product_id: z.string() })),
  product_categories: rowsAlong,
  former_product_names: rowsAlong,
  reviews: rowsAlong,
  stock_alerts: rowsAlong,
  questions: rowsAlong,
  price_discount_targets: rowsAlong,
  price_change_lines: rowsAlong,
} satisfies Record<(typeof GO_ALONG)[number] | 'products' | 'stock' | 'order_lines', z.ZodType>);
export type StoredRows = z.infer<typeof storedRows>;

/** Reads what `storeDeleted` has stored. */
export const readStored = (stored: unknown): StoredRows => storedRows.parse(stored);

/**
 * Stores locked products, with all that is about to go with them, so that their deletion can be undone.
 * @param deleted each with the pictures that nobody else shows
 */
export async function storeDeleted(
  transaction: Transaction,
  principal: NamedPrincipal,
  deleted: readonly { id: string; unusedPhotos: readonly string[] }[],
): Promise<void> {
  // Computed again when it comes back.
  const row = sql`to_jsonb(own) - 'search_document'`;
  const rowsOf = (table: string) => sql`(
    select coalesce(jsonb_agg(to_jsonb(own)), '[]') from ${sql.table(table)} as own where own.product_id = any(going.ids)
  )`;
  await sql`
    insert into deleted_products (product_id, name, stored, photos, quantity, deleted_by)
    select products.id, products.name, jsonb_build_object(
      'products', (select jsonb_agg(${row} order by own.variant_of nulls first) from products as own where id = any(going.ids)),
      'stock', ${rowsOf('stock')},
      ${sql.join(GO_ALONG.map((table) => sql`${sql.lit(table)}::text, ${rowsOf(table)}`))},
      'order_lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'order_id', order_id, 'line_number', line_number, 'product_id', own.product_id)), '[]')
        from order_lines as own where own.product_id = any(going.ids)
      )
    ), asked.photos, coalesce((select sum(quantity) from stock where product_id = any(going.ids)), 0), ${principal.name}
    from jsonb_to_recordset(${JSON.stringify(deleted.map(({ id, unusedPhotos }) => ({ id, photos: unusedPhotos })))}::jsonb)
      as asked (id uuid, photos text[])
    join products on products.id = asked.id
    cross join lateral (
      select array_agg(id) as ids from products as one where one.id = asked.id or one.variant_of = asked.id
    ) as going
    on conflict (product_id) do nothing
  `.execute(transaction);
}

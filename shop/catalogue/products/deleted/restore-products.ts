import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../database/connect.ts';
import { recordChange } from '../../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../../errors.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import { recordMovements } from '../../stock/record-movements.ts';
import { refuseTakenCode } from '../failures.ts';
import { fitIn } from './fit-in.ts';
import type { Restored } from './responses.ts';
import { GO_ALONG, readStored, type StoredRow, type StoredRows } from './store-deleted.ts';

const TOO_LATE = 'Its deletion can no longer be undone.';

/**
 * Undoes deletions, each by itself (R547): the same products come back with their reviews, pictures and units, and the lines of
 * orders know them again.
 * @returns those that came back, with what else became of them, and those that did not, with why
 */
export async function restoreProducts(
  db: Database,
  principal: NamedPrincipal,
  ids: readonly string[],
): Promise<Restored> {
  const answer: Restored = { restored: [], refused: [] };
  for (const id of ids) {
    const one = await refuseTakenCode(() =>
      db.transaction().execute((transaction) => restoreProduct(transaction, principal, id)),
    );
    if (one.ok) answer.restored.push({ _id: id, ...one.value });
    else answer.refused.push({ _id: id, reason: one.failure.message });
  }
  return answer;
}

/** @returns NOT_FOUND where it is too late or was done already, INVALID_INPUT where it has no place to come back to */
async function restoreProduct(
  transaction: Transaction,
  principal: NamedPrincipal,
  id: string,
): Promise<Result<{ name: string; note: string | null }>> {
  const row = await transaction
    .selectFrom('deleted_products')
    .select(['name', 'stored'])
    .where('product_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return failure('NOT_FOUND', TOO_LATE);
  const { name } = row;
  const stored = readStored(row.stored);
  const fitting = await fitIn(transaction, name, stored.products);
  if (!fitting.ok) return fitting;
  const { products, notes } = fitting.value;
  await fillIn(transaction, 'products', products);
  const units = stored.stock.map(({ product_id, quantity }) => ({
    productId: product_id,
    kind: 'opening' as const,
    units: quantity,
    note: 'Its deletion was undone',
  }));
  await recordMovements(transaction, units, principal);
  for (const table of GO_ALONG) {
    const rows = STILL[table] ? await STILL[table](transaction, stored[table]) : stored[table];
    await fillIn(transaction, table, rows);
  }
  await rejoinLines(transaction, stored.order_lines);
  await transaction.deleteFrom('deleted_products').where('product_id', '=', id).execute();
  await recordChange(transaction, {
    principal,
    action: 'undid the deletion of the product',
    subject: { kind: 'product', id, name },
    before: null,
    after: { name },
  });
  return success({ name, note: notes.length > 0 ? notes.join(' ') : null });
}

/** What has gone since, of the rows that come back: a category, a discount, or the account of who wrote a review. */
const STILL: Partial<
  Record<
    (typeof GO_ALONG)[number],
    (transaction: Transaction, rows: readonly StoredRow[]) => Promise<StoredRow[]>
  >
> = {
  async product_categories(transaction, rows) {
    const there = await idsOf(transaction, 'categories', rows, 'category_id');
    const within = await idsOf(transaction, 'subcategories', rows, 'subcategory_id');
    return rows.filter(
      ({ category_id, subcategory_id }) =>
        there.has(category_id) && (subcategory_id === null || within.has(subcategory_id)),
    );
  },
  async price_discount_targets(transaction, rows) {
    const there = await idsOf(transaction, 'price_discounts', rows, 'discount_id');
    return rows.filter(({ discount_id }) => there.has(discount_id));
  },
  async price_change_lines(transaction, rows) {
    const there = await idsOf(transaction, 'price_changes', rows, 'change_id');
    return rows.filter(({ change_id }) => there.has(change_id));
  },
  async reviews(transaction, rows) {
    const accounts = await idsOf(transaction, 'customers', rows, 'customer_id');
    const reviews = new Set(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      customer_id: accounts.has(row.customer_id) ? row.customer_id : null,
      replaced_by: reviews.has(row.replaced_by) ? row.replaced_by : null,
    }));
  },
};

/** Those of a column's ids that a table still has. Locked, so that they stay until this is over. */
async function idsOf(
  transaction: Transaction,
  table: 'categories' | 'subcategories' | 'customers' | 'price_discounts' | 'price_changes',
  rows: readonly StoredRow[],
  column: string,
): Promise<Set<unknown>> {
  const asked = rows.flatMap((row) => row[column] ?? []);
  const { rows: found } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${asked}::uuid[]) for key share
  `.execute(transaction);
  return new Set(found.map(({ id }) => id));
}

/** Stores rows as they were. A column that came to the table since has its default. */
async function fillIn(transaction: Transaction, table: string, rows: readonly StoredRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
      and attname = any(${Object.keys(first)}::text[])
  `.execute(transaction);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(transaction);
}

async function rejoinLines(transaction: Transaction, lines: StoredRows['order_lines']): Promise<void> {
  await sql`
    update order_lines set product_id = sold.product_id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as sold (order_id uuid, line_number smallint, product_id uuid)
    where order_lines.order_id = sold.order_id and order_lines.line_number = sold.line_number
      and order_lines.product_id is null
  `.execute(transaction);
}

import { sql } from 'kysely';
import type { Transaction } from '../../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../../errors.ts';
import type { StoredRow } from './store-deleted.ts';

/** The codes of a product that only one may have. */
const CODES = ['sku', 'barcode'] as const;

/**
 * Makes rows of deleted products fit into the shop as it is now: a code that another product has meanwhile stays with it, and
 * the place in the menus goes where that is gone.
 * @param products a product and its variants @returns INVALID_INPUT where the category that it is filed in is gone
 */
export async function fitIn(
  transaction: Transaction,
  name: string,
  products: readonly StoredRow[],
): Promise<Result<{ products: StoredRow[]; notes: string[] }>> {
  const notes: string[] = [];
  const fitting: StoredRow[] = [];
  for (const product of products) {
    const place = await isPlace(transaction, product.category_id, product.subcategory_id);
    if (!place) {
      return fieldFailure(
        'category',
        `${name} has no place to come back to: its category or subcategory was deleted.`,
      );
    }
    const inMenus = await isPlace(transaction, product.menu_category_id, product.menu_subcategory_id);
    const row: StoredRow = inMenus
      ? { ...product }
      : { ...product, menu_category_id: null, menu_subcategory_id: null };
    for (const code of CODES) {
      const taken = await findTaken(transaction, code, product[code]);
      if (taken === null) continue;
      row[code] = null;
      const called = code === 'sku' ? 'SKU' : code;
      notes.push(`${name} is back without its ${called}, which ${taken} has by now.`);
    }
    fitting.push(row);
  }
  return success({ products: fitting, notes });
}

/** Whether a category, and a subcategory of it, are still there; where none is named, nothing is missing. */
async function isPlace(transaction: Transaction, category: unknown, subcategory: unknown): Promise<boolean> {
  const { rows } = await sql`
    select from categories where id = ${category}::uuid
      and (${subcategory}::uuid is null or exists (
        select from subcategories where id = ${subcategory}::uuid and category_id = categories.id))
    for key share
  `.execute(transaction);
  return category === null || rows.length > 0;
}

/** The name of the product that has this code today. */
async function findTaken(
  transaction: Transaction,
  code: (typeof CODES)[number],
  value: unknown,
): Promise<string | null> {
  if (typeof value !== 'string') return null;
  const row = await transaction
    .selectFrom('products')
    .select('name')
    .where(sql`lower(${sql.ref(code)})`, '=', value.toLowerCase())
    .executeTakeFirst();
  return row?.name ?? null;
}

import type { Readable } from 'node:stream';
import type { Database } from '../../../database/connect.ts';
import { writeCsv } from '../../csv.ts';
import { toRupees } from '../../money.ts';
import { toPercent } from '../pricing/rules.ts';
import { readProductRows } from '../products/lock-product.ts';
import type { ProductRow } from '../products/product-row.ts';
import { toCentimetres } from '../products/rules.ts';
import { eachBatchOfListedIds } from '../staff-list/queries.ts';
import type { StaffList } from '../staff-list/schemas.ts';
import { writeOptions, writePlaces, writeValues } from './lists.ts';
import { type Column, guardFormula } from './rules.ts';

interface Exported extends ProductRow {
  /** The SKU of what it is a variant of, or its id where it has none. */
  parent: string;
}

const measure = (number: number | null) => (number === null ? '' : String(number));

const COLUMNS = {
  _id: ({ id }) => id,
  version: ({ version }) => String(version),
  name: ({ name }) => guardFormula(name),
  title: ({ title }) => guardFormula(title),
  description: ({ description }) => guardFormula(description),
  price: ({ price_paisa }) => String(toRupees(price_paisa)),
  discount: ({ own_discount_basis_points }) => String(toPercent(own_discount_basis_points)),
  quantity: ({ quantity }) => String(quantity),
  shipping: ({ shipping }) => shipping,
  category: ({ category_name }) => guardFormula(category_name),
  subcategory: ({ subcategory_name }) => guardFormula(subcategory_name ?? ''),
  menuCategory: ({ menu_category_name }) => guardFormula(menu_category_name ?? ''),
  menuSubcategory: ({ menu_subcategory_name }) => guardFormula(menu_subcategory_name ?? ''),
  sku: ({ sku }) => guardFormula(sku ?? ''),
  barcode: ({ barcode }) => guardFormula(barcode ?? ''),
  status: ({ status }) => status,
  brand: ({ brand }) => guardFormula(brand),
  weight: ({ weight_grams }) => measure(weight_grams),
  length: ({ length_mm }) => measure(toCentimetres(length_mm)),
  width: ({ width_mm }) => measure(toCentimetres(width_mm)),
  height: ({ height_mm }) => measure(toCentimetres(height_mm)),
  categories: ({ also_in }) => guardFormula(writePlaces(also_in)),
  variantOf: ({ parent }) => guardFormula(parent),
  options: ({ options }) => guardFormula(writeOptions(options)),
  optionValues: ({ option_values }) => guardFormula(writeValues(option_values)),
  photos: ({ photos }) => photos.join(' '),
} as const satisfies Record<Column, (product: Exported) => string>;

/** Writes the products that are filtered as CSV, which imports unchanged. @param lowStockAt units */
export function exportProducts(db: Database, list: StaffList, lowStockAt: number): Readable {
  return writeCsv(eachExported(db, list, lowStockAt), COLUMNS, false);
}

async function* eachExported(db: Database, list: StaffList, lowStockAt: number): AsyncGenerator<Exported> {
  for await (const ids of eachBatchOfListedIds(db, list, lowStockAt)) {
    const products = await readProductRows(db, ids);
    const parents = await readParents(db, [...products.values()]);
    for (const id of ids) {
      const product = products.get(id);
      if (product) yield { ...product, parent: parents.get(product.variant_of ?? '') ?? '' };
    }
  }
}

async function readParents(db: Database, products: readonly ProductRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(products.flatMap(({ variant_of }) => variant_of ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'sku']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, sku }) => [id, sku ?? id]));
}

import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Database } from '../../../database/connect.ts';
import { eachStaffProduct } from '../products/queries.ts';
import type { StaffList } from '../products/schemas.ts';
import type { StaffProduct } from '../products/types.ts';
import { COLUMNS, type Column, guardFormula } from './rules.ts';

const CELL_OF = {
  _id: ({ _id }) => _id,
  version: ({ version }) => String(version),
  name: ({ name }) => guardFormula(name),
  title: ({ title }) => guardFormula(title),
  description: ({ description }) => guardFormula(description),
  price: ({ price }) => String(price),
  discount: ({ discount }) => String(discount),
  quantity: ({ quantity }) => String(quantity),
  shipping: ({ shipping }) => shipping,
  category: ({ categoryName }) => guardFormula(categoryName),
  subcategory: ({ subcategory }) => guardFormula(subcategory ?? ''),
  menuCategory: ({ menuCategoryName }) => guardFormula(menuCategoryName ?? ''),
  menuSubcategory: ({ menuSubcategory }) => guardFormula(menuSubcategory ?? ''),
  photos: ({ photos }) => photos.join(' '),
} as const satisfies Record<Column, (product: StaffProduct) => string>;

/**
 * Writes the products that are filtered as CSV, a batch at a time. The byte order mark tells Excel that it is UTF-8,
 * and the file imports unchanged.
 * @param lowStockAt from this number of units down a product is low on stock
 */
export function exportProducts(db: Database, list: StaffList, lowStockAt: number): Readable {
  const lines = stringify({ header: true, columns: [...COLUMNS], bom: true });
  // What goes wrong on the way cuts the file off; the pipeline hands it to the reader of the stream.
  pipeline(Readable.from(asRows(db, list, lowStockAt)), lines, () => {});
  return lines;
}

async function* asRows(db: Database, list: StaffList, lowStockAt: number): AsyncGenerator<string[]> {
  for await (const product of eachStaffProduct(db, list, lowStockAt)) {
    yield COLUMNS.map((column) => CELL_OF[column](product));
  }
}

import type { Readable } from 'node:stream';
import type { Database } from '../../../database/connect.ts';
import { writeCsv } from '../../csv.ts';
import type { StaffProduct } from '../products/responses.ts';
import { eachStaffProduct } from '../staff-list/queries.ts';
import type { StaffList } from '../staff-list/schemas.ts';
import { type Column, guardFormula } from './rules.ts';

const COLUMNS = {
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
  sku: ({ sku }) => guardFormula(sku ?? ''),
  barcode: ({ barcode }) => guardFormula(barcode ?? ''),
  photos: ({ photos }) => photos.join(' '),
} as const satisfies Record<Column, (product: StaffProduct) => string>;

/** Writes the products that are filtered as CSV, which imports unchanged. @param lowStockAt units */
export function exportProducts(db: Database, list: StaffList, lowStockAt: number): Readable {
  return writeCsv(eachStaffProduct(db, list, lowStockAt), COLUMNS, false);
}

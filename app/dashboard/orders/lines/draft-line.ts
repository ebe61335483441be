import { linePrice } from '../../../../shop/catalogue/pricing/rules.ts';
import type { DraftLine } from '../../../../shop/orders/editing/schemas.ts';
import { MOST_OF_ONE_PRODUCT } from '../../../../shop/rules.ts';
import type { FoundProduct } from '../../../layout/use-product-search.ts';

/** How many are meant; null while it makes no sense. */
export function unitsOf({ quantity }: DraftLine): number | null {
  const units = Number(quantity);
  return quantity.trim() !== '' && Number.isInteger(units) && units >= 1 && units <= MOST_OF_ONE_PRODUCT
    ? units
    : null;
}

/** What tells lines apart. */
export const keyOf = ({ lineNumber, _id }: DraftLine) =>
  lineNumber === null ? `product ${_id}` : `line ${lineNumber}`;

/** Adds one of a product: to its line, if there is one. @returns the lines, and the line that it is in */
export function addProduct(lines: readonly DraftLine[], product: FoundProduct): [DraftLine[], DraftLine] {
  const known = lines.find(({ _id }) => _id === product._id);
  if (known) {
    const more = { ...known, quantity: String((unitsOf(known) ?? 0) + 1) };
    return [lines.map((line) => (line === known ? more : line)), more];
  }
  const { _id, name, photos } = product;
  const added = {
    lineNumber: null,
    _id,
    name,
    photo: photos[0] ?? null,
    linePrice: linePrice(product),
    quantity: '1',
  };
  return [[...lines, added], added];
}

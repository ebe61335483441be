import type { DraftLine } from '../../../../shop/orders/editing/schemas.ts';
import { keyOf, unitsOf } from './draft-line.ts';

/** The name of the control that finds a product; by it the summary of the form leads there. */
export const PRODUCT_FIELD = 'product';

/** The name of a line's control of its quantity. */
export const quantityField = (line: DraftLine) => `quantity of ${keyOf(line)}`;

/**
 * The controls of an order's lines that something is wrong with, for the summary of its form.
 * @param problemOf what is wrong with a line whose quantity makes sense
 */
export function faultyControls(
  lines: readonly DraftLine[],
  problemOf: (line: DraftLine) => string | null = () => null,
): string[] {
  if (lines.length === 0) return [PRODUCT_FIELD];
  return lines.filter((line) => unitsOf(line) === null || problemOf(line) !== null).map(quantityField);
}

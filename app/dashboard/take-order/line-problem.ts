import { describeFewLeft, isInStock } from '../../../shop/catalogue/stock/rules.ts';
import type { DraftLine } from '../../../shop/orders/editing/schemas.ts';
import type { Quote } from '../../../shop/orders/phone/responses.ts';
import { unitsOf } from '../orders/lines/draft-line.ts';

/** What the shop's quote says against a line: that fewer are left than it asks for; null where it says nothing. */
export function problemOf(line: DraftLine, quote: Quote | null): string | null {
  const quoted = quote?.lines.find(({ _id }) => _id === line._id);
  if (!quoted || (unitsOf(line) ?? 0) <= quoted.left) return null;
  return isInStock(quoted.left) ? `Only ${describeFewLeft(quoted.left)}.` : 'It is out of stock.';
}

/** Why an order of these lines cannot be placed, in one sentence; null where every line is in stock. */
export function shortageOf(lines: readonly DraftLine[], quote: Quote | null): string | null {
  const short = lines.find((line) => problemOf(line, quote) !== null);
  return short ? `There is not enough of ${short.name}.` : null;
}

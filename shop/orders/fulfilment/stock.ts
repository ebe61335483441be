/** Which units of an order are on the shelf. */
import type { SoldLine } from '../../catalogue/stock/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { HOLDS_STOCK } from '../rules.ts';
import { isInShop } from './rules.ts';

type Line = Pick<StaffOrder['items'][number], '_id' | 'name' | 'quantity' | 'returnedGood'>;

/**
 * How many units of a line are not on the shelf: held for the order, on the way, with the customer, damaged or lost.
 * Every change of an order moves the stock by the difference of this number, so no unit is ever counted twice.
 */
export function unitsOffShelf(order: Pick<StaffOrder, 'status' | 'fulfilment'>, line: Line): number {
  if (isInShop(order)) return HOLDS_STOCK[order.status] ? line.quantity : 0;
  return line.quantity - line.returnedGood;
}

type Moving = Pick<StaffOrder, 'status' | 'fulfilment'> & { items: readonly Line[] };

/** The units that a change of an order gives back to the shelf, and those that it takes from it, by line. */
export function stockMovesOf(
  before: Moving,
  after: Moving,
): { given: SoldLine[]; taken: (SoldLine & { name: string })[] } {
  const moved = before.items.map((line, index) => {
    const units = unitsOffShelf(after, after.items[index] ?? line) - unitsOffShelf(before, line);
    return { _id: line._id, name: line.name, units };
  });
  return {
    given: moved.flatMap(({ _id, units }) => (units < 0 ? [{ _id, quantity: -units }] : [])),
    taken: moved.flatMap(({ _id, name, units }) => (units > 0 ? [{ _id, name, quantity: units }] : [])),
  };
}

/** What the ledger of stock calls the units that a change of an order moves. */
export function movementKind(
  before: Pick<StaffOrder, 'status' | 'fulfilment'>,
  after: Pick<StaffOrder, 'status' | 'fulfilment'>,
): 'sale' | 'cancelled' | 'return' {
  if (!isInShop(before) || !isInShop(after)) return 'return';
  return HOLDS_STOCK[after.status] ? 'sale' : 'cancelled';
}

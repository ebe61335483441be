/**
 * Stock (R70): above 0 a product is in stock and can be bought, at 0 it is out of stock.
 */
export function isInStock(stockOnHand: number): boolean {
  return stockOnHand > 0;
}

/** At this many units or fewer shoppers are told how many are left. */
const FEW_LEFT = 5;

/** What stands beside a product that is in stock, but not for long: `Only 3 left`; null for all others. */
export function fewLeftLabel(stockOnHand: number): string | null {
  return isInStock(stockOnHand) && stockOnHand <= FEW_LEFT ? `Only ${stockOnHand} left` : null;
}

/** How many are left, to stand behind the word "only": `1 of Copper Pan is left`, `3 are left`. */
export function describeFewLeft(left: number, name?: string): string {
  return `${left}${name === undefined ? '' : ` of ${name}`} ${left === 1 ? 'is' : 'are'} left`;
}

export interface Wanted {
  productId: string;
  quantity: number;
}

/** A line of an order, as far as stock goes; its product is null when it is no longer sold. */
export interface SoldLine {
  _id: string | null;
  quantity: number;
}

/** Adds up the lines of each product, in the order in which products are locked. */
export function sumByProduct(lines: readonly SoldLine[]): Wanted[] {
  const sums = new Map<string, number>();
  for (const { _id, quantity } of lines) {
    if (_id !== null) sums.set(_id, (sums.get(_id) ?? 0) + quantity);
  }
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

/** What a change of an order's lines takes from the stock, and what it gives back. */
export function compareUnits(
  before: readonly SoldLine[],
  after: readonly SoldLine[],
): { taken: Wanted[]; given: Wanted[] } {
  const changes = sumByProduct([
    ...after,
    ...before.map(({ _id, quantity }) => ({ _id, quantity: -quantity })),
  ]);
  return {
    taken: changes.filter(({ quantity }) => quantity > 0),
    given: changes
      .filter(({ quantity }) => quantity < 0)
      .map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  };
}

export interface Shortage {
  productId: string;
  wanted: number;
  /** Units on hand; 0 also for a product that no longer exists. */
  left: number;
}

/**
 * Which lines ask for more than there is.
 * @param wanted one entry a product
 * @param stockOnHand units by product id; a missing id counts as 0
 */
export function findShortages(
  wanted: readonly Wanted[],
  stockOnHand: ReadonlyMap<string, number>,
): Shortage[] {
  return wanted.flatMap(({ productId, quantity }) => {
    const left = stockOnHand.get(productId) ?? 0;
    return quantity > left ? [{ productId, wanted: quantity, left }] : [];
  });
}

/** Whether a change of stock brings a product back after being sold out (feeds "Back In Stock"). */
export function isRestock(before: number, after: number): boolean {
  return !isInStock(before) && isInStock(after);
}

/** Why stock moves. The first six come with an order or a product, the others staff write by themselves. */
export const MOVEMENT_KINDS = [
  'opening',
  'sale',
  'edit',
  'cancelled',
  'return',
  'deleted',
  'goods-in',
  'count',
  'damage',
  'correction',
  'cost',
  'unexplained',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

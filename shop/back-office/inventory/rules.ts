import type { MovementKind } from '../../catalogue/stock/rules.ts';

/** Rules of the stock room: what a unit costs, what a count changes, what to order again. All pure, money in paisa. */

/** The most products of one delivery or one count. */
export const MOST_LINES = 500;

/** The days whose sales say what to order again, and the days for which it lasts, unless others are asked for. */
export const SALES_DAYS = 30;
export const COVER_DAYS = 30;
export const MOST_COVER_DAYS = 365;

/** Movements a page, and rows of what to order again. */
export const MOVEMENTS_PAGE_SIZE = 50;
export const REORDER_PAGE_SIZE = 50;

/**
 * What a unit costs on average after goods came in: the moving weighted average, rounded to whole paisa.
 * @param onHand units before; what of them has no known cost counts as much as those that came
 * @param averagePaisa what a unit of them cost, null where nobody knows
 * @param unitCostPaisa of those that came, null where nobody knows: then the average stays
 */
export function averageAfter(
  onHand: number,
  averagePaisa: number | null,
  units: number,
  unitCostPaisa: number | null,
): number | null {
  if (unitCostPaisa === null) return averagePaisa;
  if (averagePaisa === null || onHand <= 0) return unitCostPaisa;
  return Math.round((onHand * averagePaisa + units * unitCostPaisa) / (onHand + units));
}

/** What is left of a price after the cost. @returns paisa, and a share of the price in basis points, null for a price of 0 */
export function marginOf(
  pricePaisa: number,
  costPaisa: number,
): { paisa: number; basisPoints: number | null } {
  const paisa = pricePaisa - costPaisa;
  return { paisa, basisPoints: pricePaisa === 0 ? null : Math.round((paisa * 10_000) / pricePaisa) };
}

/** What is on hand for sale, and what of the shelf is kept for orders that are still to be packed. */
export interface Shelf {
  onHand: number;
  toPack: number;
}

/**
 * What a count of everything on the shelf changes. Units of orders that are to be packed still stand there, and are sold.
 * @returns units to add, negative for what is missing; nothing goes below 0 for sale
 */
export function countDifference(counted: number, { onHand, toPack }: Shelf): number {
  return Math.max(0, counted - toPack) - onHand;
}

/** What to order of a product, from what was sold in so many days. */
export interface Reorder {
  /** Days until nothing is left, rounded down; null where nothing sells. */
  lastsDays: number | null;
  /** Units that are missing for the days to cover. */
  suggested: number;
}

/** @param sold units of the last `days` @param coverDays for so long the stock has to last */
export function reorder(onHand: number, sold: number, days: number, coverDays: number): Reorder {
  if (sold <= 0) return { lastsDays: null, suggested: 0 };
  return {
    lastsDays: Math.floor((onHand * days) / sold),
    suggested: Math.max(0, Math.ceil((sold * coverDays) / days) - onHand),
  };
}

/** What each kind of movement is called on screens and in files. */
export const KIND_LABELS = {
  opening: 'Opening stock',
  'goods-in': 'Goods in',
  sale: 'Sale',
  edit: 'Order edited',
  cancelled: 'Order cancelled',
  return: 'Came back',
  count: 'Count',
  damage: 'Damaged',
  correction: 'Correction',
  cost: 'Cost set',
  deleted: 'Product deleted',
  unexplained: 'Changed past the ledger',
} as const satisfies Record<MovementKind, string>;

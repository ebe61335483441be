import { formatRupees, toRupees } from '../../money.ts';

/** What prices may be rounded to, in paisa: a paisa, or so many rupees. */
export const ROUNDINGS = { none: 1, '5': 500, '10': 1000, '50': 5000, '100': 10_000 } as const;

/** Percent with two decimals, as whole numbers. */
const IN_FULL = 10_000;

/** What a product may cost, in paisa (R69). */
const LEAST_PRICE = 100;
const MOST_PRICE = 1_000_000_000;

/**
 * A price that rises or falls by a percentage, rounded to the nearest step, half a step up (R575). A rise makes no price
 * lower and a cut none higher: where rounding would, the price stays.
 * @param percentBasisPoints above -10,000: 5 % up is 500
 * @param roundingPaisa one of `ROUNDINGS`
 */
export function changedPricePaisa(
  pricePaisa: number,
  percentBasisPoints: number,
  roundingPaisa: number,
): number {
  const step = 2 * IN_FULL * roundingPaisa;
  const doubled = 2 * pricePaisa * (IN_FULL + percentBasisPoints) + IN_FULL * roundingPaisa;
  const rounded = ((doubled - (doubled % step)) / step) * roundingPaisa;
  return percentBasisPoints > 0 ? Math.max(pricePaisa, rounded) : Math.min(pricePaisa, rounded);
}

/** Why a product cannot cost that; null where it can. */
export function whyNoPrice(pricePaisa: number): string | null {
  if (pricePaisa < LEAST_PRICE) return `The price has to be at least ${formatRupees(toRupees(LEAST_PRICE))}.`;
  return pricePaisa > MOST_PRICE ? `The price can be at most ${formatRupees(toRupees(MOST_PRICE))}.` : null;
}

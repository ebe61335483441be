/**
 * Line price and subtotal (R78, R79), in whole numbers. The browser and the server both use these functions (R80), and
 * nothing else computes a price.
 */
import { toPaisa, toRupees } from '../../money.ts';

const BASIS_POINTS_IN_FULL = 10_000;
const PAISA_IN_A_RUPEE = 100;

/** Turns a discount in percent (at most two decimals) into basis points: 12.5 % is 1,250. */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}

export function toPercent(basisPoints: number): number {
  return basisPoints / 100;
}

/**
 * The line price, in paisa: what one unit costs after its discount, rounded down to whole rupees.
 * @param discountBasisPoints 0 to 10,000
 */
export function linePricePaisa(pricePaisa: number, discountBasisPoints: number): number {
  const scaled = pricePaisa * (BASIS_POINTS_IN_FULL - discountBasisPoints);
  const scaleOfARupee = BASIS_POINTS_IN_FULL * PAISA_IN_A_RUPEE;
  return ((scaled - (scaled % scaleOfARupee)) / scaleOfARupee) * PAISA_IN_A_RUPEE;
}

/** A list price and its discount, as responses and the cart have them. */
export interface Priced {
  /** List price in rupees. */
  price: number;
  /** Percent off, 0 or more. */
  discount: number;
}

/** The line price, in whole rupees. */
export function linePrice({ price, discount }: Priced): number {
  return toRupees(linePricePaisa(toPaisa(price), toBasisPoints(discount)));
}

/** The sum of line price times quantity, in rupees. */
export function subtotal(lines: readonly (Priced & { quantity: number })[]): number {
  return lines.reduce((sum, line) => sum + linePrice(line) * line.quantity, 0);
}

/**
 * What the shop takes from customers whom it does not know yet, so that nobody can take the whole stock with orders
 * that are never paid (decision 051). Known is who is signed in and had an order confirmed or delivered before.
 */
import type { Row } from '../../../database/tables.ts';
import { formatRupees, toPaisa } from '../../money.ts';

/** How large an order may be: units of one product, and what its products cost in rupees. */
export interface SizeLimits {
  mostUnits: number;
  mostRupees: number;
}

/** Whom a refusal speaks to. */
export interface RefusedShopper {
  signedIn: boolean;
  /** Of the shop. */
  phone: string;
}

export type Excess =
  | { of: 'units'; most: number; productIds: string[] }
  /** In rupees. */
  | { of: 'value'; most: number };

/** Finds what of an order is above the limits of its size; null when nothing is. */
export function findExcess(
  lines: readonly Pick<Row<'order_lines'>, 'product_id' | 'quantity' | 'line_price_paisa'>[],
  { mostUnits, mostRupees }: SizeLimits,
): Excess | null {
  const above = lines.filter(({ quantity }) => quantity > mostUnits);
  if (above.length > 0) {
    return { of: 'units', most: mostUnits, productIds: above.flatMap(({ product_id }) => product_id ?? []) };
  }
  const value = lines.reduce((sum, line) => sum + line.line_price_paisa * line.quantity, 0);
  return value > toPaisa(mostRupees) ? { of: 'value', most: mostRupees } : null;
}

const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** What the shopper can do now; every limit leaves a way open. */
function waysOn({ signedIn, phone }: RefusedShopper, first: string[] = []): string {
  const logIn = signedIn ? [] : ['log in if you have ordered with your account before'];
  return or.format([...first, ...logIn, `call us at ${phone}`]);
}

/** So many products are named; more would be a list and no sentence. */
const MOST_NAMED = 3;

function nameSome(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** @param names of the products of which there are too many */
export function explainExcess(excess: Excess, names: readonly string[], shopper: RefusedShopper): string {
  const lead = shopper.signedIn ? 'Your first order' : 'An order without an account';
  return excess.of === 'units'
    ? `${lead} can have at most ${excess.most} of one product (${nameSome(names)}). Please ${waysOn(shopper, ['order fewer'])}.`
    : `${lead} can be worth at most ${formatRupees(excess.most)}. Please ${waysOn(shopper, ['order in two parts'])}.`;
}

/** Why one more order of this mobile number, or of this network, has to wait. */
export function explainTooManyOpen(of: 'mobile' | 'network', shopper: RefusedShopper): string {
  return of === 'mobile'
    ? `Several orders for this mobile number are waiting for our confirmation call. Please call us at ${shopper.phone} to confirm them, then order again.`
    : `Very many orders from your network are waiting for our confirmation call. Please ${waysOn(shopper)}.`;
}

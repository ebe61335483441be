/** What of an order's lines came back, and what that makes of the order. */
import type { StaffOrder } from '../../responses.ts';
import type { Fulfilment, OrderStatus } from '../../rules.ts';

type Counted = Pick<StaffOrder, 'items'>;

/** What of a line came back, all in all: whole units go onto the shelf again, damaged ones are written off. */
export interface CountedLine {
  lineNumber: number;
  good: number;
  damaged: number;
}

/** Whether some units of an order came back and were counted in. */
export const hasReturned = ({ items }: Counted) =>
  items.some(({ returnedGood, returnedDamaged }) => returnedGood + returnedDamaged > 0);

/** Everything that is still outside, counted in as whole. */
export function allWhole({ items }: Counted): CountedLine[] {
  return items.map(({ lineNumber, quantity, returnedDamaged }) => ({
    lineNumber,
    good: quantity - returnedDamaged,
    damaged: returnedDamaged,
  }));
}

/**
 * What is wrong with a count: of each line it says how much came back all in all, so it never goes down, and never above
 * what was sent.
 * @returns one sentence, or null
 */
export function faultOfCount({ items }: Counted, counted: readonly CountedLine[]): string | null {
  const numbers = counted.map(({ lineNumber }) => lineNumber);
  if (new Set(numbers).size < numbers.length) return 'Each line is counted once.';
  for (const { lineNumber, good, damaged } of counted) {
    const line = items.find((each) => each.lineNumber === lineNumber);
    if (!line) return 'The order does not have this line.';
    if (good + damaged > line.quantity) {
      return `Of ${line.name}, ${line.quantity} ${line.quantity === 1 ? 'was' : 'were'} sent: no more can come back.`;
    }
    if (good < line.returnedGood || damaged < line.returnedDamaged) {
      return `Of ${line.name}, ${line.returnedGood} whole and ${line.returnedDamaged} damaged have been counted in already.`;
    }
  }
  return null;
}

/** The lines of an order after a count; those that were not counted stay as they are. */
export function withCount<T extends StaffOrder['items'][number]>(
  items: readonly T[],
  counted: readonly CountedLine[],
): T[] {
  return items.map((line) => {
    const count = counted.find(({ lineNumber }) => lineNumber === line.lineNumber);
    return count ? { ...line, returnedGood: count.good, returnedDamaged: count.damaged } : line;
  });
}

/** Whether lines can come back alone: the customer has the parcel, or something was missing when it was counted in. */
export function canReturnLines({ fulfilment }: Pick<StaffOrder, 'fulfilment'>): boolean {
  return fulfilment === 'delivered' || fulfilment === 'back';
}

/** Where the parcel is after lines came back alone: once nothing of it is with the customer it is back in the shop. */
export function afterReturn({ fulfilment, items }: Pick<StaffOrder, 'fulfilment' | 'items'>): {
  to: Fulfilment;
  status: OrderStatus | null;
} {
  const allBack = items.every(
    ({ quantity, returnedGood, returnedDamaged }) => returnedGood + returnedDamaged === quantity,
  );
  return allBack && fulfilment === 'delivered'
    ? { to: 'back', status: 'Cancelled' }
    : { to: fulfilment, status: null };
}

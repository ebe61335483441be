import fc from 'fast-check';
import { MOBILES } from './tables.ts';

/** Couriers that a parcel is booked with; of TCS nobody can ask by our reference. */
export const COURIERS = ['TCS', 'PostEx', 'Trax', 'Leopards'] as const;

/** Products on the shelf: rupees for one, and how many there are. Few, so that they run out. */
export const GOODS = [
  { price: 900, put: 5 },
  { price: 1260, put: 3 },
  { price: 2600, put: 3 },
] as const;

/** Who sends a request: two managers and an editor. */
export const who = fc.nat(2);
/** Which order: an odd number any of them, an even one of those that the command suits. */
export const nth = fc.nat(11);
/** The version that was seen: what it is now, the one before, or none. */
export const seen = fc.constantFrom('now', 'now', 'before', 'none');
export const units = fc.integer({ min: 1, max: 3 });
export const product = fc.nat(GOODS.length - 1);
export const courier = fc.constantFrom(...COURIERS);
export const counted = fc.array(fc.record({ good: fc.nat(3), damaged: fc.nat(2) }), {
  minLength: 1,
  maxLength: 3,
});
/** Which of the customers. */
export const mobile = fc.nat(MOBILES.length - 1);
/** Whether it is said why somebody goes on although a rule asks for something. */
export const overrule = fc.boolean();
export const payment = fc.constantFrom('cash' as const, 'cash' as const, 'card' as const);
export const goods = fc.uniqueArray(fc.record({ product, units }), {
  selector: (line) => line.product,
  minLength: 1,
  maxLength: 2,
});
export const kind = <Kind extends string>(name: Kind) => fc.constant(name);

import type { Database } from '../database/connect.ts';
import type { Chance } from '../fuzz/chance.ts';
import type { Product } from '../shop/catalogue/products/responses.ts';
import type { Settings } from '../shop/settings/settings.ts';
import type { StandIn } from '../tests/support/courier-stand-in/start-stand-in.ts';
import { expectedLinePrice } from '../tests/support/expected-price.ts';
import type { Desk } from './desk.ts';
import type { DayLine, Shelf } from './shelf.ts';
import type { Typing } from './typed-twice.ts';

/** The couriers of the day: both can be asked by our reference. */
export const COURIERS = ['PostEx', 'Leopards'] as const;
export type CourierOfDay = (typeof COURIERS)[number];

/** What becomes of an order by the evening. */
export const FATES = [
  'delivered',
  'part-returned',
  'refused',
  'lost',
  'said-no',
  'no-answer',
  'to-pack',
  'booking-cancelled',
  'under-way',
] as const;
export type Fate = (typeof FATES)[number];

export const EDITS = [
  'more-units',
  'line-added',
  'line-removed',
  'other-address',
  'free-delivery',
  'discount',
] as const;
export type Edit = (typeof EDITS)[number];

export interface Person {
  name: string;
  email: string;
  mobile: string;
  province: string;
  city: string;
  address: string;
}

/** An order as the people of the day know it, without the shop. */
export interface DayOrder {
  fate: Fate;
  payment: 'cash' | 'card';
  courier: CourierOfDay;
  byPhone: boolean;
  edit: Edit | null;
  person: Person;
  lines: DayLine[];
  /** What delivery was set to by hand, and what was taken off, in rupees. */
  delivery: number | null;
  discount: number;
  /** What a cash order is asked for before it is packed, in rupees. */
  advance: number;
  /** Of the shop, once it is placed. */
  id: string;
  number: number;
  /** On the label of the courier; empty before it is booked. */
  trackingNumber: string;
}

export interface Day {
  address: string;
  database: Database;
  settings: Settings;
  standIns: Readonly<Record<CourierOfDay, StandIn>>;
  products: readonly Product[];
  orders: DayOrder[];
  shelf: Shelf;
  typing: Typing;
  /** A Shop Manager and a Shop Editor. */
  sana: Desk;
  bilal: Desk;
  chance: Chance;
  /** What the day saw that should not be: one sentence each. */
  faults: string[];
  /** Says how far it is. */
  onProgress(what: string, done: number, all: number): void;
}

/** What delivery costs below the free mark, as the shop's owner says it; written apart from the shop's own table. */
const DELIVERY: Readonly<Record<string, number>> = { Karachi: 150, Lahore: 200, Rawalpindi: 250 };

/** What a customer pays for an order, in rupees, worked out without the shop. */
export function amountsOf({ lines, person, delivery, discount }: Omit<DayOrder, 'id'>): {
  shipping: number;
  total: number;
} {
  const subtotal = lines.reduce(
    (sum, { product, quantity }) => sum + expectedLinePrice(product) * quantity,
    0,
  );
  const shipping = delivery ?? (subtotal >= 5000 ? 0 : (DELIVERY[person.city] ?? 300));
  return { shipping, total: subtotal - discount + shipping };
}

/** What is paid before the parcel leaves: all of a card order, the advance of a cash order. */
export const paidFirst = (order: DayOrder) =>
  order.payment === 'card' ? amountsOf(order).total : order.advance;

/** What the courier collects for an order. */
export const cashOf = (order: DayOrder) =>
  order.payment === 'cash' ? amountsOf(order).total - order.advance : 0;

/** Orders that went out with a courier. */
export const leftShop = ({ fate }: DayOrder) =>
  !['said-no', 'no-answer', 'to-pack', 'booking-cancelled'].includes(fate);

/** Orders whose parcel the customer took. */
export const wasTaken = ({ fate }: DayOrder) => fate === 'delivered' || fate === 'part-returned';

/** The first of a list that has to have one. */
export function firstOf<T>(list: readonly T[], what: string): T {
  const [first] = list;
  if (first === undefined) throw new Error(`The day has no ${what}.`);
  return first;
}

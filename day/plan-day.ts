import type { Chance } from '../fuzz/chance.ts';
import type { Product } from '../shop/catalogue/products/responses.ts';
import type { DayLine } from './shelf.ts';
import { COURIERS, type DayOrder, EDITS, type Fate, leftShop, type Person } from './world.ts';

/** Orders that are taken on the phone, beside those of the shoppers. */
export const BY_PHONE = 3;

/** Fewer cannot have everything that a day has. */
export const FEWEST_ORDERS = 24;

/** So many of 150, and at least so many; what is left over is under way in the evening. */
const SHARES: readonly (readonly [fate: Fate, of150: number, least: number])[] = [
  ['delivered', 95, 1],
  ['part-returned', 5, 2],
  ['refused', 12, 3],
  ['lost', 3, 1],
  ['said-no', 10, 1],
  ['no-answer', 8, 1],
  ['to-pack', 6, 1],
  ['booking-cancelled', 3, 1],
];

/** Every order of so many is edited. */
const EDITED_EVERY = 9;

/** Every so many of the cash orders that are delivered are asked for an advance, in rupees. */
const ADVANCE_EVERY = 5;
const ADVANCE = 100;

/** Every shopper of so many orders once more. */
const AGAIN_EVERY = 6;

const FIRST_NAMES = [
  'Ayesha',
  'Bilal',
  'Hira',
  'Kamran',
  'Mahnoor',
  'Nadia',
  'Omar',
  'Rabia',
  'Saad',
  'Zoya',
];
const LAST_NAMES = [
  'Ahmed',
  'Baig',
  'Chaudhry',
  'Iqbal',
  'Javed',
  'Malik',
  'Qureshi',
  'Raza',
  'Shaikh',
  'Tariq',
];
const PLACES = [
  ['Sindh', 'Karachi'],
  ['Punjab', 'Lahore'],
  ['Punjab', 'Rawalpindi'],
  ['KPK', 'Dera Ismail Khan'],
] as const;

/** Somebody whom nobody else of the day is like. */
export function personOf(number: number, chance: Chance): Person {
  const first = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(number / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  const round = Math.floor(number / (FIRST_NAMES.length * LAST_NAMES.length));
  const [province, city] = chance.one(PLACES);
  return {
    name: `${first} ${'Bibi '.repeat(round)}${last}`,
    email: `${first}.${last}.${number}@example.com`.toLowerCase(),
    mobile: `0300-${String(1_000_000 + number * 37)}`,
    province,
    city,
    address: `House ${number + 1}, Street ${chance.below(30) + 1}`,
  };
}

/** What becomes of so many orders of shoppers, and of those by phone. */
function planFates(orders: number): Fate[] {
  const fates = SHARES.flatMap(([fate, of150, least]) =>
    Array.from({ length: Math.max(least, Math.floor((orders * of150) / 150)) }, () => fate),
  );
  while (fates.length < orders + BY_PHONE) fates.push('under-way');
  return fates;
}

/** Every order of the day before it begins, in the order in which they are placed; those by phone are the last. */
export function planOrders(orders: number, products: readonly Product[], chance: Chance): DayOrder[] {
  const counts = new Map<Fate, number>();
  const people: Person[] = [];
  const planned = planFates(orders).map((fate, number): DayOrder => {
    const nth = counts.get(fate) ?? 0;
    counts.set(fate, nth + 1);
    // Every third is paid by card, but who says no or does not answer was called about cash.
    const isCash = nth % 3 !== 2 || fate === 'said-no' || fate === 'no-answer';
    const again = number % AGAIN_EVERY === AGAIN_EVERY - 1 ? chance.one(people) : null;
    const person = again ?? personOf(people.length, chance);
    if (!again) people.push(person);
    return {
      fate,
      payment: isCash ? 'cash' : 'card',
      courier: COURIERS[nth % COURIERS.length] ?? 'PostEx',
      byPhone: false,
      edit: null,
      person,
      lines: chooseLines(products, fate === 'part-returned' ? 2 : chance.below(3) + 1, chance),
      delivery: null,
      discount: 0,
      advance: 0,
      id: '',
      number: 0,
      trackingNumber: '',
    };
  });
  // Each kind of edit once at least.
  const editedEvery = Math.min(EDITED_EVERY, Math.floor(orders / (EDITS.length + 1)));
  planned
    .filter((order) => leftShop(order) && order.fate !== 'part-returned')
    .filter((_, index) => index % editedEvery === 1)
    .forEach((order, index) => {
      order.edit = EDITS[index % EDITS.length] ?? null;
      if (order.edit === 'line-removed') order.lines = chooseLines(products, 2, chance);
      // What is delivered for nothing anyway cannot be waived.
      if (order.edit === 'free-delivery') {
        order.lines = chooseLines(products, 1, chance).map((line) => ({ ...line, quantity: 1 }));
      }
    });
  const mixed = planned
    .map((order) => ({ order, place: chance.below(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ order }) => order);
  const byPhone = mixed
    .filter(({ fate, payment, edit }) => fate === 'delivered' && payment === 'cash' && edit === null)
    .slice(0, BY_PHONE);
  for (const order of byPhone) order.byPhone = true;
  mixed
    .filter(({ payment, byPhone: called, edit }) => payment === 'cash' && !called && edit === null)
    .filter(({ fate }) => fate === 'delivered')
    .forEach((order, index) => {
      if (index % ADVANCE_EVERY === 0) order.advance = ADVANCE;
    });
  return [...mixed.filter((order) => !order.byPhone), ...byPhone];
}

function chooseLines(products: readonly Product[], count: number, chance: Chance): DayLine[] {
  const first = chance.below(products.length);
  return Array.from({ length: count }, (_, index) => {
    const product = products[(first + index * 5) % products.length];
    if (!product) throw new Error('The day has no products.');
    return { product, quantity: chance.below(3) + 1 };
  });
}

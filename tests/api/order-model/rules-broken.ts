import { sql } from 'kysely';
import { faultsOfStock } from '../../support/faults-of-stock.ts';
import { faultsOfVariants } from '../../support/variants.ts';
import type { Floor } from './floor.ts';
import { RETURN_FAULTS, returnsBroken } from './returns-broken.ts';
import type { Seen } from './seen.ts';
import { type State, toPaisa } from './state.ts';
import { BY_HAND_TABLE, type Place, STATUSES, STEP_TABLE } from './tables.ts';

/** What has to hold whatever was done, read straight from the database. @returns what does not, in words */
export async function rulesBroken(floor: Floor, seen: Seen, before: State): Promise<string[]> {
  const { database } = floor.shop;
  const broken = returnsBroken(seen, before);
  for (const [index, { put }] of before.products.entries()) {
    const off = seen.orders.reduce((sum, order) => sum + unitsOff(order, index), 0);
    const all = off + (seen.shelf[index] ?? 0);
    if (all !== put) broken.push(`Of product ${index}, ${put} units were put in, and ${all} are there.`);
  }
  for (const { number, lines, amounts, ...order } of seen.orders) {
    const { subtotal, discount, coupon, shipping, total } = amounts;
    const sum = lines.reduce((all, { price, units }) => all + price * units, 0);
    if (subtotal !== sum)
      broken.push(`${number}: the subtotal ${subtotal} is not the sum of its lines, ${sum}.`);
    if (toPaisa(total) !== toPaisa(subtotal) - toPaisa(discount) - toPaisa(coupon) + toPaisa(shipping))
      broken.push(`${number}: the total does not add up.`);
    broken.push(...faultsOfHistory(order).map((fault) => `${number}: ${fault}`));
    const open = order.bookings.filter(({ state }) => ['asked', 'booked', 'unknown'].includes(state));
    if (open.length > 1) broken.push(`${number}: ${open.length} open bookings.`);
    broken.push(...faultsOfParcels(floor, number, order.bookings));
  }
  const { rows: faults } = await sql<{ fault: string }>`
    select 'A group of the ledger sums to ' || sum(amount_paisa) as fault from ledger_entries
      group by group_id having sum(amount_paisa) <> 0
    union all
    select 'A courier’s due is ' || coalesce(balance_paisa, 0) || ', its entries come to ' || coalesce(paisa, 0)
      from courier_dues full join (
        select order_id, courier, sum(amount_paisa) as paisa from ledger_entries
        where account = 'due-from-courier' and order_id is not null group by order_id, courier
      ) as entries using (order_id, courier)
      where coalesce(balance_paisa, 0) <> coalesce(paisa, 0)
    union all ${sql.raw(RETURN_FAULTS)}
  `.execute(database);
  return [...broken, ...faults.map(({ fault }) => fault), ...(await faultsOfLedger(floor, seen))];
}

/** The stock is the sum of its movements, and those of an order are what its lines hold of it. */
async function faultsOfLedger({ shop: { database }, products }: Floor, { orders }: Seen): Promise<string[]> {
  const { rows } = await sql<{ order: string; product: string; units: number }>`
    select order_id as order, product_id as product, sum(-units)::int as units from stock_movements
    where order_id is not null group by order_id, product_id
  `.execute(database);
  const moved = new Map(rows.map(({ order, product, units }) => [`${order} ${product}`, units]));
  const faults = [...(await faultsOfStock(database)), ...(await faultsOfVariants(database))];
  for (const { id, number, status, place, lines } of orders) {
    for (const { _id, name } of products) {
      const held = unitsOff(
        { status, place, lines },
        products.findIndex((one) => one._id === _id),
      );
      const by = moved.get(`${id} ${_id}`) ?? 0;
      if (by !== held) faults.push(`${number}: ${held} of ${name} are off the shelf, by the ledger ${by}.`);
    }
  }
  return faults;
}

/** How many units of a product an order has that are not on the shelf. */
function unitsOff(
  { status, place, lines }: Pick<Seen['orders'][number], 'status' | 'place' | 'lines'>,
  product: number,
) {
  const isHere = place === 'to-pack' || place === 'packed';
  return lines
    .filter((line) => line.product === product)
    .map(({ units, good }) => (isHere ? (status === 'Cancelled' ? 0 : units) : units - good))
    .reduce((sum, units) => sum + units, 0);
}

type Past = Pick<Seen['orders'][number], 'events' | 'status' | 'place' | 'confirmation'>;

const BY_HAND = new Set(['status', 'released', 'confirmation-undone']);

/** Plays a history again: each change begins where the one before ended, is of the tables, and the last is what is. */
function faultsOfHistory({ events, ...order }: Past): string[] {
  let status: string | null = null;
  let place: string = 'to-pack';
  const faults: string[] = [];
  for (const { kind, fromStatus, toStatus, fromPlace, toPlace } of events) {
    if (toStatus !== null) {
      if (fromStatus !== status) faults.push(`${kind} goes from ${fromStatus}, and it is ${status}.`);
      status = toStatus;
    }
    if (toPlace === null) continue;
    if (fromPlace !== place) faults.push(`${kind} goes from ${fromPlace}, and it is ${place}.`);
    if (!isListed(kind, place, toPlace, status))
      faults.push(`No table lists ${kind}: ${place} → ${toPlace}.`);
    place = toPlace;
  }
  if (status !== order.status) faults.push(`It is ${order.status}, by its history ${status}.`);
  if (place !== order.place) faults.push(`It is ${order.place}, by its history ${place}.`);
  const outcome = events.findLast(({ kind }) => ['confirmed', 'no-answer', 'refused'].includes(kind));
  const isUntold = order.confirmation === 'no-answer' || order.confirmation === 'refused';
  if (isUntold && !outcome) faults.push(`It is ${order.confirmation}, and nobody called.`);
  return faults;
}

function isListed(kind: string, from: string, to: string, status: string | null): boolean {
  if (kind === 'edited') return from === 'packed' && to === 'to-pack';
  if (kind === 'returned' || kind === 'return') return from === 'delivered' && to === 'back';
  if (kind === 'fulfilment') {
    return Object.values(STEP_TABLE).some((row) => {
      const places: readonly Place[] = row.from;
      return places.some((one) => one === from) && row.to === to;
    });
  }
  const wanted = STATUSES.find((one) => one === status);
  const isRow = (row: string) => row === from || row.startsWith(`${from},`);
  return (
    BY_HAND.has(kind) &&
    Object.entries(BY_HAND_TABLE).some(([row, cells]) => isRow(row) && wanted && cells[wanted] === to)
  );
}

/** Never two parcels of an order at couriers, and none that no booking stands for. */
function faultsOfParcels(
  { standIns }: Floor,
  number: number,
  bookings: Seen['orders'][number]['bookings'],
): string[] {
  const there = Object.values(standIns)
    .flatMap(({ parcels }) => parcels)
    .filter(({ reference, cancelled }) => reference.startsWith(`${number}-`) && !cancelled);
  const isKnown = (reference: string) =>
    bookings.some(
      (one) => one.reference === reference && (one.state === 'booked' || one.state === 'unknown'),
    );
  return [
    ...(there.length > 1 ? [`${there.length} parcels are at couriers.`] : []),
    ...there
      .filter(({ reference }) => !isKnown(reference))
      .map(({ reference }) => `Parcel ${reference} is at a courier, and the shop does not know it.`),
    ...bookings
      .filter(
        ({ state, reference }) => state === 'booked' && !there.some((one) => one.reference === reference),
      )
      .map(({ reference }) => `Booking ${reference} stands for no parcel.`),
  ];
}

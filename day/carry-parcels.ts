import { sql } from 'kysely';
import { z } from 'zod';
import { openCouriers } from '../shop/couriers/open-couriers.ts';
import type { ParcelState } from '../shop/couriers/rules.ts';
import { trackParcels } from '../shop/orders/booking/track-parcels.ts';
import { staffOrderDetailResponse, staffOrderResponse } from '../shop/orders/responses.ts';
import { readCurrentSettings } from '../shop/settings/store-settings/queries.ts';
import { orderOf } from './confirm-orders.ts';
import { chooseView, stepByScan, stepMany } from './take-steps.ts';
import { typed } from './typed-twice.ts';
import { type CourierOfDay, type Day, type DayOrder, leftShop, wasTaken } from './world.ts';

const changed = z.object({ order: staffOrderResponse });

/** What couriers say of a parcel, in their words, and what the shop is to make of it. */
const WORDS = {
  moving: { PostEx: 'En-Route', Leopards: 'Dispatched', state: 'IN_TRANSIT' },
  delivered: { PostEx: 'Delivered', Leopards: 'Delivered', state: 'DELIVERED' },
  returning: { PostEx: 'Out For Return', Leopards: 'Being Return', state: 'RETURNING' },
  // In no list of theirs: shown as it is, and staff decide.
  lost: { PostEx: 'Lost at Sukkur', Leopards: 'Lost at Sukkur', state: 'UNKNOWN' },
} as const satisfies Record<string, Record<CourierOfDay, string> & { state: ParcelState }>;

const newsOf = ({ fate }: DayOrder) => {
  if (fate === 'delivered' || fate === 'part-returned') return WORDS.delivered;
  if (fate === 'refused') return WORDS.returning;
  return fate === 'lost' ? WORDS.lost : WORDS.moving;
};

/** Parcels are scanned as the couriers fetch them, and followed until they are where they end. */
export async function carryParcels(day: Day): Promise<void> {
  const parcels = day.orders.filter(leftShop);
  for (const [done, order] of parcels.entries()) {
    day.onProgress('Parcels are handed over', done, parcels.length);
    await stepByScan(day, order.trackingNumber, 'hand-over');
    happen(day, order, WORDS.moving, '09:05');
  }
  await track(day);
  await stepMany(
    day,
    parcels
      .filter(wasTaken)
      .slice(0, 5)
      .map(({ id }) => id),
    'send-out',
  );
  for (const order of parcels) happen(day, order, newsOf(order), '17:40');
  await track(day);
  await follow(day, parcels);
}

function happen(day: Day, order: DayOrder, words: (typeof WORDS)[keyof typeof WORDS], time: string): void {
  const { parcels } = day.standIns[order.courier];
  const parcel = parcels.find(({ trackingNumber }) => trackingNumber === order.trackingNumber);
  parcel?.events.push({ text: words[order.courier], time: `2026-11-22 ${time}:00` });
}

/**
 * Two hours go by, and the shop asks the couriers; its pauses between two requests are not waited for. On a slow machine its
 * own job may come in between and take some parcels first: what it hears may be old, so all are asked for again.
 */
async function track({ database, settings }: Day): Promise<void> {
  const couriers = openCouriers(settings, () => readCurrentSettings(database, settings, null));
  let [due, asked] = [1, 0];
  while (asked < due) {
    const { numAffectedRows } =
      await sql`update courier_bookings set track_at = now() where track_at is not null`.execute(database);
    due = Number(numAffectedRows);
    asked = await trackParcels(database, couriers, async () => {});
  }
}

/** What is with the couriers is looked at, and moved on as they say. */
async function follow(day: Day, parcels: readonly DayOrder[]): Promise<void> {
  const ids = await chooseView(day, 'with-courier');
  if (ids.length !== parcels.length)
    day.faults.push(`${ids.length} parcels are out instead of ${parcels.length}.`);
  const said = new Map<string, DayOrder[]>();
  for (const [done, id] of ids.entries()) {
    day.onProgress('Parcels are followed', done, ids.length);
    const order = orderOf(day, id);
    const { booking } = await day.sana.send(staffOrderDetailResponse, `GET /checkout/order/${id}`);
    const state = booking?.parcel?.state ?? 'nothing';
    const words = newsOf(order);
    if (state !== words.state || booking?.parcel?.text !== words[order.courier]) {
      day.faults.push(`The parcel of order ${order.number} is ${state} instead of ${words.state}.`);
    }
    said.set(state, [...(said.get(state) ?? []), order]);
  }
  const [delivered, returning, lost] = ['DELIVERED', 'RETURNING', 'UNKNOWN'].map(
    (state) => said.get(state) ?? [],
  );
  const idsOf = (orders: readonly DayOrder[] = []) => orders.map(({ id }) => id);
  await stepMany(day, idsOf(delivered), 'deliver');
  await stepMany(day, idsOf(returning), 'refuse');
  await stepMany(day, idsOf(returning), 'come-back');
  await stepMany(day, idsOf(lost), 'lose');
  for (const order of delivered ?? []) day.shelf.carry(order.lines, 'in a parcel', 'with a customer');
  for (const order of lost ?? []) day.shelf.carry(order.lines, 'in a parcel', 'lost');
}

/** What was refused is counted in when it is there, of every third parcel a unit damaged; five come back in part. */
export async function countBack(day: Day): Promise<void> {
  const refused = day.orders.filter(({ fate }) => fate === 'refused');
  for (const [nth, order] of refused.entries()) {
    day.onProgress('Parcels are counted in', nth, refused.length);
    await countIn(day, order, nth % 3 === 1);
  }
  const returned = day.orders.filter(({ fate }) => fate === 'part-returned');
  for (const [nth, order] of returned.entries()) await returnUnit(day, order, nth % 2 === 1);
}

async function countIn(day: Day, order: DayOrder, hasDamage: boolean): Promise<void> {
  const { items } = await day.bilal.send(staffOrderResponse, `GET /checkout/order/${order.id}`);
  const [broken] = order.lines;
  if (!broken || !hasDamage) {
    await stepByScan(day, order.trackingNumber, 'count-in');
    return day.shelf.carry(order.lines, 'in a parcel', 'shelf');
  }
  const lines = items.map(({ _id, lineNumber, quantity }) =>
    _id === broken.product._id
      ? { lineNumber, good: typed(quantity - 1), damaged: typed(1) }
      : { lineNumber, good: quantity, damaged: 0 },
  );
  await stepByScan(day, order.trackingNumber, 'count-in', lines);
  day.shelf.carry(order.lines, 'in a parcel', 'shelf');
  day.shelf.carry([{ ...broken, quantity: 1 }], 'shelf', 'damaged');
}

/** One unit of one line comes back, whole or damaged. */
async function returnUnit(day: Day, order: DayOrder, isDamaged: boolean): Promise<void> {
  const { items, version } = await day.sana.send(staffOrderResponse, `GET /checkout/order/${order.id}`);
  const [back] = order.lines;
  if (!back) throw new Error('An order has lines.');
  const lines = items.map(({ _id, lineNumber }) => {
    const isBack = _id === back.product._id;
    return {
      lineNumber,
      good: isBack && !isDamaged ? typed(1) : 0,
      damaged: isBack && isDamaged ? typed(1) : 0,
    };
  });
  const body = { lines, version };
  await day.sana.send(changed, `PUT /checkout/order/${order.id}/returns`, { body, order: order.id });
  const one = [{ ...back, quantity: 1 }];
  day.shelf.carry(one, 'with a customer', isDamaged ? 'damaged' : 'shelf');
}

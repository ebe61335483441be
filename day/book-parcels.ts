import { sql } from 'kysely';
import { z } from 'zod';
import { bookingResponse } from '../shop/orders/booking/responses.ts';
import { staffOrderDetailResponse, staffOrderResponse } from '../shop/orders/responses.ts';
import type { Fault, StandIn } from '../tests/support/courier-stand-in/start-stand-in.ts';
import type { Desk } from './desk.ts';
import { chosen, typed } from './typed-twice.ts';
import { COURIERS, type CourierOfDay, cashOf, type Day, type DayOrder, leftShop } from './world.ts';

/** What goes wrong with the first bookings of each courier, one after the other; then nothing does. */
const FAULTS: readonly Fault[] = [
  'answer-lost',
  'unreadable',
  'silent',
  'request-lost',
  'booked-twice',
  'refuses',
];

/** A booking is tried so often by staff before the day gives up. */
const PATIENCE = 5;

const booked = z.object({ booking: bookingResponse });
const changed = z.object({ order: staffOrderResponse });

/** Each parcel is booked with its courier, by two people at once; some orders are cancelled before it is fetched. */
export async function bookParcels(day: Day): Promise<void> {
  const orders = day.orders.filter((order) => leftShop(order) || order.fate === 'booking-cancelled');
  let done = 0;
  const desks = { PostEx: day.sana, Leopards: day.bilal };
  await Promise.all(
    COURIERS.map(async (courier) => {
      const own = orders.filter((order) => order.courier === courier);
      for (const [nth, order] of own.entries()) {
        day.onProgress('Parcels are booked', done, orders.length);
        await book(day, desks[courier], order, nth);
        if (order.fate === 'booking-cancelled') await cancel(day, desks[courier], order);
        done += 1;
      }
    }),
  );
}

async function book(day: Day, desk: Desk, order: DayOrder, nth: number): Promise<void> {
  const { id, courier } = order;
  const standIn = day.standIns[courier];
  const seen = await desk.send(staffOrderDetailResponse, `GET /checkout/order/${id}`);
  const call = `POST /checkout/order/${id}/booking` as const;
  const ask = (weightGrams: unknown) =>
    desk.attempt(call, { body: { courier: chosen(courier), weightGrams }, order: id });
  standIn.fault = FAULTS[nth] ?? 'none';
  // Some parcels are weighed, for some the button is pressed twice.
  if (nth % 5 === 3) await Promise.all([ask(seen.usualWeightGrams), ask(seen.usualWeightGrams)]);
  else await ask(nth % 5 === 4 ? typed(1_203 + nth) : seen.usualWeightGrams);
  standIn.fault = 'none';
  for (let tries = 0; tries < PATIENCE; tries++) {
    const { booking } = await desk.send(staffOrderDetailResponse, `GET /checkout/order/${id}`);
    if (booking?.state === 'booked' && booking.trackingNumber) {
      order.trackingNumber = booking.trackingNumber;
      return checkParcel(day, order, standIn, booking.answer);
    }
    if (booking?.state === 'unknown' || booking?.state === 'asked') {
      if (tries > 0) await passMinutes(day, courier);
      await desk.send(booked, `POST /checkout/order/${id}/booking/look-up`, { order: id });
    } else {
      await ask(seen.usualWeightGrams);
    }
  }
  day.faults.push(`The parcel of order ${order.number} could not be booked with ${courier}.`);
}

/** The courier is to collect what the customer owes; a second parcel, which the shop names, is cancelled there by phone. */
function checkParcel(day: Day, order: DayOrder, { parcels }: StandIn, answer: string): void {
  const own = parcels.find(({ trackingNumber }) => trackingNumber === order.trackingNumber);
  if (!own || collectedFor(own.booking) !== cashOf(order)) {
    day.faults.push(
      `${order.courier} collects something else for order ${order.number} than ${cashOf(order)}.`,
    );
  }
  const others = parcels.filter((one) => one.reference === own?.reference && one !== own && !one.cancelled);
  for (const other of others) {
    if (!answer.includes(other.trackingNumber)) {
      day.faults.push(`${order.courier} has a second parcel for order ${order.number}, and nobody is told.`);
    }
    other.cancelled = true;
  }
}

/** What a courier was asked to collect, in its own words. */
export function collectedFor(booking: Readonly<Record<string, unknown>>): number {
  return Number(booking.invoicePayment ?? booking.booked_packet_collect_amount);
}

async function cancel(day: Day, desk: Desk, order: DayOrder): Promise<void> {
  const { id } = order;
  await desk.send(booked, `DELETE /checkout/order/${id}/booking`);
  const { version } = await desk.send(staffOrderResponse, `GET /checkout/order/${id}`);
  const body = { status: chosen('Cancelled'), version };
  await desk.send(changed, `PUT /checkout/order/${id}/status`, { body, order: id });
  day.shelf.carry(order.lines, 'in a parcel', 'shelf');
}

/** Lets bookings without an answer grow old, as if somebody had waited for two minutes. */
async function passMinutes({ database }: Day, courier: CourierOfDay): Promise<void> {
  await sql`update courier_bookings set asked_at = asked_at - interval '3 minutes'
    where courier = ${courier} and state in ('asked', 'unknown')`.execute(database);
}

import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { OpenCouriers } from '../../couriers/open-couriers.ts';
import type { CourierPort, TrackedParcel } from '../../couriers/port.ts';
import { LAST_STATES, SAID_STATES } from '../../couriers/rules.ts';

/** How long after it was asked for a parcel is asked for again, and after a request that failed. */
const EVERY = '2 hours';
const AFTER_FAILURE = '10 minutes';

/**
 * Asks the couriers where the parcels are that are due, within the limits of each, and stores what they say. Any number of
 * processes may do so at once: each parcel is taken by one of them.
 * @param wait waits so many milliseconds @param stopped no further request is begun after this
 * @returns how many parcels were asked for
 */
export async function trackParcels(
  db: Database,
  couriers: OpenCouriers,
  wait: (milliseconds: number) => Promise<unknown>,
  stopped?: AbortSignal,
): Promise<number> {
  const counts = await Promise.all([...couriers.values()].map((port) => trackWith(db, port, wait, stopped)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function trackWith(
  db: Database,
  port: CourierPort,
  wait: (milliseconds: number) => Promise<unknown>,
  stopped?: AbortSignal,
): Promise<number> {
  let asked = 0;
  while (!stopped?.aborted) {
    const parcels = await takeDue(db, port);
    if (parcels.length === 0) break;
    if (asked > 0) await wait(port.trackingLimits.pause);
    asked += parcels.length;
    const reply = await port.track(parcels.map(({ number }) => number));
    if (reply.outcome !== 'answered') {
      await putOff(db, parcels);
      break;
    }
    for (const parcel of parcels) {
      const found = reply.value.find(({ trackingNumber }) => trackingNumber === parcel.number);
      if (found) await store(db, parcel, found);
    }
  }
  return asked;
}

interface Taken {
  id: string;
  number: string;
  /** When it is due again. A parcel that somebody took since has another time, and an answer that came late is nothing to it. */
  again: string;
}

/** Takes the parcels of one request that have waited longest; they are due again later whatever comes of it. */
async function takeDue(db: Database, { name, trackingLimits }: CourierPort): Promise<Taken[]> {
  const rows = await db
    .updateTable('courier_bookings')
    .set({ track_at: sql<Date>`now() + ${EVERY}::interval` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('courier_bookings')
        .select('id')
        .where('courier', '=', name)
        .where('state', '=', 'booked')
        .where('track_at', '<=', sql<Date>`now()`)
        .orderBy('track_at')
        .limit(trackingLimits.atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'tracking_number', sql<string>`track_at::text`.as('again')])
    .execute();
  return rows.flatMap(({ id, tracking_number: number, again }) =>
    number === null ? [] : [{ id, number, again }],
  );
}

async function putOff(db: Database, parcels: readonly Taken[]): Promise<void> {
  for (const { id, again } of parcels) {
    await db
      .updateTable('courier_bookings')
      .set({ track_at: sql<Date>`now() + ${AFTER_FAILURE}::interval` })
      .where('id', '=', id)
      .where('track_at', '=', sql<Date>`${again}::timestamptz`)
      .execute();
  }
}

/**
 * Stores what a courier says of a parcel, with its order, whose steps it does not take: somebody looks at them (R446, decision 106). The
 * order is locked first, as by all who change bookings.
 */
async function store(db: Database, { id, again }: Taken, { state, text, at }: TrackedParcel): Promise<void> {
  const isLast = LAST_STATES.some((last) => last === state);
  const said = SAID_STATES.find((each) => each === state) ?? null;
  await sql`
    with locked as materialized (
      select orders.id from orders join courier_bookings booking on booking.order_id = orders.id
      where booking.id = ${id} for no key update of orders
    ), tracked as (
      update courier_bookings booking
      set parcel_state = ${state}, parcel_text = ${text.slice(0, 300)}, parcel_at = ${at}, tracked_at = now(),
        track_at = case when not ${isLast}::boolean then track_at end
      from locked where booking.id = ${id} and booking.state = 'booked' and booking.order_id = locked.id
        and booking.track_at = ${again}::timestamptz
      returning booking.order_id, booking.tracking_number
    )
    update orders set courier_says = ${said} from tracked
    where orders.id = tracked.order_id and orders.tracking_number = tracked.tracking_number
      and orders.courier_says is distinct from ${said}
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Parcels that the shop books with couriers, and the cities that these deliver to. */
export const migration: Migration = { up };

const BOOKINGS = `
  create table courier_bookings (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders (id) on delete cascade,
    -- What the courier knows the booking by: of one attempt at one order.
    reference text not null unique check (reference <> ''),
    courier text not null check (courier <> ''),
    -- asked: on its way to the courier; unknown: nobody knows whether it was booked. Both may mean a parcel.
    state text not null default 'asked' check (state in ('asked', 'booked', 'failed', 'cancelled', 'unknown')),
    tracking_number text check (tracking_number <> ''),
    label_link text,
    -- Why it stands as it does: the courier's own words, or the shop's.
    answer text not null default '',
    collect_rupees integer not null check (collect_rupees >= 0),
    weight_grams integer not null check (weight_grams >= 1),
    asked_at timestamptz not null default now(),
    -- Name of the member of staff as it was then.
    asked_by text not null,
    settled_at timestamptz,
    -- When it is looked up at the courier the next time.
    look_up_at timestamptz not null default now(),
    -- Where the parcel is: one of the shop's states, the courier's words, its time; and when it is asked for again.
    parcel_state text check (parcel_state in ('BOOKED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPTED',
      'DELIVERED', 'RETURNING', 'RETURNED', 'CANCELLED', 'UNKNOWN')),
    parcel_text text,
    parcel_at timestamptz,
    tracked_at timestamptz,
    track_at timestamptz,
    check ((state in ('booked', 'cancelled')) = (tracking_number is not null))
  );
  -- Never two parcels: of an order, one booking at a time may be one.
  create unique index courier_bookings_open on courier_bookings (order_id)
    where state in ('asked', 'booked', 'unknown');
  create index courier_bookings_order on courier_bookings (order_id, asked_at);
  create index courier_bookings_unsettled on courier_bookings (look_up_at) where state in ('asked', 'unknown');
  create index courier_bookings_to_track on courier_bookings (courier, track_at)
    where state = 'booked' and track_at is not null;
`;

const CITIES = `
  -- As the courier gave them, to be fetched again when they are old.
  create table courier_city_lists (
    courier text primary key check (courier <> ''),
    cities json not null,
    fetched_at timestamptz not null default now()
  );
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BOOKINGS + CITIES).execute(db);
}

import type { ParcelState } from '../../../../shop/couriers/rules.ts';

/** How the states of a parcel are named and coloured. Colour is for what needs somebody, and for what is done. */
export const PARCEL_LABELS = {
  BOOKED: 'Booked',
  PICKED_UP: 'Picked up',
  IN_TRANSIT: 'On its way',
  OUT_FOR_DELIVERY: 'Out for delivery',
  ATTEMPTED: 'Not handed over',
  DELIVERED: 'Delivered',
  RETURNING: 'Coming back',
  RETURNED: 'Came back',
  CANCELLED: 'Cancelled',
  UNKNOWN: 'In the courier’s words',
} as const satisfies Record<ParcelState, string>;

export const PARCEL_TONES = {
  BOOKED: 'quiet',
  PICKED_UP: 'quiet',
  IN_TRANSIT: 'quiet',
  OUT_FOR_DELIVERY: 'quiet',
  ATTEMPTED: 'waiting',
  DELIVERED: 'good',
  RETURNING: 'bad',
  RETURNED: 'bad',
  CANCELLED: 'bad',
  UNKNOWN: 'waiting',
} as const satisfies Record<ParcelState, string>;

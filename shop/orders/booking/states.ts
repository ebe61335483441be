/** Of a booking: `asked` is on its way to the courier, of an `unknown` one nobody knows whether it was booked. */
export const BOOKING_STATES = ['asked', 'booked', 'failed', 'cancelled', 'unknown'] as const;
type BookingState = (typeof BOOKING_STATES)[number];

/** In these the order may have a parcel at the courier, so nothing else is booked for it. */
export const OPEN_STATES = ['asked', 'booked', 'unknown'] as const satisfies readonly BookingState[];

/** In these the courier has to be asked, or looked at, before anything else. */
export const UNSETTLED_STATES = ['asked', 'unknown'] as const satisfies readonly BookingState[];

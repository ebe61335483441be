import type { Booking } from '../../../../shop/orders/booking/responses.ts';

/** What every change of a booking responds with. */
export interface ChangedBooking {
  message: string;
  booking: Booking;
}

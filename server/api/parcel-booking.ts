import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentCouriers } from '../../shop/couriers/open-couriers.ts';
import { idSchema } from '../../shop/identity.ts';
import { bookParcel } from '../../shop/orders/booking/book-parcel.ts';
import { cancelBooking } from '../../shop/orders/booking/cancel-booking.ts';
import { lookUpBooking } from '../../shop/orders/booking/look-up-bookings.ts';
import { recordPortalAnswer } from '../../shop/orders/booking/record-portal-answer.ts';
import { type Booking, bookingResponse } from '../../shop/orders/booking/responses.ts';
import { bookParcelSchema, portalAnswerSchema } from '../../shop/orders/booking/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Orders, by staff');
const params = z.object({ id: idSchema });
const response = { 200: successResponse({ booking: bookingResponse }), ...errors(400, 401, 404, 409) };

/** What a booking is, in one sentence for who asked. */
function messageOf({ state, courier, trackingNumber, answer }: Booking): string {
  switch (state) {
    case 'asked':
      return `${courier} is being asked.`;
    case 'booked':
      return `Booked with ${courier}: ${trackingNumber}.`;
    case 'cancelled':
      return `The booking with ${courier} is cancelled.`;
    case 'failed':
      return answer;
    case 'unknown':
      return `${answer} Whether the parcel is booked is not known yet.`;
  }
}

const told = (booking: Booking) => ({ message: messageOf(booking), booking });

/** Booking parcels with couriers (R335 to R343). */
export const parcelBookingEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, currentSettings },
) => {
  const couriers = currentCouriers(currentSettings);

  app.post(
    '/api/v1/checkout/order/:id/booking',
    options('Book the parcel with a courier; the same again is the same booking', {
      params,
      body: bookParcelSchema,
      response,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const { couriers: known } = await currentSettings();
      const result = await bookParcel(
        database,
        await couriers(),
        params.id,
        body,
        known,
        principalOf(request),
      );
      return sendResult(reply, result, told);
    },
  );

  app.post(
    '/api/v1/checkout/order/:id/booking/look-up',
    options('Look a booking without an answer up at its courier', { params, response }),
    async (request, reply) => {
      const { couriers: known } = await currentSettings();
      const result = await lookUpBooking(
        database,
        await couriers(),
        request.params.id,
        known,
        principalOf(request),
      );
      return sendResult(reply, result, told);
    },
  );

  app.put(
    '/api/v1/checkout/order/:id/booking',
    options('Say whether the courier’s portal has the parcel of a booking without an answer', {
      params,
      body: portalAnswerSchema,
      response,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const { couriers: known } = await currentSettings();
      const result = await recordPortalAnswer(database, params.id, body, known, principalOf(request));
      return sendResult(reply, result, told);
    },
  );

  app.delete(
    '/api/v1/checkout/order/:id/booking',
    options('Cancel the booked parcel at its courier', { params, response }),
    async (request, reply) => {
      const { couriers: known } = await currentSettings();
      const result = await cancelBooking(
        database,
        await couriers(),
        request.params.id,
        known,
        principalOf(request),
      );
      return sendResult(reply, result, told);
    },
  );
};

import { z } from 'zod';
import { CITIES, type HeldParcel, ok, type Protocol } from './types.ts';

/** Its status is inside the answer, HTTP says 200 to everything, times are local and have no offset. */
const success = (dist: unknown) => ok({ statusCode: '200', statusMessage: 'SUCCESSFULLY OPERATED', dist });
const refusal = (statusMessage: string) => ok({ statusCode: '400', statusMessage, dist: null });

const booking = z.object({
  cityName: z.enum(CITIES),
  customerName: z.string().min(1),
  customerPhone: z.string().regex(/^03\d{9}$/),
  deliveryAddress: z.string().min(1),
  invoiceDivision: z.literal(1),
  invoicePayment: z.int().min(0),
  items: z.int().min(1),
  orderDetail: z.string(),
  orderRefNumber: z.string().min(1),
  orderType: z.literal('Normal'),
  pickupAddressCode: z.string().min(1),
  transactionNotes: z.string(),
});

const tracking = ({ trackingNumber, events }: HeldParcel) => ({
  trackingNumber,
  message: 'OK',
  trackingResponse: {
    trackingNumber,
    transactionStatus: events.at(-1)?.text ?? 'Booked',
    transactionStatusHistory: events.map(({ text, time, code }) => ({
      transactionStatusMessage: text,
      transactionStatusMessageCode: code,
      modifiedDatetime: time,
    })),
  },
});

export const postEx: Protocol = {
  base: '/services/integration/api/order',
  accepts: ({ headers }) => headers.token === 'postex-token',
  isBooking: ({ path }) => path === '/v3/create-order',
  readBooking({ body }) {
    const { data } = booking.safeParse(body);
    return data ? { reference: data.orderRefNumber, booking: data } : null;
  },
  booked: ({ trackingNumber }) => success({ trackingNumber, orderStatus: 'UnBooked' }),
  refused: refusal('INVALID DELIVERY CITY'),
  wrongKey: { status: 401, body: { statusMessage: 'INVALID TOKEN postex-token' } },
  answer({ method, path, query, body }, parcels) {
    switch (`${method} ${path}`) {
      case 'GET /v2/get-operational-city':
        return success(
          [...CITIES, 'Nowhere'].map((operationalCityName) => ({
            operationalCityName,
            countryName: 'Pakistan',
            isDeliveryCity: operationalCityName !== 'Nowhere',
          })),
        );
      case 'GET /v1/get-all-order':
        return success(
          parcels.map(({ trackingNumber, reference }) => ({ trackingNumber, orderRefNumber: reference })),
        );
      case 'GET /v1/track-bulk-order': {
        const wanted = query.get('TrackingNumbers')?.split(',') ?? [];
        return success(parcels.filter(({ trackingNumber }) => wanted.includes(trackingNumber)).map(tracking));
      }
      case 'PUT /v1/cancel-order': {
        const { trackingNumber } = z.object({ trackingNumber: z.string() }).parse(body);
        const parcel = parcels.find((one) => one.trackingNumber === trackingNumber);
        if (!parcel || parcel.events.length > 0) return refusal('ORDER CAN NOT BE CANCELLED');
        parcel.cancelled = true;
        return success(null);
      }
      default:
        return null;
    }
  },
};

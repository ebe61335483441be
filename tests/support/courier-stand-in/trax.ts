import { z } from 'zod';
import { CITIES, cityNumber, ok, type Protocol } from './types.ts';

/** Success is status 0, the key comes without "Bearer", numbers of parcels are numbers. */
const success = (answer: object) => ok({ status: 0, message: 'Successful', ...answer });
const refusal = (message: string) => ok({ status: 1, message, errors: { consignee_city_id: [message] } });

const booking = z.object({
  service_type_id: z.literal(1),
  pickup_address_id: z.literal(77),
  information_display: z.literal(1),
  consignee_city_id: z.int().min(200).max(299),
  consignee_name: z.string().min(1),
  consignee_address: z.string().min(1),
  consignee_phone_number_1: z.string().regex(/^03\d{9}$/),
  order_id: z.string().min(1),
  item_product_type_id: z.int(),
  item_description: z.string(),
  item_quantity: z.int().min(1),
  item_insurance: z.literal(0),
  item_price: z.int().min(0),
  pickup_date: z.iso.date(),
  special_instructions: z.string(),
  estimated_weight: z.number().max(50, 'kilograms'),
  shipping_mode_id: z.int(),
  amount: z.int().min(0),
  payment_mode_id: z.literal(1),
});

export const trax: Protocol = {
  base: '/api',
  accepts: ({ headers }) => headers.authorization === 'trax-key',
  isBooking: ({ path }) => path === '/shipment/book',
  readBooking({ body }) {
    const { data } = booking.safeParse(body);
    return data ? { reference: data.order_id, booking: data } : null;
  },
  booked: ({ trackingNumber }) => success({ tracking_number: Number(trackingNumber) }),
  refused: refusal('The selected consignee city is invalid.'),
  wrongKey: { status: 401, body: { status: 1, message: 'Unauthorized trax-key' } },
  answer({ method, path, query, body }, parcels) {
    const ofNumber = (number: unknown) =>
      parcels.find(({ trackingNumber }) => trackingNumber === String(number));
    switch (`${method} ${path}`) {
      case 'GET /cities':
        return success({ cities: CITIES.map((name) => ({ id: cityNumber(name), name })) });
      case 'GET /shipment/track/order_id':
        return success({
          details: parcels
            .filter(({ reference }) => reference === query.get('order_id'))
            .map(({ trackingNumber, reference }) => ({
              tracking_number: Number(trackingNumber),
              order_id: reference,
            })),
        });
      case 'GET /shipment/track': {
        const parcel = ofNumber(query.get('tracking_number'));
        if (!parcel) return refusal('The tracking number is invalid.');
        return success({
          details: {
            tracking_number: Number(parcel.trackingNumber),
            tracking_history: parcel.events.toReversed().map(({ text, time, reason }) => ({
              date_time: time,
              status: text,
              status_reason: reason ?? null,
            })),
          },
        });
      }
      case 'POST /shipment/cancel': {
        const parcel = ofNumber(z.object({ tracking_number: z.string() }).parse(body).tracking_number);
        if (!parcel || parcel.events.length > 0) return refusal('The shipment can not be cancelled.');
        parcel.cancelled = true;
        return success({});
      }
      default:
        return null;
    }
  },
};

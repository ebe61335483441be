import { z } from 'zod';
import { CITIES, cityNumber, type HeldParcel, ok, type Protocol } from './types.ts';

/** HTTP says 200 to everything; weights are grams, cities numbers, keys stand in the body. */
const refusal = (error: string) => ok({ status: 0, error });
const success = (answer: object) => ok({ status: 1, error: 0, ...answer });

const keys = z.object({ api_key: z.literal('leopards-key'), api_password: z.literal('leopards-password') });
const booking = z.object({
  booked_packet_weight: z.int().min(100, 'grams'),
  booked_packet_no_piece: z.int().min(1),
  booked_packet_collect_amount: z.int().min(0),
  booked_packet_order_id: z.string().min(1),
  origin_city: z.literal('self'),
  destination_city: z.int().min(200).max(299),
  shipment_name_eng: z.literal('self'),
  shipment_email: z.literal('self'),
  shipment_phone: z.literal('self'),
  shipment_address: z.literal('self'),
  consignment_name_eng: z.string().min(1),
  consignment_phone: z.string().regex(/^03\d{9}$/),
  consignment_address: z.string().min(1),
  special_instructions: z.string().min(1),
});

const tracking = ({ trackingNumber, events }: HeldParcel) => ({
  track_number: trackingNumber,
  booked_packet_status: events.at(-1)?.text ?? 'Pickup Request not Send',
  'Tracking Detail': events.map(({ text, time, reason }) => ({
    Status: text,
    Activity_datetime: time,
    Reason: reason ?? '',
  })),
});

export const leopards: Protocol = {
  base: '/api',
  accepts: ({ body }) => keys.safeParse(body).success,
  isBooking: ({ path }) => path === '/bookPacket/format/json/',
  readBooking({ body }) {
    const { data } = booking.safeParse(body);
    return data ? { reference: data.booked_packet_order_id, booking: data } : null;
  },
  booked: ({ trackingNumber }) =>
    success({ track_number: trackingNumber, slip_link: `https://labels.example/slip/${trackingNumber}` }),
  refused: refusal('Destination city is not valid'),
  wrongKey: refusal('Invalid API Key leopards-key or password leopards-password'),
  answer({ path, body }, parcels) {
    const [, call] = path.split('/');
    const sent = z
      .object({ shipment_order_id: z.array(z.string()), track_numbers: z.string(), cn_numbers: z.string() })
      .partial()
      .parse(body);
    switch (call) {
      case 'getAllCities':
        return success({
          city_list: [...CITIES, 'Nowhere'].map((name) => ({
            id: cityNumber(name),
            name,
            allow_as_origin: true,
            allow_as_destination: name !== 'Nowhere',
          })),
        });
      case 'getShipmentDetailsByOrderID':
        return success({
          data: parcels
            .filter(({ reference }) => sent.shipment_order_id?.includes(reference))
            .map(({ trackingNumber }) => ({
              tracking_number: trackingNumber,
              booked_packet_status: 'Booked',
            })),
        });
      case 'trackBookedPacket': {
        const wanted = sent.track_numbers?.split(',') ?? [];
        if (wanted.length > 50) return refusal('At most 50 numbers');
        return success({
          packet_list: parcels.filter(({ trackingNumber }) => wanted.includes(trackingNumber)).map(tracking),
        });
      }
      case 'cancelBookedPackets': {
        const parcel = parcels.find(({ trackingNumber }) => trackingNumber === sent.cn_numbers);
        if (!parcel || parcel.events.length > 0) return refusal('Packet can not be cancelled');
        parcel.cancelled = true;
        return success({});
      }
      default:
        return null;
    }
  },
};

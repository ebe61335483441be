import {
  answered,
  callService,
  mapAnswer,
  onAnswer,
  quote,
  readAnswer,
  readLink,
  type ServiceLine,
  type ServiceReply,
  textOrNumber,
} from '../call-service.ts';
import type { LeopardsAccount } from '../settings/courier-settings.ts';
import { z } from '../zod.ts';
import type { CourierPort, Parcel, TrackedParcel } from './port.ts';
import { newestOf, type ParcelState, readCourierTime, shorten, stateOf } from './rules.ts';

/** `status` 1 is success. Refusals come with HTTP 200, too. */
const verdict = z.looseObject({
  status: z.coerce.number(),
  error: z.union([z.string(), z.number(), z.record(z.string(), z.unknown())]).nullish(),
});

const isSaid = (value: unknown) => value === true || String(value) === '1';
const cities = z.object({
  city_list: z.array(z.object({ id: textOrNumber, name: z.string(), allow_as_destination: z.unknown() })),
});
const booked = z.object({
  track_number: textOrNumber.pipe(z.string().min(1)),
  slip_link: z.string().nullish(),
});
/** The number has two names in what others have seen. */
const found = z.object({
  data: z.array(
    z
      .object({
        track_number: textOrNumber.pipe(z.string().min(1)),
        tracking_number: textOrNumber.pipe(z.string().min(1)),
      })
      .partial(),
  ),
});
const event = z.object({
  Status: z.string(),
  Activity_datetime: z.string().nullish(),
  Activity_Date: z.string().nullish(),
  Reason: z.string().nullish(),
});
const packets = z.object({
  packet_list: z.array(
    z.object({
      track_number: textOrNumber,
      booked_packet_status: z.string(),
      'Tracking Detail': z.array(event).nullish(),
    }),
  ),
});

const STATES: Readonly<Record<string, ParcelState>> = {
  'pickup request not send': 'BOOKED',
  'pickup request sent': 'BOOKED',
  'consignment booked': 'BOOKED',
  'shipment picked': 'PICKED_UP',
  dispatched: 'IN_TRANSIT',
  'arrived at station': 'IN_TRANSIT',
  'assign to courier': 'OUT_FOR_DELIVERY',
  'out for delivery': 'OUT_FOR_DELIVERY',
  pending: 'ATTEMPTED',
  delivered: 'DELIVERED',
  'being return': 'RETURNING',
  'ready for return': 'RETURNING',
  'returned to shipper': 'RETURNED',
  cancelled: 'CANCELLED',
};

/** Leopards: keys in each body, weights in grams, cities by number, HTTP 200 for everything. */
export function openLeopards(account: LeopardsAccount, seconds: number): CourierPort {
  const line: ServiceLine = { name: 'Leopards', seconds, secrets: [account.key, account.password] };

  async function ask<T>(call: string, body: object, shape: z.ZodType<T>): Promise<ServiceReply<T>> {
    const url = `${account.url}/${call}/format/json/`;
    const keys = { api_key: account.key, api_password: account.password };
    const request = { method: 'POST', url, body: { ...keys, ...body } } as const;
    return onAnswer(callService(line, request, verdict), (answer) => {
      if (answer.status !== 1) return { outcome: 'not-done', text: quote(line, wordsOf(answer.error)) };
      return readAnswer(line, answer, shape);
    });
  }

  return {
    name: line.name,
    cities: () =>
      mapAnswer(ask('getAllCities', {}, cities), ({ city_list }) =>
        city_list
          .filter(({ allow_as_destination }) => isSaid(allow_as_destination))
          .map(({ id, name }) => ({ name, code: id })),
      ),
    book: (parcel) =>
      mapAnswer(ask('bookPacket', bookingOf(parcel), booked), ({ track_number, slip_link }) => ({
        trackingNumber: track_number,
        labelLink: readLink(slip_link),
      })),
    findByReference: (reference) =>
      onAnswer(
        ask('getShipmentDetailsByOrderID', { shipment_order_id: [reference] }, found),
        ({ data }): ServiceReply<string[]> => {
          const numbers = data.flatMap(
            ({ track_number, tracking_number }) => track_number ?? tracking_number ?? [],
          );
          if (numbers.length === data.length) return answered(numbers);
          return { outcome: 'unknown', text: 'Leopards has the parcel, but did not tell its number.' };
        },
      ),
    track: (numbers) =>
      mapAnswer(ask('trackBookedPacket', { track_numbers: numbers.join(',') }, packets), ({ packet_list }) =>
        packet_list.map(toTracked),
      ),
    cancel: (trackingNumber) =>
      mapAnswer(ask('cancelBookedPackets', { cn_numbers: trackingNumber }, z.unknown()), () => null),
    trackingLimits: { atOnce: 50, pause: 1_000 },
  };
}

function bookingOf(parcel: Parcel) {
  return {
    booked_packet_order_id: parcel.reference,
    booked_packet_weight: parcel.weightGrams,
    booked_packet_no_piece: 1,
    booked_packet_collect_amount: parcel.collectRupees,
    origin_city: 'self',
    destination_city: Number(parcel.city.code),
    shipment_name_eng: 'self',
    shipment_email: 'self',
    shipment_phone: 'self',
    shipment_address: 'self',
    consignment_name_eng: parcel.name,
    consignment_email: parcel.email,
    consignment_phone: parcel.mobile,
    consignment_address: parcel.address,
    special_instructions: shorten(parcel.instructions || parcel.contents, 250),
  };
}

function toTracked(packet: z.infer<typeof packets>['packet_list'][number]): TrackedParcel {
  const newest = newestOf(
    (packet['Tracking Detail'] ?? []).map((each) => ({
      ...each,
      at: readCourierTime(each.Activity_datetime ?? each.Activity_Date),
    })),
  );
  const text = [packet.booked_packet_status, newest?.Reason?.trim()].filter(Boolean).join(': ');
  return {
    trackingNumber: packet.track_number,
    state: stateOf(STATES, packet.booked_packet_status),
    text,
    at: newest?.at ?? null,
  };
}

/** What is wrong, in words: a text, or one for each field. */
function wordsOf(error: z.infer<typeof verdict>['error']): string {
  if (error === null || error === undefined || error === 0) return '';
  return typeof error === 'object' ? Object.values(error).join(', ') : String(error);
}

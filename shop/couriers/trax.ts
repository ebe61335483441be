import {
  callService,
  mapAnswer,
  onAnswer,
  quote,
  readAnswer,
  type ServiceCall,
  type ServiceLine,
  type ServiceReply,
  textOrNumber,
} from '../call-service.ts';
import { dayOfShop } from '../dates.ts';
import type { TraxAccount } from '../settings/courier-settings.ts';
import { z } from '../zod.ts';
import type { CourierPort, Parcel, TrackedParcel } from './port.ts';
import { newestOf, type ParcelState, readCourierTime, shorten, stateOf } from './rules.ts';

/** `status` 0 is success: everything else is none. */
const verdict = z.looseObject({
  status: z.coerce.number(),
  message: z.string().nullish(),
  errors: z.record(z.string(), z.unknown()).nullish(),
});

const cities = z.object({ cities: z.array(z.object({ id: textOrNumber, name: z.string() })) });
const booked = z.object({ tracking_number: textOrNumber.pipe(z.string().min(1)) });
const found = z.object({
  details: z.array(z.object({ tracking_number: textOrNumber, order_id: textOrNumber })),
});
const event = z.object({
  status: z.string(),
  status_reason: z.string().nullish(),
  date_time: textOrNumber.nullish(),
  timestamp: textOrNumber.nullish(),
});
const tracked = z.object({ details: z.object({ tracking_history: z.array(event) }) });

const STATES: Readonly<Record<string, ParcelState>> = {
  'shipment - booked': 'BOOKED',
  'shipment - rider picked': 'PICKED_UP',
  'shipment - arrived at origin': 'IN_TRANSIT',
  'shipment - in transit': 'IN_TRANSIT',
  'shipment - arrived at destination': 'IN_TRANSIT',
  'shipment - out for delivery': 'OUT_FOR_DELIVERY',
  'shipment - delivery unsuccessful': 'ATTEMPTED',
  'shipment - delivered': 'DELIVERED',
  'return - confirm': 'RETURNING',
  'return - in transit': 'RETURNING',
  'return - delivered to shipper': 'RETURNED',
  'shipment - cancelled': 'CANCELLED',
};

/** Trax (Sonic): the key without "Bearer", success as status 0, one parcel a request, weights in kilograms. */
export function openTrax(account: TraxAccount, seconds: number): CourierPort {
  const line: ServiceLine = { name: 'Trax', seconds, secrets: [account.key] };

  async function ask<T>(call: ServiceCall, shape: z.ZodType<T>): Promise<ServiceReply<T>> {
    const request = { ...call, url: account.url + call.url, headers: { Authorization: account.key } };
    return onAnswer(callService(line, request, verdict), (answer) => {
      if (answer.status !== 0) {
        const words = Object.values(answer.errors ?? {})
          .flat()
          .join(' ');
        return { outcome: 'not-done', text: quote(line, words || (answer.message ?? '')) };
      }
      return readAnswer(line, answer, shape);
    });
  }

  async function trackOne(trackingNumber: string): Promise<ServiceReply<TrackedParcel[]>> {
    const query = { tracking_number: trackingNumber, type: '0' };
    return mapAnswer(ask({ method: 'GET', url: '/shipment/track', query }, tracked), ({ details }) =>
      toTracked(trackingNumber, details.tracking_history),
    );
  }

  return {
    name: line.name,
    cities: () =>
      mapAnswer(ask({ method: 'GET', url: '/cities' }, cities), (answer) =>
        answer.cities.map(({ id, name }) => ({ name, code: id })),
      ),
    book: (parcel) =>
      mapAnswer(
        ask({ method: 'POST', url: '/shipment/book', body: bookingOf(parcel, account) }, booked),
        ({ tracking_number }) => ({ trackingNumber: tracking_number, labelLink: null }),
      ),
    findByReference: (reference) => {
      const query = { order_id: reference, type: '0' };
      return mapAnswer(ask({ method: 'GET', url: '/shipment/track/order_id', query }, found), ({ details }) =>
        details
          .filter(({ order_id }) => order_id === reference)
          .map(({ tracking_number }) => tracking_number),
      );
    },
    track: ([trackingNumber = '']) => trackOne(trackingNumber),
    cancel: (trackingNumber) =>
      mapAnswer(
        ask(
          { method: 'POST', url: '/shipment/cancel', body: { tracking_number: trackingNumber } },
          z.unknown(),
        ),
        () => null,
      ),
    trackingLimits: { atOnce: 1, pause: 500 },
  };
}

function bookingOf(parcel: Parcel, account: TraxAccount) {
  return {
    service_type_id: 1,
    pickup_address_id: account.pickupAddressId,
    information_display: 1,
    consignee_city_id: Number(parcel.city.code),
    consignee_name: parcel.name,
    consignee_address: parcel.address,
    consignee_phone_number_1: parcel.mobile,
    consignee_email_address: parcel.email,
    order_id: parcel.reference,
    item_product_type_id: account.productTypeId,
    item_description: shorten(parcel.contents, 250),
    item_quantity: parcel.units,
    item_insurance: 0,
    item_price: parcel.valueRupees,
    pickup_date: dayOfShop(new Date().toISOString()),
    special_instructions: shorten(parcel.instructions, 250),
    estimated_weight: parcel.weightGrams / 1000,
    shipping_mode_id: account.shippingModeId,
    amount: parcel.collectRupees,
    payment_mode_id: 1,
  };
}

function toTracked(trackingNumber: string, history: z.infer<typeof event>[]): TrackedParcel[] {
  const newest = newestOf(history.map((each) => ({ ...each, at: timeOf(each) })));
  if (!newest) return [];
  const text = [newest.status, newest.status_reason?.trim()].filter(Boolean).join(': ');
  return [{ trackingNumber, state: stateOf(STATES, newest.status), text, at: newest.at }];
}

/** Seconds since 1970 in some accounts, a time of Pakistan in others. */
function timeOf({ date_time, timestamp }: z.infer<typeof event>): Date | null {
  const text = date_time ?? timestamp ?? '';
  return /^\d{10}$/.test(text) ? new Date(Number(text) * 1000) : readCourierTime(text);
}

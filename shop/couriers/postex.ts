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
import type { PostExAccount } from '../settings/courier-settings.ts';
import { z } from '../zod.ts';
import type { CourierPort, Parcel, TrackedParcel } from './port.ts';
import { newestOf, type ParcelState, readCourierTime, shorten, stateOf } from './rules.ts';

/** Every answer, also that of a refusal; the status of HTTP says little. */
const envelope = z.object({
  statusCode: textOrNumber,
  statusMessage: z.string().nullish(),
  dist: z.unknown(),
});

const city = z.object({
  operationalCityName: z.string(),
  isDeliveryCity: z.union([z.boolean(), z.string()]).nullish(),
});
const booked = z.object({ trackingNumber: textOrNumber.pipe(z.string().min(1)) });
const listed = z.object({ trackingNumber: textOrNumber, orderRefNumber: textOrNumber.nullish() });
const event = z.object({
  transactionStatusMessage: z.string().nullish(),
  transactionStatusMessageCode: textOrNumber.nullish(),
  modifiedDatetime: z.string().nullish(),
  updatedAt: z.string().nullish(),
});
const tracked = z.object({
  trackingNumber: textOrNumber.nullish(),
  transactionStatus: z.string().nullish(),
  transactionStatusHistory: z.array(event).nullish(),
});
const trackedRow = z.object({ trackingNumber: textOrNumber.nullish(), trackingResponse: tracked.nullish() });

/** By the status of a parcel. "Returned" stands for both ways of coming back in some lists, so the text decides. */
const STATES: Readonly<Record<string, ParcelState>> = {
  unbooked: 'BOOKED',
  booked: 'BOOKED',
  'at merchant’s warehouse': 'BOOKED',
  'picked by postex': 'PICKED_UP',
  'postex warehouse': 'IN_TRANSIT',
  'en-route': 'IN_TRANSIT',
  'out for delivery': 'OUT_FOR_DELIVERY',
  attempted: 'ATTEMPTED',
  delivered: 'DELIVERED',
  'out for return': 'RETURNING',
  'return initiated': 'RETURNING',
  returned: 'RETURNED',
  'un-assigned by me': 'CANCELLED',
  cancelled: 'CANCELLED',
};
/** By the code of the newest entry. 0002 is cancelled in one list and returned in another, so it stays unknown. */
const CODES: Readonly<Record<string, ParcelState>> = {
  '0001': 'BOOKED',
  '0003': 'IN_TRANSIT',
  '0004': 'OUT_FOR_DELIVERY',
  '0005': 'DELIVERED',
  '0006': 'RETURNED',
  '0013': 'ATTEMPTED',
  '0040': 'RETURNING',
};

/** PostEx: the token in a header, `statusCode "200"` inside an answer, times of Pakistan without an offset. */
export function openPostEx(account: PostExAccount, seconds: number): CourierPort {
  const line: ServiceLine = { name: 'PostEx', seconds, secrets: [account.token] };

  async function ask<T>(call: ServiceCall, shape: z.ZodType<T>): Promise<ServiceReply<T>> {
    const request = { ...call, url: account.url + call.url, headers: { token: account.token } };
    return onAnswer(callService(line, request, envelope), ({ statusCode, statusMessage, dist }) => {
      if (statusCode === '200') {
        return readAnswer(line, dist, shape);
      }
      const outcome = statusCode.startsWith('4') ? 'not-done' : 'unknown';
      return { outcome, text: quote(line, statusMessage ?? `error ${statusCode}`) };
    });
  }

  return {
    name: line.name,
    cities: () =>
      mapAnswer(ask({ method: 'GET', url: '/v2/get-operational-city' }, z.array(city)), (cities) =>
        cities
          .filter(({ isDeliveryCity }) => isDeliveryCity !== false && isDeliveryCity !== 'false')
          .map(({ operationalCityName: name }) => ({ name, code: name })),
      ),
    book: (parcel) =>
      mapAnswer(
        ask({ method: 'POST', url: '/v3/create-order', body: bookingOf(parcel, account) }, booked),
        ({ trackingNumber }) => ({ trackingNumber, labelLink: null }),
      ),
    findByReference: (reference, askedAt) => {
      // The list goes by days of Pakistan; midnight may lie between our clock and theirs.
      const query = { orderStatusId: '0', startDate: dayOf(askedAt, -1), endDate: dayOf(askedAt, 1) };
      return mapAnswer(ask({ method: 'GET', url: '/v1/get-all-order', query }, z.array(listed)), (orders) =>
        orders
          .filter(({ orderRefNumber }) => orderRefNumber === reference)
          .map(({ trackingNumber }) => trackingNumber),
      );
    },
    track: (numbers) =>
      mapAnswer(
        ask(
          { method: 'GET', url: '/v1/track-bulk-order', query: { TrackingNumbers: numbers.join(',') } },
          z.array(trackedRow),
        ),
        (rows) => rows.flatMap(toTracked),
      ),
    cancel: (trackingNumber) =>
      mapAnswer(
        ask({ method: 'PUT', url: '/v1/cancel-order', body: { trackingNumber } }, z.unknown()),
        () => null,
      ),
    trackingLimits: { atOnce: 20, pause: 1_000 },
  };
}

function bookingOf(parcel: Parcel, { pickupAddressCode }: PostExAccount) {
  return {
    orderRefNumber: parcel.reference,
    orderType: 'Normal',
    cityName: parcel.city.code,
    customerName: parcel.name,
    customerPhone: parcel.mobile,
    deliveryAddress: parcel.address,
    invoiceDivision: 1,
    invoicePayment: parcel.collectRupees,
    items: parcel.units,
    orderDetail: shorten(parcel.contents, 250),
    transactionNotes: shorten(parcel.instructions, 250),
    pickupAddressCode,
    // No bookingWeight: its unit is written nowhere.
  };
}

function toTracked({
  trackingNumber: outside,
  trackingResponse,
}: z.infer<typeof trackedRow>): TrackedParcel[] {
  const trackingNumber = outside ?? trackingResponse?.trackingNumber;
  if (!trackingNumber || !trackingResponse) return [];
  const newest = newestOf(
    (trackingResponse.transactionStatusHistory ?? []).map((each) => ({
      ...each,
      at: readCourierTime(each.modifiedDatetime ?? each.updatedAt),
    })),
  );
  const status = trackingResponse.transactionStatus ?? '';
  const byText = stateOf(STATES, status);
  const byCode = stateOf(CODES, newest?.transactionStatusMessageCode ?? '');
  const state = byText === 'UNKNOWN' && status === '' ? byCode : byText;
  const words = [status, newest?.transactionStatusMessage].filter(Boolean);
  const text = [...new Set(words)].join(': ');
  return [{ trackingNumber, state, text, at: newest?.at ?? null }];
}

/** A day of Pakistan so many days later, as 2026-11-22. */
function dayOf(moment: Date, later: number): string {
  return dayOfShop(new Date(moment.getTime() + later * 86_400_000).toISOString());
}

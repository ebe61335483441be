import {
  answered,
  callService,
  mapAnswer,
  onAnswer,
  quote,
  type ServiceCall,
  type ServiceLine,
  type ServiceReply,
  textOrNumber,
} from '../call-service.ts';
import type { TcsAccount } from '../settings/courier-settings.ts';
import type { StoreDetails } from '../settings/store-settings/types.ts';
import { z } from '../zod.ts';
import type { CourierPort, Parcel, TrackedParcel } from './port.ts';
import { type ParcelState, readCourierTime, shorten, stateOf } from './rules.ts';

const bearer = z.object({ result: z.object({ accessToken: z.string().min(1) }) });
const access = z.object({ accesstoken: z.string().min(1) });
const cities = z.object({ data: z.array(z.object({ citycode: textOrNumber, cityname: z.string() })) });
/** A refusal comes with HTTP 200, too: then there is no number. */
const booked = z.object({
  consignmentNo: textOrNumber.nullish(),
  message: z.string().nullish(),
  error: z.string().nullish(),
});
const cancelled = z.object({ message: z.string() });
const tracked = z.object({
  checkpoints: z.array(z.object({ status: z.string(), datetime: z.string().nullish() })).nullish(),
});

const STATES: Readonly<Record<string, ParcelState>> = {
  'shipment booked': 'BOOKED',
  'shipment picked up': 'PICKED_UP',
  'arrived at tcs facility': 'IN_TRANSIT',
  'departed from tcs facility': 'IN_TRANSIT',
  'out for delivery': 'OUT_FOR_DELIVERY',
  'delivery attempted': 'ATTEMPTED',
  delivered: 'DELIVERED',
  'return to shipper': 'RETURNING',
  'returned to shipper': 'RETURNED',
  cancelled: 'CANCELLED',
};

/** Tokens last longer; they are taken again before that. */
const TOKENS_KEPT = 25 * 60_000;
const LIGHTEST_KILOGRAMS = 0.5;

interface Tokens {
  bearer: string;
  access: string;
  until: number;
}

/** TCS: two tokens for each request, weights of half a kilogram and more. It has no request for our reference. */
export function openTcs(
  account: TcsAccount,
  seconds: number,
  readStore: () => Promise<StoreDetails>,
): CourierPort {
  const name = 'TCS';
  let tokens: Tokens | null = null;
  const line = (): ServiceLine => ({
    name,
    seconds,
    secrets: [account.clientSecret, account.password, tokens?.bearer ?? '', tokens?.access ?? ''],
  });

  async function signIn(): Promise<ServiceReply<Tokens>> {
    if (tokens && tokens.until > Date.now()) return answered(tokens);
    const { url, clientId, clientSecret, username, password } = account;
    const first = await callService(
      line(),
      {
        method: 'POST',
        url: `${url}/auth/api/auth`,
        body: { clientid: clientId, clientsecret: clientSecret },
      },
      bearer,
    );
    if (first.outcome !== 'answered') return nothingDone(first);
    const { accessToken } = first.value.result;
    const second = await callService(
      line(),
      {
        method: 'GET',
        url: `${url}/ecom/api/authentication/token`,
        headers: { Authorization: `Bearer ${accessToken}` },
        query: { username, password },
      },
      access,
    );
    if (second.outcome !== 'answered') return nothingDone(second);
    tokens = { bearer: accessToken, access: second.value.accesstoken, until: Date.now() + TOKENS_KEPT };
    return answered(tokens);
  }

  /** @param call with its second token in the query of a GET, and in the body of all others */
  async function ask<T>(call: ServiceCall, shape: z.ZodType<T>, again = true): Promise<ServiceReply<T>> {
    const signedIn = await signIn();
    if (signedIn.outcome !== 'answered') return signedIn;
    const { bearer: first, access: accesstoken } = signedIn.value;
    const reply = await callService(
      line(),
      {
        ...call,
        url: account.url + call.url,
        headers: { Authorization: `Bearer ${first}` },
        ...(call.method === 'GET'
          ? { query: { ...call.query, accesstoken } }
          : { body: { accesstoken, ...call.body } }),
      },
      shape,
    );
    if (reply.outcome !== 'not-done' || reply.status !== 401 || !again) return reply;
    // The token ended early. What is refused for it was not done, so it may be asked again.
    tokens = null;
    return ask(call, shape, false);
  }

  return {
    name,
    cities: () =>
      mapAnswer(
        ask(
          { method: 'GET', url: '/ecom/api/setup/citylistbycountry', query: { countrycode: 'PK' } },
          cities,
        ),
        ({ data }) => data.map(({ citycode, cityname }) => ({ name: cityname, code: citycode })),
      ),
    async book(parcel) {
      const body = bookingOf(parcel, account, await readStore());
      return onAnswer(
        ask({ method: 'POST', url: '/ecom/api/booking/create', body }, booked),
        ({ consignmentNo, message, error }) => {
          if (consignmentNo) return answered({ trackingNumber: consignmentNo, labelLink: null });
          const words = error ?? message ?? '';
          if (words !== '' && !/^success/i.test(words))
            return { outcome: 'not-done', text: quote(line(), words) };
          return { outcome: 'unknown', text: 'TCS answered without a number of the parcel.' };
        },
      );
    },
    findByReference: null,
    track: ([trackingNumber = '']) =>
      mapAnswer(
        ask(
          {
            method: 'GET',
            url: '/tracking/api/Tracking/GetDynamicTrackDetail',
            query: { consignee: trackingNumber },
          },
          tracked,
        ),
        ({ checkpoints }) =>
          (checkpoints ?? []).slice(0, 1).map(
            ({ status: text, datetime }): TrackedParcel => ({
              trackingNumber,
              state: stateOf(STATES, text),
              text,
              at: readCourierTime(datetime),
            }),
          ),
      ),
    cancel: (trackingNumber) =>
      onAnswer(
        ask(
          {
            method: 'POST',
            url: '/ecom/api/booking/cancel',
            body: { consignmentnumber: trackingNumber },
          },
          cancelled,
        ),
        ({ message }): ServiceReply<null> =>
          /^success/i.test(message) ? answered(null) : { outcome: 'not-done', text: quote(line(), message) },
      ),
    trackingLimits: { atOnce: 1, pause: 500 },
  };
}

/** Whatever goes wrong while signing in, the request itself was never sent. */
function nothingDone(reply: Exclude<ServiceReply<unknown>, { outcome: 'answered' }>): ServiceReply<never> {
  return { ...reply, outcome: 'not-done' };
}

function bookingOf(parcel: Parcel, account: TcsAccount, store: StoreDetails) {
  const country = { countrycode: 'PK', countryname: 'Pakistan' };
  return {
    consignmentno: '',
    shipperinfo: {
      ...country,
      tcsaccount: account.account,
      shippername: store.name,
      address1: shorten(store.address, 120),
      cityname: account.shipperCity,
      mobile: store.phone.replace(/[\s-]/g, ''),
    },
    consigneeinfo: {
      ...country,
      firstname: shorten(parcel.name, 50).padEnd(3, '.'),
      address1: shorten(parcel.address, 120),
      mobile: parcel.mobile,
      email: parcel.email,
      citycode: parcel.city.code,
      cityname: parcel.city.name,
    },
    shipmentinfo: {
      costcentercode: account.costCenter,
      referenceno: parcel.reference,
      contentdesc: shorten(parcel.contents, 120),
      servicecode: 'O',
      codamount: parcel.collectRupees,
      weightinkg: Math.max(LIGHTEST_KILOGRAMS, parcel.weightGrams / 1000),
      pieces: 1,
      fragile: false,
      currency: 'PKR',
      remarks: shorten(parcel.instructions, 120),
    },
  };
}

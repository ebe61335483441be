import { z } from 'zod';
import { CITIES, ok, type Protocol } from './types.ts';

/** Two tokens: one in the header, the other in the query or the body. A refusal comes with HTTP 200, too. */
const BEARER = 'tcs-bearer';
const ACCESS = 'tcs-access';

const booking = z.object({
  consignmentno: z.literal(''),
  shipperinfo: z.object({ tcsaccount: z.literal('account'), mobile: z.string().regex(/^0\d{9,10}$/) }),
  consigneeinfo: z.object({
    firstname: z.string().min(3).max(50),
    address1: z.string().min(1).max(120),
    mobile: z.string().regex(/^03\d{9}$/),
    countrycode: z.literal('PK'),
    citycode: z.string().length(3),
    cityname: z.enum(CITIES),
  }),
  shipmentinfo: z.object({
    costcentercode: z.literal('99'),
    referenceno: z.string().min(1),
    contentdesc: z.string(),
    servicecode: z.literal('O'),
    codamount: z.int().min(0),
    weightinkg: z.number().min(0.5).max(50),
    pieces: z.literal(1),
    currency: z.literal('PKR'),
  }),
});

const codeOf = (name: string) =>
  name
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase();

export const tcs: Protocol = {
  base: '',
  accepts({ method, path, query, headers, body }) {
    if (path === '/auth/api/auth') {
      return z
        .object({ clientid: z.literal('client'), clientsecret: z.literal('tcs-secret') })
        .safeParse(body).success;
    }
    if (headers.authorization !== `Bearer ${BEARER}`) return false;
    if (path === '/ecom/api/authentication/token') return query.get('password') === 'tcs-password';
    if (method === 'GET') return query.get('accesstoken') === ACCESS;
    return z.object({ accesstoken: z.literal(ACCESS) }).safeParse(body).success;
  },
  isBooking: ({ path }) => path === '/ecom/api/booking/create',
  readBooking({ body }) {
    const { data } = booking.safeParse(body);
    return data ? { reference: data.shipmentinfo.referenceno, booking: data } : null;
  },
  booked: ({ trackingNumber }) => ok({ message: 'SUCCESS', consignmentNo: trackingNumber }),
  refused: ok({ message: 'FAIL: destination city is not valid', consignmentNo: '' }),
  wrongKey: { status: 401, body: { message: 'Unauthorized tcs-secret' } },
  answer({ method, path, query, body }, parcels) {
    switch (`${method} ${path}`) {
      case 'POST /auth/api/auth':
        return ok({ result: { accessToken: BEARER } });
      case 'GET /ecom/api/authentication/token':
        return ok({ accesstoken: ACCESS });
      case 'GET /ecom/api/setup/citylistbycountry':
        return ok({ data: CITIES.map((cityname) => ({ citycode: codeOf(cityname), cityname })) });
      case 'GET /tracking/api/Tracking/GetDynamicTrackDetail': {
        const parcel = parcels.find(({ trackingNumber }) => trackingNumber === query.get('consignee'));
        return ok({
          shipmentinfo: [],
          checkpoints:
            parcel?.events.toReversed().map(({ text, time }) => ({ status: text, datetime: time })) ?? null,
        });
      }
      case 'POST /ecom/api/booking/cancel': {
        const { consignmentnumber } = z.object({ consignmentnumber: z.string() }).parse(body);
        const parcel = parcels.find(({ trackingNumber }) => trackingNumber === consignmentnumber);
        if (!parcel || parcel.events.length > 0) return ok({ message: 'FAIL: not cancelled' });
        parcel.cancelled = true;
        return ok({ message: 'SUCCESS' });
      }
      default:
        return null;
    }
  },
};

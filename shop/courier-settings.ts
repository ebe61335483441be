import { z } from './zod.ts';

/** The shop's accounts with couriers, as the environment has them. Without its keys a courier is worked by hand. */

export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'has to be an address that starts with http:// or https://',
});

const key = z.string().trim().min(1).max(4000).optional();
const id = z.coerce.number('has to be a number').int('has to be a whole number').min(1);

export const courierEnvironment = {
  COURIER_SECONDS: z.coerce.number('has to be a number').int().min(1).max(15).default(15),
  PARCEL_WEIGHT_GRAMS: z.coerce.number('has to be a number').int().min(1).max(50_000).default(500),
  POSTEX_URL: httpAddress.default('https://api.postex.pk/services/integration/api/order'),
  POSTEX_TOKEN: key,
  POSTEX_PICKUP_ADDRESS_CODE: key,
  LEOPARDS_URL: httpAddress.default('https://merchantapi.leopardscourier.com/api'),
  LEOPARDS_API_KEY: key,
  LEOPARDS_API_PASSWORD: key,
  TRAX_URL: httpAddress.default('https://sonic.pk/api'),
  TRAX_API_KEY: key,
  TRAX_PICKUP_ADDRESS_ID: id.optional(),
  TRAX_PRODUCT_TYPE_ID: id.default(1),
  TRAX_SHIPPING_MODE_ID: id.default(1),
  TCS_URL: httpAddress.default('https://ociconnect.tcscourier.com'),
  TCS_CLIENT_ID: key,
  TCS_CLIENT_SECRET: key,
  TCS_USERNAME: key,
  TCS_PASSWORD: key,
  TCS_ACCOUNT: key,
  TCS_COST_CENTER: key,
  TCS_SHIPPER_CITY: z.string().trim().min(1).max(60).default('Karachi'),
};
const environment = z.object(courierEnvironment);
type CourierEnvironment = z.infer<typeof environment>;

/** What an account consists of: all of it is given, or nothing. */
const ACCOUNTS = [
  ['POSTEX_TOKEN', 'POSTEX_PICKUP_ADDRESS_CODE'],
  ['LEOPARDS_API_KEY', 'LEOPARDS_API_PASSWORD'],
  ['TRAX_API_KEY', 'TRAX_PICKUP_ADDRESS_ID'],
  ['TCS_CLIENT_ID', 'TCS_CLIENT_SECRET', 'TCS_USERNAME', 'TCS_PASSWORD', 'TCS_ACCOUNT', 'TCS_COST_CENTER'],
] as const satisfies readonly (readonly (keyof CourierEnvironment)[])[];

/** The first setting of an account that is missing while others of it are given, with one of those. */
export function missingOfAccount(value: CourierEnvironment): { missing: string; given: string } | null {
  for (const names of ACCOUNTS) {
    const given = names.find((name) => value[name] !== undefined);
    const missing = names.find((name) => value[name] === undefined);
    if (given && missing) return { missing, given };
  }
  return null;
}

/** The accounts by courier; null without keys. Addresses have no slash at the end. */
export function readCourierAccounts(value: CourierEnvironment) {
  const url = (address: string) => address.replace(/\/+$/, '');
  const { POSTEX_TOKEN, POSTEX_PICKUP_ADDRESS_CODE, LEOPARDS_API_KEY, LEOPARDS_API_PASSWORD } = value;
  const { TRAX_API_KEY, TRAX_PICKUP_ADDRESS_ID } = value;
  const { TCS_CLIENT_ID, TCS_CLIENT_SECRET, TCS_USERNAME, TCS_PASSWORD, TCS_ACCOUNT, TCS_COST_CENTER } =
    value;
  return {
    /** How long one request to a courier may take. */
    seconds: value.COURIER_SECONDS,
    /** What a parcel weighs unless staff say otherwise. */
    weightGrams: value.PARCEL_WEIGHT_GRAMS,
    postEx:
      POSTEX_TOKEN && POSTEX_PICKUP_ADDRESS_CODE
        ? {
            url: url(value.POSTEX_URL),
            token: POSTEX_TOKEN,
            pickupAddressCode: POSTEX_PICKUP_ADDRESS_CODE,
          }
        : null,
    leopards:
      LEOPARDS_API_KEY && LEOPARDS_API_PASSWORD
        ? { url: url(value.LEOPARDS_URL), key: LEOPARDS_API_KEY, password: LEOPARDS_API_PASSWORD }
        : null,
    trax:
      TRAX_API_KEY && TRAX_PICKUP_ADDRESS_ID
        ? {
            url: url(value.TRAX_URL),
            key: TRAX_API_KEY,
            pickupAddressId: TRAX_PICKUP_ADDRESS_ID,
            productTypeId: value.TRAX_PRODUCT_TYPE_ID,
            shippingModeId: value.TRAX_SHIPPING_MODE_ID,
          }
        : null,
    tcs:
      TCS_CLIENT_ID && TCS_CLIENT_SECRET && TCS_USERNAME && TCS_PASSWORD && TCS_ACCOUNT && TCS_COST_CENTER
        ? {
            url: url(value.TCS_URL),
            clientId: TCS_CLIENT_ID,
            clientSecret: TCS_CLIENT_SECRET,
            username: TCS_USERNAME,
            password: TCS_PASSWORD,
            account: TCS_ACCOUNT,
            costCenter: TCS_COST_CENTER,
            shipperCity: value.TCS_SHIPPER_CITY,
          }
        : null,
  };
}

export type CourierAccounts = ReturnType<typeof readCourierAccounts>;
type Account<Name extends keyof CourierAccounts> = Exclude<CourierAccounts[Name], null>;
export type PostExAccount = Account<'postEx'>;
export type LeopardsAccount = Account<'leopards'>;
export type TraxAccount = Account<'trax'>;
export type TcsAccount = Account<'tcs'>;

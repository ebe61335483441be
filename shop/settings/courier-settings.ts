import { z } from '../zod.ts';
import { accountKey, httpAddress, withoutSlash } from './service-settings.ts';

/** The shop's accounts with couriers, as the environment has them. Without its keys a courier is worked by hand. */

const id = z.coerce.number('has to be a number').int('has to be a whole number').min(1);

export const courierEnvironment = {
  COURIER_SECONDS: z.coerce.number('has to be a number').int().min(1).max(15).default(15),
  PARCEL_WEIGHT_GRAMS: z.coerce.number('has to be a number').int().min(1).max(50_000).default(500),
  POSTEX_URL: httpAddress.default('https://api.postex.pk/services/integration/api/order'),
  POSTEX_TOKEN: accountKey,
  POSTEX_PICKUP_ADDRESS_CODE: accountKey,
  LEOPARDS_URL: httpAddress.default('https://merchantapi.leopardscourier.com/api'),
  LEOPARDS_API_KEY: accountKey,
  LEOPARDS_API_PASSWORD: accountKey,
  TRAX_URL: httpAddress.default('https://sonic.pk/api'),
  TRAX_API_KEY: accountKey,
  TRAX_PICKUP_ADDRESS_ID: id.optional(),
  TRAX_PRODUCT_TYPE_ID: id.default(1),
  TRAX_SHIPPING_MODE_ID: id.default(1),
  TCS_URL: httpAddress.default('https://ociconnect.tcscourier.com'),
  TCS_CLIENT_ID: accountKey,
  TCS_CLIENT_SECRET: accountKey,
  TCS_USERNAME: accountKey,
  TCS_PASSWORD: accountKey,
  TCS_ACCOUNT: accountKey,
  TCS_COST_CENTER: accountKey,
  TCS_SHIPPER_CITY: z.string().trim().min(1).max(60).default('Karachi'),
};
const environment = z.object(courierEnvironment);
type CourierEnvironment = z.infer<typeof environment>;

/** What an account consists of: all of it is given, or nothing. */
export const COURIER_ACCOUNTS = [
  ['POSTEX_TOKEN', 'POSTEX_PICKUP_ADDRESS_CODE'],
  ['LEOPARDS_API_KEY', 'LEOPARDS_API_PASSWORD'],
  ['TRAX_API_KEY', 'TRAX_PICKUP_ADDRESS_ID'],
  ['TCS_CLIENT_ID', 'TCS_CLIENT_SECRET', 'TCS_USERNAME', 'TCS_PASSWORD', 'TCS_ACCOUNT', 'TCS_COST_CENTER'],
] as const satisfies readonly (readonly (keyof CourierEnvironment)[])[];

/** The accounts by courier; null without keys. Addresses have no slash at the end. */
export function readCourierAccounts(value: CourierEnvironment) {
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
            url: withoutSlash(value.POSTEX_URL),
            token: POSTEX_TOKEN,
            pickupAddressCode: POSTEX_PICKUP_ADDRESS_CODE,
          }
        : null,
    leopards:
      LEOPARDS_API_KEY && LEOPARDS_API_PASSWORD
        ? { url: withoutSlash(value.LEOPARDS_URL), key: LEOPARDS_API_KEY, password: LEOPARDS_API_PASSWORD }
        : null,
    trax:
      TRAX_API_KEY && TRAX_PICKUP_ADDRESS_ID
        ? {
            url: withoutSlash(value.TRAX_URL),
            key: TRAX_API_KEY,
            pickupAddressId: TRAX_PICKUP_ADDRESS_ID,
            productTypeId: value.TRAX_PRODUCT_TYPE_ID,
            shippingModeId: value.TRAX_SHIPPING_MODE_ID,
          }
        : null,
    tcs:
      TCS_CLIENT_ID && TCS_CLIENT_SECRET && TCS_USERNAME && TCS_PASSWORD && TCS_ACCOUNT && TCS_COST_CENTER
        ? {
            url: withoutSlash(value.TCS_URL),
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

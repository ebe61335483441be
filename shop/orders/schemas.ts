import {
  CHECKOUT_PROVINCES,
  type ChosenCity,
  isCityName,
  LONGEST_CITY,
  OTHER_CITY,
} from '../fields/cities.ts';
import {
  address,
  email,
  fieldsAreFine,
  instructions,
  MISSING_FIELDS,
  mobile,
  personName,
  requiredText,
} from '../fields/schemas.ts';
import { idSchema } from '../identity.ts';
import { MOST_OF_ONE_PRODUCT } from '../rules.ts';
import { z } from '../zod.ts';
import { toCouponCode } from './coupons/rules.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './rules.ts';

/** The checkout's message for an empty cart (R116). */
export const EMPTY_CART = 'Your cart is empty!';

/** What one order may ask for; a real household never meets it. */
export const MOST_LINES = 100;

export const PAYMENT_METHOD_NAMES = {
  cash: 'Cash On Delivery',
  card: 'Debit / Credit Card',
} as const satisfies Record<PaymentMethod, string>;

/** What is wrong with the name of a city that is in no list; null when nothing is. */
function faultOfOtherCity(name: string): string | null {
  if (name === '') return MISSING_FIELDS;
  if (name.length > LONGEST_CITY) return `Please use at most ${LONGEST_CITY} characters.`;
  return isCityName(name) ? null : 'Please enter the name of your city in letters.';
}

const NO_CITY = `Please choose a city of the province, or “${OTHER_CITY}”.`;

/** Where an order goes, by the fields of the checkout's form. */
export const placeFields = {
  province: requiredText(MISSING_FIELDS, 40).refine(
    (province) => CHECKOUT_PROVINCES.some((known) => known === province),
    'Please choose one of the provinces we deliver to.',
  ),
  /** Whether it is one of the owner's lists, who settles the place says (settle-place.ts). */
  city: requiredText(MISSING_FIELDS, 60).refine(isCityName, NO_CITY),
  /** Asked for, and read, only where the city is OTHER_CITY. */
  otherCity: z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .default(''),
  address: address(MISSING_FIELDS),
  instructions: instructions(),
};

/** What has to be true of the name of a city that is typed. */
export const otherCityIsFine = [
  ({ city, otherCity }: ChosenCity, context: z.RefinementCtx) => {
    const fault = city === OTHER_CITY ? faultOfOtherCity(otherCity) : null;
    if (fault) context.addIssue({ code: 'custom', path: ['otherCity'], message: fault });
  },
  { when: fieldsAreFine('city', 'otherCity') },
] as const;

/** Whom the order goes to. The checkout's form is checked with it, and so is the call. */
export const checkoutCustomerSchema = z
  .object(
    {
      name: personName(MISSING_FIELDS),
      email: email(MISSING_FIELDS),
      mobile: mobile(MISSING_FIELDS),
      ...placeFields,
    },
    { error: MISSING_FIELDS },
  )
  .superRefine(...otherCityIsFine);
export type CheckoutCustomer = z.infer<typeof checkoutCustomerSchema>;

/** Cart lines as the browser sends them, whole products with a quantity; only these two are taken. */
const orderItemSchema = z.object({
  _id: idSchema,
  quantity: z
    .int('The quantity has to be a whole number.')
    .min(1, 'The quantity has to be at least 1.')
    .max(MOST_OF_ONE_PRODUCT, `We deliver at most ${MOST_OF_ONE_PRODUCT} of one product in an order.`),
});

const amount = z.number('The amount has to be a number of rupees.').min(0).max(1e12);

/** A coupon as somebody typed it, the way it is compared. What is no code is judged as one that nobody knows. */
const couponText = z.string().max(200).transform(toCouponCode);

/** The body of POST /api/v1/checkout/create-order (R215). */
export const createOrderSchema = z.object({
  customer: checkoutCustomerSchema,
  items: z
    .array(orderItemSchema, { error: EMPTY_CART })
    .min(1, EMPTY_CART)
    .max(MOST_LINES, `An order has at most ${MOST_LINES} different products.`),
  shippingCost: amount,
  paymentMethod: z.enum(PAYMENT_METHODS, { error: 'Please choose cash or card.' }),
  totalAmount: amount,
  /** The code of a coupon, as it was typed; an empty one is none. */
  coupon: couponText.optional(),
});
export type CreateOrder = z.infer<typeof createOrderSchema>;

/** The same, once the order has its one city (settle-place.ts). */
export type SettledOrder = Omit<CreateOrder, 'customer'> & { customer: Omit<CheckoutCustomer, 'otherCity'> };

export const purchaseSchema = z.object({
  productId: idSchema,
  quantityPurchased: z
    .int('The quantity has to be a whole number.')
    .min(1, 'The quantity has to be at least 1.')
    .max(MOST_OF_ONE_PRODUCT),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** The Idempotency-Key header: the browser's name for one attempt to order. */
export const idempotencyKeySchema = z
  .string()
  .min(8, 'An Idempotency-Key has at least 8 characters.')
  .max(200)
  .regex(/^[\x21-\x7e]+$/, 'An Idempotency-Key has no spaces.')
  .optional();

/** The Idempotency-Key that is asked about: only one that is too long to be guessed. */
export const attemptKeySchema = z
  .string({ error: 'Please give the Idempotency-Key of the order.' })
  .min(32, 'Only an Idempotency-Key of at least 32 characters can be asked about.')
  .max(200)
  .regex(/^[\x21-\x7e]+$/, 'An Idempotency-Key has no spaces.');

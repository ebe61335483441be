import { CHECKOUT_PROVINCES, cityChoicesOf, cityOf, OTHER_CITY, provinceWithCity } from '../fields/cities.ts';
import {
  address,
  email,
  fieldsAreFine,
  instructions,
  MISSING_FIELDS,
  mobile,
  paragraph,
  personName,
  requiredText,
} from '../fields/schemas.ts';
import { filterDay, filterText } from '../filters.ts';
import { idSchema } from '../identity.ts';
import { MOST_OF_ONE_PRODUCT } from '../rules.ts';
import { z } from '../zod.ts';
import { CONFIRMING } from './confirmation/rules.ts';
import {
  CONFIRMATIONS,
  FULFILMENTS,
  ORDER_STATUSES,
  ORDERS_PAGE_SIZE,
  PAYMENT_METHODS,
  type PaymentMethod,
  STAGES,
} from './rules.ts';

/** The checkout's message for an empty cart (R116). */
export const EMPTY_CART = 'Your cart is empty!';

/** What one order may ask for; a real household never meets it. */
export const MOST_LINES = 100;

export const PAYMENT_METHOD_NAMES = {
  cash: 'Cash On Delivery',
  card: 'Debit / Credit Card',
} as const satisfies Record<PaymentMethod, string>;

const LONGEST_CITY = 40;

/** A name as a town or a village has it, in any script: "D.I. Khan", "Chak 45-GB", "ہری پور". No address of the web. */
const CITY_NAME = /^\p{L}[\p{L}\p{M}\p{N} .,'’()-]*$/u;
const WEB_ADDRESS = /[\p{L}\p{N}]{2}\.[\p{L}\p{N}]/u;

/** What is wrong with the name of a city that is in no list; null when nothing is. */
function faultOfOtherCity(name: string, province: string): string | null {
  if (name === '') return MISSING_FIELDS;
  if (name.length > LONGEST_CITY) return `Please use at most ${LONGEST_CITY} characters.`;
  if (name.length < 2 || !CITY_NAME.test(name) || WEB_ADDRESS.test(name)) {
    return 'Please enter the name of your city in letters.';
  }
  const elsewhere = provinceWithCity(name);
  return elsewhere && elsewhere !== province
    ? `${name} is in ${elsewhere}. Please choose that province.`
    : null;
}

/** Whom the order goes to. The checkout's form is checked with it, and so is the call. */
export const checkoutCustomerSchema = z
  .object(
    {
      name: personName(MISSING_FIELDS),
      email: email(MISSING_FIELDS),
      mobile: mobile(MISSING_FIELDS),
      province: requiredText(MISSING_FIELDS, 40).refine(
        (province) => CHECKOUT_PROVINCES.some((known) => known === province),
        'Please choose one of the provinces we deliver to.',
      ),
      city: requiredText(MISSING_FIELDS, 60),
      /** Asked for, and read, only where the city is OTHER_CITY. */
      otherCity: z
        .string()
        .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
        .default(''),
      address: address(MISSING_FIELDS),
      instructions: instructions(),
    },
    { error: MISSING_FIELDS },
  )
  .refine(({ province, city }) => cityChoicesOf(province).includes(city), {
    path: ['city'],
    message: `Please choose a city of the province, or “${OTHER_CITY}”.`,
    when: fieldsAreFine('province', 'city'),
  })
  .superRefine(
    ({ province, city, otherCity }, context) => {
      const fault = city === OTHER_CITY ? faultOfOtherCity(otherCity, province) : null;
      if (fault) context.addIssue({ code: 'custom', path: ['otherCity'], message: fault });
    },
    { when: fieldsAreFine('province', 'city', 'otherCity') },
  );
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

/** The body of POST /api/v1/checkout/create-order (R215). */
export const createOrderSchema = z.object({
  // The order has one city: the one that was chosen, or the one that was typed.
  customer: checkoutCustomerSchema.transform(({ otherCity, ...customer }) => ({
    ...customer,
    city: cityOf({ ...customer, otherCity }),
  })),
  items: z
    .array(orderItemSchema, { error: EMPTY_CART })
    .min(1, EMPTY_CART)
    .max(MOST_LINES, `An order has at most ${MOST_LINES} different products.`),
  shippingCost: amount,
  paymentMethod: z.enum(PAYMENT_METHODS, { error: 'Please choose cash or card.' }),
  totalAmount: amount,
});
export type CreateOrder = z.infer<typeof createOrderSchema>;

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

const version = z.int('The version has to be a whole number.').min(1).optional();

/** The body of PUT /api/v1/checkout/order/{id}/status (R216), with the version that was seen. */
export const changeStatusSchema = z.object({
  status: z.enum(ORDER_STATUSES, { error: `Please choose one of ${ORDER_STATUSES.join(', ')}.` }),
  confirming: z
    .enum(CONFIRMING, { error: `Please choose one of ${CONFIRMING.join(', ')}.` })
    .optional()
    .meta({
      description: 'Of a cash order that nobody has confirmed: whether it is confirmed now, or goes without',
    }),
  version,
});
export type ChangeStatus = z.infer<typeof changeStatusSchema>;

export const orderNoteSchema = z.object({ note: paragraph('Please write a note.', 1000) });

const MISSING_TRACKING = 'Please choose a courier and enter its tracking number.';

/** The body of PUT /api/v1/checkout/order/{id}/courier; both empty takes the parcel's number away. */
export const orderCourierSchema = z
  .object({
    courier: z.string({ error: MISSING_TRACKING }).trim().max(40),
    // Labels and messages print it in groups.
    trackingNumber: z
      .string({ error: MISSING_TRACKING })
      .transform((text) => text.replace(/[\s\p{Cf}]+/gu, ''))
      .pipe(
        z
          .string()
          .max(60, 'Please use at most 60 characters.')
          .regex(/^[\w\-/]*$/, 'A tracking number has letters, digits and dashes only.'),
      ),
    version,
  })
  .refine(({ courier, trackingNumber }) => courier === '' || trackingNumber !== '', {
    path: ['trackingNumber'],
    message: 'Please enter the tracking number.',
  })
  .refine(({ courier, trackingNumber }) => trackingNumber === '' || courier !== '', {
    path: ['courier'],
    message: 'Please choose the courier.',
  });
export type OrderCourier = z.infer<typeof orderCourierSchema>;

/** What the list can be ordered by; a dash before it turns it round. */
const ORDER_SORTS = ['placed', '-placed', 'total', '-total'] as const;

/** A filter that a form leaves empty is no filter. */
const noneIfEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const filters = {
  search: noneIfEmpty(filterText(100).optional()),
  status: noneIfEmpty(z.enum(ORDER_STATUSES).optional()),
  city: noneIfEmpty(filterText(60).optional()),
  payment: noneIfEmpty(z.enum(PAYMENT_METHODS).optional()),
  confirmation: noneIfEmpty(z.enum(CONFIRMATIONS).optional()),
  fulfilment: noneIfEmpty(z.enum(FULFILMENTS).optional()),
  stage: noneIfEmpty(z.enum(STAGES).optional()),
  /** The first and the last day, Asia/Karachi. */
  from: noneIfEmpty(filterDay.optional()),
  to: noneIfEmpty(filterDay.optional()),
};

export const orderFiltersSchema = z.object(filters);
export type OrderFilters = z.infer<typeof orderFiltersSchema>;

/** The query of GET /api/v1/checkout/orders (R216): 20 orders a page, filtered by what is given. */
export const listOrdersSchema = z.object({
  ...filters,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(ORDERS_PAGE_SIZE),
  sort: noneIfEmpty(z.enum(ORDER_SORTS).default('-placed')),
});
export type ListOrders = z.infer<typeof listOrdersSchema>;

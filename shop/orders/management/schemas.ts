import { paragraph } from '../../fields/schemas.ts';
import { filterDay, filterText } from '../../filters.ts';
import { z } from '../../zod.ts';
import { CONFIRMING } from '../confirmation/rules.ts';
import {
  CONFIRMATIONS,
  FULFILMENTS,
  ORDER_STATUSES,
  ORDERS_PAGE_SIZE,
  PAYMENT_METHODS,
  STAGES,
} from '../rules.ts';

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
  /** The code of a coupon that the order holds. */
  coupon: noneIfEmpty(filterText(40).optional()),
  /** The first and the last day, Asia/Karachi. */
  from: noneIfEmpty(filterDay.optional()),
  to: noneIfEmpty(filterDay.optional()),
};

export const orderFiltersSchema = z.object(filters);
export type OrderFilters = z.infer<typeof orderFiltersSchema>;

/** Filters, with the names of the cities that the owner's lists have: all others are “Other city”. */
export type FiltersInCities = OrderFilters & { cityNames: readonly string[] };

/** The query of GET /api/v1/checkout/orders (R216): 20 orders a page, filtered by what is given. */
export const listOrdersSchema = z.object({
  ...filters,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(ORDERS_PAGE_SIZE),
  sort: noneIfEmpty(z.enum(ORDER_SORTS).default('-placed')),
});
export type ListOrders = z.infer<typeof listOrdersSchema>;

/** Why staff do something, as a history keeps it. */
export const why = paragraph('Please say why.', 300);
export const reasonSchema = z.object({ reason: why });

import { PARCEL_STATES } from '../../couriers/rules.ts';
import { z } from '../../zod.ts';
import { BOOKING_STATES } from './states.ts';

const time = z.string().meta({ description: 'ISO time' });

/** A booking of an order's parcel with a courier: the open one, or else the last. */
export const bookingResponse = z.object({
  courier: z.string(),
  state: z.enum(BOOKING_STATES),
  /** What the courier knows it by. */
  reference: z.string(),
  trackingNumber: z.string().nullable(),
  /** The courier's own label. */
  labelLink: z.string().nullable(),
  /** Why it stands as it does, in words. */
  answer: z.string(),
  collectRupees: z.number(),
  weightGrams: z.number(),
  askedAt: time,
  askedBy: z.string(),
  /** Where the parcel is; null before the courier was asked. */
  parcel: z
    .object({
      state: z.enum(PARCEL_STATES),
      /** The courier's own words. */
      text: z.string(),
      at: time.nullable().meta({ description: 'When the courier says it was' }),
      trackedAt: time.meta({ description: 'When the courier was asked' }),
    })
    .nullable(),
});
export type Booking = z.infer<typeof bookingResponse>;

/** What the order's page knows about booking. */
export const bookingDetail = {
  booking: bookingResponse.nullable(),
  /** The couriers whose keys are set. Of one that cannot be looked up, staff look at the portal. */
  bookableCouriers: z.array(z.object({ name: z.string(), canBeLookedUp: z.boolean() })),
  /** What a parcel weighs unless staff say otherwise. */
  usualWeightGrams: z.number(),
  productsWeightGrams: z
    .number()
    .nullable()
    .meta({ description: 'What its products weigh together; null unless that of each is known' }),
};

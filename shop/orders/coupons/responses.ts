import { z } from '../../zod.ts';
import { COUPON_KINDS } from './rules.ts';

const rupees = z.number().meta({ description: 'Rupees' });

export const couponResponse = z.object({
  _id: z.string(),
  version: z.number(),
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.number().meta({ description: 'Percent, or rupees; 0 where the delivery is what is free' }),
  leastSubtotal: rupees,
  isOn: z.boolean(),
  firstOrderOnly: z.boolean(),
  usesPerMobile: z.number().nullable(),
  mostUses: z.number().nullable(),
  uses: z.number().meta({ description: 'Orders that hold it and are not cancelled' }),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  cost: rupees.meta({ description: 'What it took off these orders, delivery included' }),
  sales: rupees.meta({ description: 'What these orders come to' }),
});
export type CouponShown = z.infer<typeof couponResponse>;

export const couponsResponse = z.object({
  coupons: z.array(couponResponse),
  total: z.number(),
  totalPages: z.number(),
});
export type CouponsPage = z.infer<typeof couponsResponse>;

/** What a coupon does to a cart, and its terms, by which a browser computes it again when the cart changes. */
export const checkedCouponResponse = z.object({
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.number(),
  leastSubtotal: rupees,
  takesOff: rupees.meta({ description: 'What it takes off the subtotal of this cart' }),
  freeDelivery: z.boolean(),
});
export type CheckedCoupon = z.infer<typeof checkedCouponResponse>;

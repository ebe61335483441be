/** Whether a coupon applies, and if not, why, exactly (R562). Amounts in whole rupees. */

import { formatDay, toShopDay } from '../../../dates.ts';
import { formatRupees } from '../../../money.ts';
import { type CouponTerms, missingForCoupon } from '../rules.ts';

/** The terms alone. */
export function couponTerms({ code, kind, value, leastSubtotal }: CouponTerms): CouponTerms {
  return { code, kind, value, leastSubtotal };
}

/** What it takes off, as a shopper reads it before there is a cart to judge: `10% off`. */
export function sayCoupon({ kind, value }: Pick<CouponTerms, 'kind' | 'value'>): string {
  if (kind === 'free-delivery') return 'Free delivery';
  return `${kind === 'percent' ? `${value}%` : formatRupees(value)} off`;
}

/** A coupon with all that it is judged by. */
export interface JudgedCoupon extends CouponTerms {
  isOn: boolean;
  firstOrderOnly: boolean;
  usesPerMobile: number | null;
  mostUses: number | null;
  /** Orders that hold it and are not cancelled. */
  uses: number;
  /** Days of the shop, both included: 2026-08-31. */
  startsOn: string | null;
  endsOn: string | null;
}

/** What a cart, or an order, is judged by. */
export interface CouponCase {
  /** In rupees, before anything is taken off. */
  subtotal: number;
  /** Whether the delivery costs nothing without a coupon, to every city. */
  isDeliveredFree: boolean;
  /** The day of the shop: 2026-08-31. */
  today: string;
  /** Orders of the mobile that are not cancelled, and those of them with this coupon; null while nobody has said a mobile. */
  ofMobile: { orders: number; uses: number } | null;
}

type RefusalReason =
  | 'unknown'
  | 'off'
  | 'not-yet'
  | 'over'
  | 'used-up'
  | 'used-by-mobile'
  | 'not-first'
  | 'below-least'
  | 'delivered-free';

/** Why a coupon does not apply. */
export interface CouponRefusal {
  reason: RefusalReason;
  /** One sentence for the shopper. */
  message: string;
  /** To the least subtotal, in rupees. */
  missing?: number;
}

/** Why a coupon has no place in a cart, as far as the cart alone says it; null when it has one. */
export function whyNotInCart(
  terms: CouponTerms,
  { subtotal, isDeliveredFree }: Pick<CouponCase, 'subtotal' | 'isDeliveredFree'>,
): CouponRefusal | null {
  const { code, kind, leastSubtotal } = terms;
  const missing = missingForCoupon(terms, subtotal);
  if (missing > 0) {
    const message = `Add ${formatRupees(missing)} more to use ${code} (orders from ${formatRupees(leastSubtotal)}).`;
    return { reason: 'below-least', message, missing };
  }
  if (kind === 'free-delivery' && isDeliveredFree) {
    const message = `Delivery is free for this order anyway: keep ${code} for another one.`;
    return { reason: 'delivered-free', message };
  }
  return null;
}

export const UNKNOWN: CouponRefusal = {
  reason: 'unknown',
  message: 'We do not know this coupon. Please check how it is written.',
};

/** Why a coupon does not apply, exactly (R562); null when it does. The first reason that no cart can change comes first. */
export function whyNoCoupon(coupon: JudgedCoupon | null, judged: CouponCase): CouponRefusal | null {
  if (!coupon) return UNKNOWN;
  const { code, startsOn, endsOn, mostUses, usesPerMobile } = coupon;
  const { today, ofMobile } = judged;
  if (!coupon.isOn) return { reason: 'off', message: `${code} is switched off at the moment.` };
  if (startsOn !== null && today < startsOn) {
    return { reason: 'not-yet', message: `${code} can be used from ${formatDay(toShopDay(startsOn))} on.` };
  }
  if (endsOn !== null && today > endsOn) {
    return { reason: 'over', message: `${code} ended on ${formatDay(toShopDay(endsOn))}.` };
  }
  if (mostUses !== null && coupon.uses >= mostUses) {
    return { reason: 'used-up', message: `${code} has been used up.` };
  }
  if (ofMobile && usesPerMobile !== null && ofMobile.uses >= usesPerMobile) {
    const often = ofMobile.uses === 1 ? '' : ` ${ofMobile.uses} times`;
    const message = `${code} was used${often} with this mobile number already.`;
    return { reason: 'used-by-mobile', message };
  }
  if (ofMobile && coupon.firstOrderOnly && ofMobile.orders > 0) {
    const message = `${code} is for a first order, and this mobile number has ordered before.`;
    return { reason: 'not-first', message };
  }
  return whyNotInCart(coupon, judged);
}

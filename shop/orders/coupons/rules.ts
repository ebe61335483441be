/** Coupons (R560, R561): what one takes off an order. Amounts in whole rupees. Why one does not apply is in judging/rules.ts. */

import { formatRupees } from '../../money.ts';

export const COUPON_KINDS = ['percent', 'amount', 'free-delivery'] as const;
type CouponKind = (typeof COUPON_KINDS)[number];

/** What a code is made of, once case and spaces are gone. */
export const COUPON_CODE = /^[A-Z0-9-]{3,20}$/;

/** A code as it is compared: anyone who reads one out or copies it from a picture adds spaces and changes the case. */
export function toCouponCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** What was agreed with a coupon; an order keeps it, whatever becomes of the coupon later. */
export interface CouponTerms {
  code: string;
  kind: CouponKind;
  /** Percent, or rupees; 0 where the delivery is what is free. */
  value: number;
  /** Below this subtotal it takes nothing off. */
  leastSubtotal: number;
}

/** What is missing to the least subtotal; 0 when nothing is. @param subtotal before anything is taken off */
export function missingForCoupon({ leastSubtotal }: Pick<CouponTerms, 'leastSubtotal'>, subtotal: number) {
  return Math.max(0, leastSubtotal - subtotal);
}

/**
 * What a coupon takes off the subtotal: a percentage rounded down to whole rupees, and never more than there is, so that the
 * cash at the door stays a whole amount and no total falls below what the delivery costs.
 * @param subtotal before anything is taken off
 */
export function couponTakes(terms: CouponTerms, subtotal: number): number {
  if (missingForCoupon(terms, subtotal) > 0) return 0;
  if (terms.kind === 'percent') return Math.floor((subtotal * terms.value) / 100);
  return Math.min(terms.value, subtotal);
}

/** Whether a coupon makes the delivery of this subtotal free. */
export function couponDelivers(terms: CouponTerms, subtotal: number): boolean {
  return terms.kind === 'free-delivery' && missingForCoupon(terms, subtotal) === 0;
}

/** What an order keeps of its coupon, in rupees. */
export interface OrderCoupon extends CouponTerms {
  /** What it took off the subtotal, and off the delivery. */
  amount: number;
  delivery: number;
}

/**
 * What a coupon does to an order, in words: `-Rs. 250`.
 * @param coupon its `delivery` is null while no city is chosen
 */
export function sayCouponOf({
  amount,
  delivery,
  kind,
}: Pick<OrderCoupon, 'amount' | 'kind'> & { delivery: number | null }): string {
  if (amount > 0) return `-${formatRupees(amount)}`;
  return kind === 'free-delivery' && delivery !== 0 ? 'Free delivery' : 'Takes nothing off';
}

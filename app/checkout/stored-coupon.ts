import { couponTerms } from '../../shop/orders/coupons/judging/rules.ts';
import { COUPON_KINDS, type CouponTerms } from '../../shop/orders/coupons/rules.ts';
import { createStored } from '../browser-storage/create-stored.ts';

function readTerms(text: string | null): CouponTerms | null {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  const { code, kind, value, leastSubtotal }: Partial<Record<keyof CouponTerms, unknown>> = stored;
  const known = COUPON_KINDS.find((each) => each === kind);
  if (typeof code !== 'string' || !known || !isWhole(value) || !isWhole(leastSubtotal)) return null;
  return couponTerms({ code, kind: known, value, leastSubtotal });
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The coupon that stays with the cart of this browser; null where there is none (R565). */
export const storedCoupon = createStored<CouponTerms | null>('coupon', null, readTerms);

import type { Database } from '../database/connect.ts';
import { createCouponSchema } from '../shop/orders/coupons/schemas.ts';
import { createCoupon, switchCoupon } from '../shop/orders/coupons/write-coupons.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

const COUPONS = [
  { code: 'RAMZAN-2025', kind: 'percent', value: 15, endsOn: '2025-03-31' },
  { code: 'WELCOME', kind: 'amount', value: 200, leastSubtotal: 1500, firstOrderOnly: true },
  { code: 'SHIPFREE', kind: 'free-delivery', leastSubtotal: 1000, mostUses: 500, usesPerMobile: 2 },
  { code: 'FRIENDS', kind: 'amount', value: 500, leastSubtotal: 50_000 },
  { code: 'EID10', kind: 'percent', value: 10, usesPerMobile: 1, startsOn: '2026-01-01' },
];

/** Coupons of each kind, the first switched off. */
export async function fillCoupons(database: Database, principal: NamedPrincipal): Promise<void> {
  for (const [index, coupon] of COUPONS.entries()) {
    const created = await createCoupon(database, createCouponSchema.parse(coupon), principal);
    if (!created.ok || index > 0) continue;
    await switchCoupon(database, created.value._id, { isOn: false, version: undefined }, principal);
  }
}

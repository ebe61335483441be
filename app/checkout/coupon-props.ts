import type { CouponTerms } from '../../shop/orders/coupons/rules.ts';
import type { Cart } from '../cart/use-cart.ts';

/** The cart that a coupon is for, and who hears of it. */
export interface CouponProps extends Pick<Cart, 'items' | 'subtotal'> {
  /** How often the shop has refused the order: the coupon is judged again after each time. */
  refusals: number;
  /** Hears which coupon counts now. */
  onCoupon: (terms: CouponTerms | null) => void;
}

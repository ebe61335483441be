/**
 * Shipping (R123, R124): free at a subtotal of Rs. 5,000 or more; below that by city.
 * The product's own label (free or paid) plays no part here (R77).
 */

import { linePrice, type Priced } from '../../catalogue/pricing/rules.ts';
import type { ProductCard } from '../../catalogue/products/responses.ts';
import { formatRupees } from '../../money.ts';

export const FREE_DELIVERY_FROM = 5000;

/** How long a parcel is on the road (R122). */
export const DELIVERY_TIME = '2 to 4 working days';

/** When an order arrives: the one sentence that says how the shop's two times go together. */
export const DELIVERY_PROMISE = `A working day to check and pack, then ${DELIVERY_TIME} on the road: 3-5 business days from your order.`;

const COST_BY_CITY: Readonly<Record<string, number>> = {
  Karachi: 150,
  Lahore: 200,
  Islamabad: 250,
  Rawalpindi: 250,
};
const COST_ELSEWHERE = 300;

/** What a city pays below the free-delivery mark, in rupees. */
export function shippingCostOfCity(city: string): number {
  return COST_BY_CITY[city] ?? COST_ELSEWHERE;
}

/** What delivery costs, in rupees; null while no city is chosen. @param subtotal in rupees */
export function shippingCost(subtotal: number, city: string): number;
export function shippingCost(subtotal: number, city: string | null): number | null;
export function shippingCost(subtotal: number, city: string | null): number | null {
  if (city === null) return null;
  return subtotal >= FREE_DELIVERY_FROM ? 0 : shippingCostOfCity(city);
}

/** Whether the label "free" may be shown: an order of it alone costs nothing to deliver, to every city (R77). */
export function isDeliveredFree(product: Priced & Pick<ProductCard, 'shipping'>): boolean {
  return product.shipping === 'free' && linePrice(product) >= FREE_DELIVERY_FROM;
}

/** What is missing for free delivery, in rupees; 0 when delivery is free. */
export function missingForFreeDelivery(subtotal: number): number {
  return Math.max(0, FREE_DELIVERY_FROM - subtotal);
}

/** What delivery costs, as shoppers read it. @param shipping in rupees */
export function sayShipping(shipping: number): string {
  return shipping === 0 ? 'FREE' : formatRupees(shipping);
}

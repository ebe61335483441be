/**
 * Shipping (R123, R124): free from a subtotal on; below that by city. What it costs is the owner's (R461).
 * The product's own label (free or paid) plays no part here (R77).
 */

import { linePrice, type Priced } from '../../catalogue/pricing/rules.ts';
import type { ProductCard } from '../../catalogue/products/responses.ts';
import { formatRupees } from '../../money.ts';
import type { DeliveryCosts } from '../../store-settings/types.ts';

/** What a city pays below the free-delivery mark, in rupees. A name counts however it is written. */
function shippingCostOfCity(city: string, { costs, elsewhere }: DeliveryCosts): number {
  const name = city.toLowerCase();
  return costs.find((one) => one.city.toLowerCase() === name)?.cost ?? elsewhere;
}

/** Whether an order costs nothing to deliver, to every city. @param subtotal in rupees */
function isFree(subtotal: number, { freeFrom }: DeliveryCosts): boolean {
  return freeFrom !== null && subtotal >= freeFrom;
}

/** What delivery costs, in rupees; null while no city is chosen. @param subtotal in rupees */
export function shippingCost(subtotal: number, city: string, delivery: DeliveryCosts): number;
export function shippingCost(subtotal: number, city: string | null, delivery: DeliveryCosts): number | null;
export function shippingCost(subtotal: number, city: string | null, delivery: DeliveryCosts): number | null {
  if (city === null) return null;
  return isFree(subtotal, delivery) ? 0 : shippingCostOfCity(city, delivery);
}

/** The most that delivery of an order costs, to whichever city, in rupees. @param subtotal in rupees */
export function largestShippingCost(subtotal: number, delivery: DeliveryCosts): number {
  const { costs, elsewhere } = delivery;
  return isFree(subtotal, delivery) ? 0 : Math.max(elsewhere, ...costs.map(({ cost }) => cost));
}

/** Whether the label "free" may be shown: an order of it alone costs nothing to deliver, to every city (R77). */
export function isDeliveredFree(
  product: Priced & Pick<ProductCard, 'shipping'>,
  delivery: DeliveryCosts,
): boolean {
  return product.shipping === 'free' && isFree(linePrice(product), delivery);
}

/** What is missing for free delivery, in rupees; 0 when delivery is free, null where it never is. */
export function missingForFreeDelivery(
  subtotal: number,
  { freeFrom }: Pick<DeliveryCosts, 'freeFrom'>,
): number | null {
  return freeFrom === null ? null : Math.max(0, freeFrom - subtotal);
}

/** What delivery costs, as shoppers read it. @param shipping in rupees */
export function sayShipping(shipping: number): string {
  return shipping === 0 ? 'FREE' : formatRupees(shipping);
}

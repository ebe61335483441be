/**
 * Shipping (R123, R124): free from a subtotal on; below that by city. What it costs is the owner's (R461). The product's own
 * label (free or paid) counts only where the owner says so (R567): an order of nothing but products marked free is delivered
 * free then; any other pays as usual.
 */

import { linePrice, type Priced } from '../../catalogue/pricing/rules.ts';
import type { ProductCard } from '../../catalogue/products/responses.ts';
import { formatRupees } from '../../money.ts';
import type { DeliveryCosts } from '../../settings/store-settings/types.ts';

/**
 * Whether an order costs nothing to deliver, to every city.
 * @param subtotal in rupees, before a discount or a coupon @param allMarkedFree whether all its products are, where that counts
 */
export function isFree(subtotal: number, { freeFrom }: DeliveryCosts, allMarkedFree = false): boolean {
  return allMarkedFree || (freeFrom !== null && subtotal >= freeFrom);
}

/** What delivery costs by the subtotal and the city, in rupees. A city's name counts however it is written. @param subtotal in rupees */
export function shippingCost(subtotal: number, city: string, delivery: DeliveryCosts): number {
  if (isFree(subtotal, delivery)) return 0;
  const name = city.toLowerCase();
  return delivery.costs.find((one) => one.city.toLowerCase() === name)?.cost ?? delivery.elsewhere;
}

/** The most that delivery of one product costs, to whichever city, in rupees. */
export function largestShippingCost(
  product: Priced & Pick<ProductCard, 'shipping'>,
  delivery: DeliveryCosts,
): number {
  if (isDeliveredFree(product, delivery) || isFree(linePrice(product), delivery)) return 0;
  return Math.max(delivery.elsewhere, ...delivery.costs.map(({ cost }) => cost));
}

/** Whether the label "free" may be shown: an order of it alone costs nothing to deliver, to every city (R77, R567). */
export function isDeliveredFree(
  product: Priced & Pick<ProductCard, 'shipping'>,
  delivery: DeliveryCosts,
): boolean {
  return product.shipping === 'free' && isFree(linePrice(product), delivery, delivery.markedFree);
}

/** What delivery costs, as shoppers read it. @param shipping in rupees */
export function sayShipping(shipping: number): string {
  return shipping === 0 ? 'FREE' : formatRupees(shipping);
}

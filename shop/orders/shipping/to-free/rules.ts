/** How far a cart is from free delivery (R107); apart from what pages of products load. */

import type { DeliveryCosts } from '../../../settings/store-settings/types.ts';

/** What is missing for free delivery, in rupees; 0 when delivery is free, null where it never is. */
export function missingForFreeDelivery(
  subtotal: number,
  { freeFrom }: Pick<DeliveryCosts, 'freeFrom'>,
): number | null {
  return freeFrom === null ? null : Math.max(0, freeFrom - subtotal);
}

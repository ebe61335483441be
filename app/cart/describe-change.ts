import { formatRupees } from '../../shop/money.ts';
import type { CartChange } from '../../shop/orders/cart/rules.ts';

/** What happened to a line of the cart, as a sentence for the shopper. */
export function describeChange(change: CartChange): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name} is no longer sold and was removed.`;
    case 'sold-out':
      return `${change.name} is out of stock and was removed.`;
    case 'fewer-left':
      return change.left === 1
        ? `Only 1 of ${change.name} is left.`
        : `Only ${change.left} of ${change.name} are left.`;
    case 'price':
      return `The price of ${change.name} has changed from ${formatRupees(change.from)} to ${formatRupees(change.to)}.`;
  }
}

import { formatRupees } from '../../shop/money.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { FreeDeliveryBanner } from '../cart/free-delivery-banner.tsx';
import type { Cart } from '../cart/use-cart.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { BoughtLines } from './bought-lines.tsx';

interface OrderSummaryProps {
  cart: Cart;
  /** Null until a city is chosen. */
  shipping: number | null;
  total: number;
}

function sayShipping(shipping: number | null): string {
  if (shipping === null) return '--';
  return shipping === 0 ? 'FREE' : formatRupees(shipping);
}

/** The lines of the order and its totals. */
export function OrderSummary({ cart, shipping, total }: OrderSummaryProps) {
  const { items, units, changes, ready, subtotal } = cart;
  return (
    <section
      aria-labelledby="order-summary"
      className="rounded-card border border-line bg-paper p-5 shadow-card lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:p-6"
    >
      <h2 id="order-summary" className="text-lg font-bold">
        Order summary
      </h2>
      <div className="mt-3">
        <CartChanges changes={changes} />
      </div>
      {!ready && <Skeleton className="h-66 lg:h-80" />}
      {ready && (
        <>
          <BoughtLines items={items} units={units} />
          <div className="mt-3 lg:mt-0">
            <FreeDeliveryBanner subtotal={subtotal} />
          </div>
          <dl className="mt-4 space-y-2 tabular-nums">
            <div className="flex justify-between">
              <dt className="text-ink-soft">Subtotal</dt>
              <dd className="font-semibold">{formatRupees(subtotal)}</dd>
            </div>
            <div className="flex justify-between">
              <dt className="text-ink-soft">Shipping</dt>
              <dd className="font-semibold">{sayShipping(shipping)}</dd>
            </div>
            <div className="flex justify-between border-t border-line pt-3 text-xl font-bold">
              <dt>Total</dt>
              <dd>{formatRupees(total)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}

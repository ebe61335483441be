import { formatRupees } from '../../shop/money.ts';
import { sayCouponOf } from '../../shop/orders/coupons/rules.ts';
import { sayShipping } from '../../shop/orders/shipping/rules.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { CartLine } from '../cart/cart-line.tsx';
import { FreeDeliveryBanner } from '../cart/free-delivery-banner.tsx';
import type { Cart } from '../cart/use-cart.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { ProductPhoto } from '../ui/product-photo.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CouponEntry } from './coupon-entry.tsx';
import type { Checkout } from './use-checkout.ts';

/** As many as stand beside the words on a phone of 320 px. */
const MOST_PICTURES = 3;

/** The lines of the order and its totals. */
export function OrderSummary(
  checkout: Pick<Checkout, 'cart' | 'sums' | 'coupon' | 'couponEntry' | 'isFree'>,
) {
  const { cart, sums, coupon, couponEntry, isFree } = checkout;
  const { shipping } = sums;
  return (
    <section
      aria-labelledby="order-summary"
      className="rounded-card border border-line bg-paper p-5 shadow-card lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:p-6"
    >
      <h2 id="order-summary" className="text-lg font-bold">
        Order summary
      </h2>
      <div className="mt-3">
        <CartChanges changes={cart.changes} />
      </div>
      {!cart.ready && <Skeleton className="h-66 lg:h-80" />}
      {cart.ready && (
        <>
          <BoughtLines {...cart} />
          <div className="mt-3 lg:mt-0">
            <FreeDeliveryBanner subtotal={cart.subtotal} isFree={isFree} />
          </div>
          <CouponEntry {...couponEntry} />
          <dl className="mt-4 space-y-2 tabular-nums">
            <div className="flex justify-between">
              <dt className="text-ink-soft">Subtotal</dt>
              <dd className="font-semibold">{formatRupees(cart.subtotal)}</dd>
            </div>
            {coupon && (
              <div className="flex justify-between gap-4">
                <dt className="text-ink-soft">Coupon {coupon.code}</dt>
                <dd className="font-semibold text-brand">
                  {sayCouponOf({ ...coupon, amount: sums.coupon, delivery: sums.couponDelivery })}
                </dd>
              </div>
            )}
            <div className="flex justify-between">
              <dt className="text-ink-soft">Shipping</dt>
              <dd className="font-semibold">{shipping === null ? '--' : sayShipping(shipping)}</dd>
            </div>
            <div className="flex justify-between border-t border-line pt-3 text-xl font-bold">
              <dt>Total</dt>
              <dd>{formatRupees(sums.total)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}

/** What is bought, to be changed once more. On phones under a lid that shows what it is, so that the form is near. */
function BoughtLines({ items, units }: Pick<Cart, 'items' | 'units'>) {
  const more = items.length - MOST_PICTURES;
  return (
    <details className="group/lines lid-below-lg">
      <summary className="mt-3 flex min-h-14 list-none items-center gap-2 rounded-control text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="flex items-center gap-1.5 group-open/lines:hidden">
          {items.slice(0, MOST_PICTURES).map(({ _id, photos }) => (
            <span key={_id} className="w-12">
              <ProductPhoto photos={photos} title="" size={48} className="rounded-lg" />
            </span>
          ))}
          {more > 0 && <span className="text-ink-soft tabular-nums">+{more}</span>}
        </span>
        <span className="ml-auto text-brand group-open/lines:ml-0">
          {units} {units === 1 ? 'item' : 'items'}
        </span>
        <ChevronDownIcon className="size-4 text-brand transition-transform group-open/lines:ml-auto group-open/lines:rotate-180" />
      </summary>
      <ul className="divide-y divide-line lg:max-h-[45vh] lg:overflow-y-auto lg:pr-1">
        {items.map((item) => (
          <CartLine key={item._id} item={item} />
        ))}
      </ul>
    </details>
  );
}

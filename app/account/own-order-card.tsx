import { Link } from 'react-router';
import { formatDay } from '../../shop/dates.ts';
import { formatRupees } from '../../shop/money.ts';
import { sayCouponOf } from '../../shop/orders/coupons/rules.ts';
import type { OwnOrder } from '../../shop/orders/responses.ts';
import type { OrderStatus } from '../../shop/orders/rules.ts';
import { PAYMENT_METHOD_NAMES } from '../../shop/orders/schemas.ts';
import { sayShipping } from '../../shop/orders/shipping/rules.ts';
import { OrderLines, OrderParcel } from '../order/order-lines.tsx';

const STATUS_VARIANT: Readonly<Record<OrderStatus, string>> = {
  Pending: 'bg-accent-soft text-accent',
  Processing: 'bg-brand-soft text-brand',
  Delivered: 'bg-brand text-white',
  Cancelled: 'bg-mist text-ink-soft',
};

/** One order: its number, how it stands, what was in it and what it cost. */
export function OwnOrderCard({ order }: { order: OwnOrder }) {
  const { number, createdAt, status, paymentMethod, city, items, discountAmount, coupon, totalAmount } =
    order;
  return (
    <article aria-label={`Order ${number}`} className="rounded-card border border-line p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold tabular-nums">
          <Link to={order.page} className="hover:text-brand hover:underline">
            Order {number}
          </Link>
        </h3>
        <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${STATUS_VARIANT[status]}`}>
          {status}
        </span>
        <time dateTime={createdAt} className="ml-auto text-sm text-ink-quiet">
          {formatDay(new Date(createdAt))}
        </time>
      </header>
      {order.released && (
        <p className="mt-3 rounded-control bg-mist px-3.5 py-2.5 text-sm text-ink-soft">
          We cancelled this order because it was not{' '}
          {paymentMethod === 'cash' ? 'confirmed on the phone' : 'paid'} in time. There is nothing to pay. Do
          you still want it? Call us, or order again.
        </p>
      )}
      {order.courier && status !== 'Cancelled' && (
        <div className="mt-3">
          <OrderParcel order={order} />
        </div>
      )}
      <div className="mt-3">
        <OrderLines items={items} />
      </div>
      <footer className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        <span className="text-ink-soft">
          {PAYMENT_METHOD_NAMES[paymentMethod]} · {city} ·{' '}
          {discountAmount > 0 && (
            <>
              <span className="whitespace-nowrap">Discount -{formatRupees(discountAmount)}</span> ·{' '}
            </>
          )}
          {coupon && (
            <>
              <span className="whitespace-nowrap">
                Coupon {coupon.code} {sayCouponOf(coupon)}
              </span>{' '}
              ·{' '}
            </>
          )}
          <span className="whitespace-nowrap">Shipping {sayShipping(order.shippingCost)}</span>
        </span>
        <span className="ml-auto font-bold tabular-nums">Total {formatRupees(totalAmount)}</span>
      </footer>
    </article>
  );
}

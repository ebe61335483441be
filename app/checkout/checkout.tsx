import { href } from 'react-router';
import { DELIVERY_TIME } from '../../shop/orders/shipping/rules.ts';
import { CHECKOUT_FRAME } from '../layout/slim-frame.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import type { Route } from './+types/checkout.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { OrderPlacedBefore } from './order-placed-before.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'Checkout',
    description: `Order with cash on delivery or by card. Delivery across Pakistan in ${DELIVERY_TIME}.`,
    path: href('/CheckOut'),
  });
}

export const handle = CHECKOUT_FRAME;

export default function Checkout() {
  const {
    cart,
    form,
    paymentMethod,
    setPaymentMethod,
    shipping,
    total,
    busy,
    placed,
    earlier,
    finishEarlier,
    orderAnother,
    submit,
  } = useCheckout();
  const done = placed !== null || earlier !== null;
  return (
    <div className="page-width min-h-dvh py-6 lg:py-12">
      <h1 className="mb-5 text-3xl font-bold tracking-tight lg:mb-8">Checkout</h1>
      <div role="status">{placed && <OrderPlaced order={placed} />}</div>
      {!placed && earlier && (
        <OrderPlacedBefore order={earlier.order} onDone={finishEarlier} onAnother={orderAnother} />
      )}
      {!done && cart.ready && cart.items.length === 0 && <EmptyCheckout changes={cart.changes} />}
      {!done && (!cart.ready || cart.items.length > 0) && (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42rem)_26rem] lg:justify-between lg:gap-12">
          <OrderSummary cart={cart} shipping={shipping} total={total} />
          <CheckoutForm
            form={form}
            paymentMethod={paymentMethod}
            onPaymentMethod={setPaymentMethod}
            ready={cart.ready}
            busy={busy}
            shipping={shipping}
            total={total}
            onSubmit={submit}
          />
        </div>
      )}
    </div>
  );
}

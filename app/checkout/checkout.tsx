import { href } from 'react-router';
import type { CartChange } from '../../shop/orders/cart/rules.ts';
import { EMPTY_CART } from '../../shop/orders/schemas.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { staticMeta } from '../storefront/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CartIcon } from '../ui/icons.tsx';
import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CHECKOUT_FRAME } from './checkout-frame.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';

// Nobody has ordered before having touched the page.
const OrderPlaced = lazyUntilTouched(async () => (await import('./order-placed.tsx')).OrderPlaced);
const OrderPlacedBefore = lazyUntilTouched(
  async () => (await import('./order-placed.tsx')).OrderPlacedBefore,
);

export const meta = staticMeta(({ delivery }) => ({
  title: 'Checkout',
  description: `Order with cash on delivery or by card. Delivery across Pakistan in ${delivery.time}.`,
  path: href('/CheckOut'),
}));

export const handle = CHECKOUT_FRAME;

export default function Checkout() {
  const checkout = useCheckout();
  const { cart, placed, earlier, finishEarlier, orderAnother } = checkout;
  const done = placed !== null || earlier !== null;
  return (
    // As high as the window from the first frame: only the browser knows the cart, and the footer is not to move up for it.
    <div className="page-width min-h-dvh py-6 lg:py-12">
      {!placed && <h1 className="mb-5 text-3xl font-bold tracking-tight lg:mb-8">Checkout</h1>}
      <div role="status">{placed && <OrderPlaced order={placed} leavesTo={checkout.leavesTo} />}</div>
      {!placed && earlier && (
        <OrderPlacedBefore order={earlier.order} onDone={finishEarlier} onAnother={orderAnother} />
      )}
      {!done && cart.ready && cart.items.length === 0 && <EmptyCheckout changes={cart.changes} />}
      {!done && (!cart.ready || cart.items.length > 0) && (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42rem)_26rem] lg:justify-between lg:gap-12">
          <OrderSummary {...checkout} />
          <CheckoutForm {...checkout} />
        </div>
      )}
    </div>
  );
}

function EmptyCheckout({ changes }: { changes: readonly CartChange[] }) {
  return (
    <div className="grid gap-4">
      <CartChanges changes={changes} />
      <EmptyState
        icon={<CartIcon className="size-9" />}
        message={EMPTY_CART}
        hint="Add something you like, and come back to order it."
      >
        <ButtonLink to={href('/')} size="large">
          Continue shopping
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

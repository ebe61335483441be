import { href } from 'react-router';
import type { CartChange } from '../../shop/orders/cart/rules.ts';
import { EMPTY_CART } from '../../shop/orders/schemas.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CartIcon } from '../ui/icons.tsx';

/** The checkout of an empty cart. */
export function EmptyCheckout({ changes }: { changes: readonly CartChange[] }) {
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

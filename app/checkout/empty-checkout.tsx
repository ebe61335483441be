import { href } from 'react-router';
import type { CartChange } from '../../shop/cart/rules.ts';
import { EMPTY_CART } from '../../shop/orders/schemas.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CartIcon } from '../ui/icons.tsx';

/** The checkout of an empty cart. */
export function EmptyCheckout({ changes }: { changes: readonly CartChange[] }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-paper px-6 py-16 text-center">
      <CartChanges changes={changes} />
      <span className="grid size-20 place-items-center rounded-full bg-mist text-ink-quiet">
        <CartIcon className="size-9" />
      </span>
      <p className="text-xl font-semibold">{EMPTY_CART}</p>
      <p className="text-ink-soft">Add something you like, and come back to order it.</p>
      <ButtonLink to={href('/')} size="large" className="mt-2">
        Continue shopping
      </ButtonLink>
    </div>
  );
}

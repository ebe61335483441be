import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { formatRupees } from '../../shop/money.ts';
import type { CartItem } from '../../shop/orders/cart/rules.ts';
import { isDeliveredFree } from '../../shop/orders/shipping/rules.ts';
import { SERVER_ERROR } from '../api.ts';
import { MoreBelow } from '../layout/more-below.tsx';
import { useMoreBelow } from '../layout/use-more-below.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CloseDrawer } from '../ui/drawer.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CartIcon } from '../ui/icons.tsx';
import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';
import { showToast } from '../ui/toast.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartLine } from './cart-line.tsx';
import { cartStore } from './cart-store.ts';
import { FreeDeliveryBanner } from './free-delivery-banner.tsx';
import { useCart } from './use-cart.ts';

const StoredInCart = lazyUntilTouched(
  async () => (await import('../browser-storage/stored-in-cart.tsx')).StoredInCart,
);

/** Takes a line out of the cart and puts it aside (R511). Where its script does not come, the line stays. */
async function saveForLater(item: CartItem): Promise<void> {
  try {
    const { moveToSaved } = await import('../browser-storage/move-saved.ts');
    moveToSaved(item);
  } catch {
    showToast('error', SERVER_ERROR);
  }
}

/** What stands in the cart panel. */
export function CartContents() {
  const { items, subtotal, changes, panelOpen, added } = useCart();
  const { closePanel } = cartStore;
  const { delivery } = useRootData();
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const moreBelow = useMoreBelow(end, panelOpen && items.length > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same product may be added twice.
  useEffect(() => {
    if (panelOpen && scroller.current) showAdded(scroller.current);
  }, [panelOpen, added]);

  return (
    <>
      <div className="flex h-16 shrink-0 items-center justify-between border-b border-line pr-2 pl-5">
        <h2 className="text-lg font-bold">Shopping Cart</h2>
        <CloseDrawer label="Close the cart" onClose={closePanel} />
      </div>
      {items.length === 0 ? (
        <div className="flex flex-1 flex-col gap-8 overflow-y-auto overscroll-contain p-6">
          <div className="m-auto grid gap-4">
            <CartChanges changes={changes} />
            <EmptyState
              bare
              icon={<CartIcon className="size-9" />}
              message="Your cart is empty."
              hint="What you add waits here for you."
            >
              <Button variant="secondary" onClick={closePanel}>
                Continue shopping
              </Button>
            </EmptyState>
          </div>
          <StoredInCart recent />
        </div>
      ) : (
        <>
          <div className="relative isolate flex min-h-0 flex-1 flex-col">
            <div ref={scroller} className="flex-1 scroll-pb-14 overflow-y-auto overscroll-contain px-5 pt-4">
              <CartChanges changes={changes} />
              <ul className="divide-y divide-line">
                {items.map((item) => (
                  <CartLine
                    key={item._id}
                    item={item}
                    addedAt={added?.id === item._id ? added.time : null}
                    onSave={saveForLater}
                  />
                ))}
              </ul>
              <StoredInCart />
              <div ref={end} aria-hidden="true" />
            </div>
            {moreBelow && <MoreBelow />}
          </div>
          <div className="shrink-0 border-t border-line bg-paper px-5 pt-4 pb-5">
            <FreeDeliveryBanner
              subtotal={subtotal}
              isFree={items.every((item) => isDeliveredFree(item, delivery))}
            />
            <p className="mt-4 mb-3 flex justify-between text-lg font-bold">
              <span>Subtotal: </span>
              <span className="tabular-nums">{formatRupees(subtotal)}</span>
            </p>
            <ButtonLink to={href('/CheckOut')} size="large" className="w-full tracking-wide">
              CHECKOUT
            </ButtonLink>
            <p className="mt-3 text-center text-sm text-ink-soft">
              Cash on delivery · delivery in {delivery.time}
            </p>
          </div>
        </>
      )}
    </>
  );
}

/** How high the fading foot of the list is (app/layout/more-below.tsx): what was added stands above it. */
const FOOT = 56;

/** Scrolls the list alone: scrolling into view would move the panel, too, while it slides in. */
function showAdded(list: HTMLElement): void {
  const line = list.querySelector('[data-added]');
  if (!line) return;
  const { top, bottom } = line.getBoundingClientRect();
  const shown = list.getBoundingClientRect();
  if (top < shown.top) list.scrollBy({ top: top - shown.top });
  else if (bottom > shown.bottom - FOOT) list.scrollBy({ top: bottom - shown.bottom + FOOT });
}

import { Drawer, DrawerLoading } from '../ui/drawer.tsx';
import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';
import { cartStore } from './cart-store.ts';
import { useCart } from './use-cart.ts';

const CartContents = lazyUntilTouched(
  async () => (await import('../layout/opened.ts')).CartContents,
  <DrawerLoading />,
);

/** The cart at the side of every page (R106). It opens when something is added from a card. */
export function CartPanel() {
  const { panelOpen } = useCart();
  return (
    // On a phone a strip of the page stays in sight: a tap there closes the panel.
    <Drawer
      open={panelOpen}
      onOpen={cartStore.openPanel}
      onClose={cartStore.closePanel}
      side="right"
      label="Shopping Cart"
      className="max-w-[min(27rem,100%-56px)]"
    >
      <CartContents />
    </Drawer>
  );
}

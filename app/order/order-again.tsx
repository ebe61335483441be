import { useState } from 'react';
import type { OwnOrder } from '../../shop/orders/responses.ts';
import { SERVER_ERROR } from '../api.ts';
import { cartStore } from '../cart/cart-store.ts';
import { fetchCurrent } from '../cart/refresh-cart.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';
import { useScripted } from '../ui/use-scripted.ts';

/** Puts the lines of an order into the cart, as far as they are still sold and in stock, and opens it. */
export function OrderAgain({ items }: Pick<OwnOrder, 'items'>) {
  const scripted = useScripted();
  const [busy, setBusy] = useState(false);
  const sold = items.flatMap(({ productId, ...line }) => (productId ? [{ ...line, productId }] : []));
  if (!scripted || sold.length === 0) return null;

  async function order() {
    setBusy(true);
    const products = await fetchCurrent(sold.map(({ productId }) => productId));
    setBusy(false);
    if (products === null) return showToast('error', SERVER_ERROR);
    const missing = sold.filter(({ productId, quantity }) => {
      const product = products.find(({ _id }) => _id === productId);
      // What has options since is bought by one of them.
      return !product || product.variants || cartStore.add(product, quantity) < quantity;
    });
    if (missing.length > 0) {
      showToast('info', `Fewer or none left of: ${missing.map(({ name }) => name).join(', ')}.`);
    }
    cartStore.openPanel();
  }

  return (
    <Button busy={busy} onClick={order}>
      Order these again
    </Button>
  );
}

import { href } from 'react-router';
import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { describeFewLeft, isInStock } from '../../shop/catalogue/stock/rules.ts';
import { MOST_OF_ONE_PRODUCT } from '../../shop/rules.ts';
import { showToast } from '../ui/toast.ts';
import { cartStore } from './cart-store.ts';
import { refreshCart } from './refresh-cart.ts';

const SOLD_OUT = {
  card: 'This product is out of stock and cannot be added to the cart.',
  detail: 'This product is out of stock.',
} as const;

/** What the buying buttons do: refuse what is sold out, add, say so, and open the panel when a card was used. */
export function addToCart(product: ProductCard, quantity: number, from: 'card' | 'detail'): void {
  if (!isInStock(product.quantity)) {
    showToast('error', SOLD_OUT[from]);
    return;
  }
  const added = cartStore.add(product, quantity);
  const left = product.quantity;
  if (added > 0) {
    showToast(
      'success',
      from === 'card' ? 'Item Added to Cart' : `Item added to cart with quantity: ${added}`,
      {
        about: 'cart',
        // From a card the panel opens, which has the button itself.
        ...(from === 'detail' && { link: { name: 'Checkout', to: href('/CheckOut') } }),
      },
    );
  }
  if (added < quantity) {
    const stock =
      left > MOST_OF_ONE_PRODUCT
        ? `An order has at most ${MOST_OF_ONE_PRODUCT} of one product`
        : `Only ${describeFewLeft(left)} in stock`;
    showToast('info', added > 0 ? `${stock}.` : `${stock}, already in your cart.`);
  }
  if (from === 'card') cartStore.openPanel();
  void refuseIfSoldOut(product, from);
}

/** A page may be older than the stock: what has sold out since leaves the cart again, with the message of R112. */
async function refuseIfSoldOut({ _id }: ProductCard, from: 'card' | 'detail'): Promise<void> {
  const changes = await refreshCart();
  const inCart = cartStore.read().items.some((item) => item._id === _id);
  if (changes.length > 0 && !inCart) showToast('error', SOLD_OUT[from], { about: 'cart' });
}

import { useSyncExternalStore } from 'react';
import type { ProductCard } from '../../shop/catalogue/responses.ts';
import { type CartItem, cartSubtotal, countUnits } from '../../shop/orders/cart/rules.ts';
import { type CartState, cartStore } from './cart-store.ts';

export interface Cart extends Omit<CartState, 'items'> {
  items: CartItem[];
  /** The number on the badge: units, not lines. */
  units: number;
  /** In rupees. */
  subtotal: number;
  add: (product: ProductCard, quantity: number) => { added: boolean };
  remove: (id: string) => void;
  setQuantity: (id: string, quantity: number) => void;
  clear: () => void;
  openPanel: () => void;
  closePanel: () => void;
}

function add(product: ProductCard, quantity: number): { added: boolean } {
  return { added: cartStore.add(product, quantity) > 0 };
}

/** The cart, and what can be done with it. A component that uses this is drawn again on every change. */
export function useCart(): Cart {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.read, cartStore.readOnServer);
  const { remove, setQuantity, clear, openPanel, closePanel } = cartStore;
  return {
    ...state,
    items: [...state.items],
    units: countUnits(state.items),
    subtotal: cartSubtotal(state.items),
    add,
    remove,
    setQuantity,
    clear,
    openPanel,
    closePanel,
  };
}

import { useSyncExternalStore } from 'react';
import { cartSubtotal, countUnits } from '../../shop/orders/cart/rules.ts';
import { type CartState, cartStore } from './cart-store.ts';

export interface Cart extends CartState {
  /** The number on the badge: units, not lines. */
  units: number;
  /** In rupees. */
  subtotal: number;
}

/** The cart. A component that uses this is rendered again on every change; `cartStore` is what changes it. */
export function useCart(): Cart {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.read, cartStore.readOnServer);
  return { ...state, units: countUnits(state.items), subtotal: cartSubtotal(state.items) };
}

import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import {
  addItem,
  type CartChange,
  type CartItem,
  readStoredCart,
  refreshCart,
  removeItem,
  toCartItem,
  updateQuantity,
  withoutOrdered,
} from '../../shop/orders/cart/rules.ts';
import { createListeners } from '../ui/listeners.ts';

/**
 * The cart of this browser: read from local storage when the first component listens, saved after every change, the
 * same in all tabs. On the server and during hydration it is empty.
 */
export interface CartState {
  items: readonly CartItem[];
  /** Whether local storage has been read. */
  ready: boolean;
  /** Whether something unreadable had to be dropped from local storage. */
  repaired: boolean;
  panelOpen: boolean;
  /** The product that was put in last, and how often anything was put in by then; null before the first. */
  added: { id: string; time: number } | null;
  /** What the last comparison with the catalogue changed, until the shopper has seen it. */
  changes: readonly CartChange[];
}

const STORAGE_KEY = 'cart';
const NOT_READ: CartState = {
  items: [],
  ready: false,
  repaired: false,
  panelOpen: false,
  added: null,
  changes: [],
};

let state = NOT_READ;
const { subscribe, notify } = createListeners(hearOtherTabs);

function update(next: Partial<CartState>): void {
  state = { ...state, ...next };
  notify();
}

/** Whether what is stored is the cart; what can't be stored lives as long as the page. */
let stored = true;

/** Saving can fail (private windows, full storage). */
function save(items: readonly CartItem[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(items));
    stored = true;
  } catch (error) {
    stored = false;
    console.warn('The cart could not be saved.', error);
  }
}

function read(): void {
  let text: string | null = null;
  try {
    text = localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage is switched off.
    stored = false;
  }
  const { items, repaired } = readStoredCart(text);
  if (repaired) save(items);
  update({ items, ready: true, repaired: repaired || state.repaired });
}

function change(items: CartItem[]): void {
  update({ items, changes: [] });
  save(items);
}

function hearOtherTabs({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) read();
}

export const cartStore = {
  subscribe(listener: () => void): () => void {
    const unsubscribe = subscribe(listener);
    if (!state.ready) read();
    return unsubscribe;
  },
  read: (): CartState => state,
  readOnServer: (): CartState => NOT_READ,

  /** @returns how many units went in: the stock bounds them */
  add(product: ProductCard, quantity: number): number {
    if (!state.ready) read();
    const before = state.items.find(({ _id }) => _id === product._id)?.quantity ?? 0;
    const items = addItem(state.items, toCartItem(product, quantity));
    const after = items.find(({ _id }) => _id === product._id)?.quantity ?? 0;
    if (after < 1) return 0;
    change(items);
    update({ added: { id: product._id, time: (state.added?.time ?? 0) + 1 } });
    return Math.max(0, after - before);
  },
  remove: (id: string) => change(removeItem(state.items, id)),
  setQuantity: (id: string, quantity: number) => change(updateQuantity(state.items, id, quantity)),
  clear: () => change([]),
  /** Takes out what was ordered; what was put in since stays. */
  removeOrdered: (lines: readonly Pick<CartItem, '_id' | 'quantity'>[]) =>
    change(withoutOrdered(state.items, lines)),
  /** The cart as another tab may have left it just now, before that tab's word of it has come. */
  readAgain(): CartState {
    if (stored) read();
    return state;
  },
  openPanel: () => update({ panelOpen: true }),
  closePanel: () => update({ panelOpen: false }),

  /**
   * Brings the lines of these ids up to date; lines that came in meanwhile stay as they are.
   * @param products those of them that exist
   */
  refresh(askedIds: readonly string[], products: readonly ProductCard[]): readonly CartChange[] {
    const asked = new Set(askedIds);
    const changes: CartChange[] = [];
    const items = state.items.flatMap((item) => {
      if (!asked.has(item._id)) return [item];
      const refreshed = refreshCart([item], products);
      changes.push(...refreshed.changes);
      return refreshed.items;
    });
    if (JSON.stringify(items) !== JSON.stringify(state.items)) change(items);
    if (changes.length > 0) update({ changes });
    return changes;
  },
};

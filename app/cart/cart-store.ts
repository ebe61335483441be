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
import { createStored } from '../browser-storage/create-stored.ts';

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

const NOT_READ: CartState = {
  items: [],
  ready: false,
  repaired: false,
  panelOpen: false,
  added: null,
  changes: [],
};

const stored = createStored(
  'cart',
  NOT_READ,
  (text, before) => {
    const { items, repaired } = readStoredCart(text);
    return { ...before, items, ready: true, repaired: repaired || before.repaired };
  },
  {
    toStored: ({ items }) => items,
    onUnstored: (error) => console.warn('The cart could not be saved.', error),
  },
);

/** Whether anybody listened to the cart, or changed it. */
let begun = false;

function update(next: (now: CartState) => Partial<CartState>): void {
  begun = true;
  stored.change((now) => ({ ...now, ...next(now) }));
}

/** Changes the lines; what the last comparison changed has been seen by then. */
function change(next: (items: readonly CartItem[]) => CartItem[]): void {
  update(({ items }) => ({ items: next(items), changes: [] }));
}

export const cartStore = {
  subscribe(listener: () => void): () => void {
    const unsubscribe = stored.subscribe(listener);
    if (!begun && stored.read().repaired) update(() => ({}));
    begun = true;
    return unsubscribe;
  },
  read: (): CartState => (begun ? stored.read() : NOT_READ),
  readOnServer: stored.readOnServer,

  /** @returns how many units went in: the stock bounds them */
  add(product: ProductCard, quantity: number): number {
    let went = 0;
    update(({ items: before, added }) => {
      const items = addItem(before, toCartItem(product, quantity));
      const after = unitsOf(items, product._id);
      if (after < 1) return {};
      went = Math.max(0, after - unitsOf(before, product._id));
      return { items, changes: [], added: { id: product._id, time: (added?.time ?? 0) + 1 } };
    });
    return went;
  },
  remove: (id: string) => change((items) => removeItem(items, id)),
  setQuantity: (id: string, quantity: number) => change((items) => updateQuantity(items, id, quantity)),
  clear: () => change(() => []),
  /** Takes out what was ordered; what was put in since stays. */
  removeOrdered: (lines: readonly Pick<CartItem, '_id' | 'quantity'>[]) =>
    change((items) => withoutOrdered(items, lines)),
  /** The cart as another tab may have left it just now, before that tab's word of it has come. */
  readAgain(): CartState {
    update(() => ({}));
    return stored.read();
  },
  openPanel: () => update(() => ({ panelOpen: true })),
  closePanel: () => update(() => ({ panelOpen: false })),

  /**
   * Brings the lines of these ids up to date; lines that came in meanwhile stay as they are.
   * @param products those of them that exist
   */
  refresh(askedIds: readonly string[], products: readonly ProductCard[]): readonly CartChange[] {
    const asked = new Set(askedIds);
    const changes: CartChange[] = [];
    update((now) => {
      const items = now.items.flatMap((item) => {
        if (!asked.has(item._id)) return [item];
        const refreshed = refreshCart([item], products);
        changes.push(...refreshed.changes);
        return refreshed.items;
      });
      return JSON.stringify(items) === JSON.stringify(now.items) ? {} : { items, changes };
    });
    return changes;
  },
};

const unitsOf = (items: readonly CartItem[], id: string): number =>
  items.find(({ _id }) => _id === id)?.quantity ?? 0;

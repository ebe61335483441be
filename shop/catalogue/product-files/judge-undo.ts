import type { ProductRow } from '../products/product-row.ts';
import type { MovementKind } from '../stock/rules.ts';
import { isSamePart, PARTS, type Part, partsOf, type SomeParts } from './parts.ts';

/** What an import did to a product, as it is remembered; nothing is `before` one that it created. */
export interface ImportChange {
  product_id: string;
  version_before: number | null;
  version_after: number;
  /** As text, with its microseconds. */
  restocked_at: string | null;
  before: SomeParts | null;
  after: SomeParts | null;
}

/** What happened to a product since an import. */
export interface Since {
  /** The kinds of movements of its stock. */
  moved: readonly MovementKind[];
  isOrdered: boolean;
  isReviewed: boolean;
  /** The codes that it had, as far as another product has them by now. */
  takenCodes: ReadonlySet<'sku' | 'barcode'>;
  /** The places that it had, as far as they are gone. */
  gonePlaces: ReadonlySet<'category' | 'menuCategory' | 'categories'>;
}

/** What an undo does with a product, and what it has to tell of it. */
export type Verdict =
  | { kind: 'gone' }
  | { kind: 'remove' }
  | {
      kind: 'restore';
      parts: SomeParts;
      /** Whether nothing is left of the import. */
      isWhole: boolean;
      notes: string[];
    }
  | { kind: 'keep'; notes: string[] };

/** Movements after which a number of before means nothing any more. */
const SET_ANEW: readonly MovementKind[] = ['count', 'correction', 'unexplained'];

const LABELS: Record<Part, string> = {
  name: 'Name',
  title: 'Title',
  description: 'Description',
  price: 'Price',
  discount: 'Discount',
  quantity: 'Stock',
  shipping: 'Shipping',
  category: 'Category',
  menuCategory: 'Category of the menus',
  photos: 'Pictures',
  sku: 'SKU',
  barcode: 'Barcode',
  status: 'Status',
  brand: 'Brand',
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  categories: 'Further categories',
  variants: 'Variants',
};

/** @param product as it is now; undefined for one that is gone */
export function judgeUndo(change: ImportChange, product: ProductRow | undefined, since: Since): Verdict {
  if (!product) return { kind: 'gone' };
  const { before, after } = change;
  if (before === null || after === null) {
    const note = whyKept(change, product, since);
    return note === null ? { kind: 'remove' } : { kind: 'keep', notes: [note] };
  }
  const now = partsOf(product);
  const parts: SomeParts = {};
  const changed: string[] = [];
  const notes: string[] = [];
  for (const part of PARTS) {
    if (before[part] === undefined) continue;
    if (part === 'quantity') {
      const back = backTo(before.quantity ?? 0, after.quantity ?? 0, product.quantity, since);
      if (back.note !== null) notes.push(back.note);
      if (back.quantity !== null) parts.quantity = back.quantity;
    } else if (!isSamePart(part, now, after)) {
      if (!isSamePart(part, now, before)) changed.push(LABELS[part]);
    } else {
      const obstacle = findObstacle(part, since);
      if (obstacle === null) Object.assign(parts, { [part]: before[part] });
      else notes.push(obstacle);
    }
  }
  if (changed.length > 0) notes.unshift(`Changed since: ${changed.join(', ')}.`);
  if (Object.keys(parts).length === 0) return { kind: 'keep', notes };
  return { kind: 'restore', parts, isWhole: notes.length === 0, notes };
}

function whyKept({ version_after }: ImportChange, { version }: ProductRow, since: Since): string | null {
  if (since.isOrdered) return 'It is in an order.';
  if (version !== version_after) return 'It was changed since.';
  if (since.moved.length > 0) return 'Its stock moved since.';
  return since.isReviewed ? 'It has a review.' : null;
}

/** Units that were sold or came in since stay sold and in. */
function backTo(before: number, after: number, now: number, { moved }: Since) {
  if (moved.some((kind) => SET_ANEW.includes(kind))) {
    return { quantity: null, note: 'Stock was counted or corrected since.' };
  }
  const quantity = now - (after - before);
  if (quantity >= 0) return { quantity, note: null };
  return { quantity: 0, note: `Stock is 0: ${-quantity} more are sold than there were.` };
}

function findObstacle(part: Part, { takenCodes, gonePlaces }: Since): string | null {
  if (part === 'sku' || part === 'barcode') {
    return takenCodes.has(part) ? `${LABELS[part]} is that of another product by now.` : null;
  }
  if (part !== 'category' && part !== 'menuCategory' && part !== 'categories') return null;
  return gonePlaces.has(part) ? `${LABELS[part]} does not exist any more.` : null;
}

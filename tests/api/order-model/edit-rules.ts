import { done, isOpen, isStale, record, refused, type Said } from './moving.ts';
import {
  amountsOf,
  isInShop,
  type Line,
  type Order,
  openBooking,
  orderOf,
  type State,
  shelf,
} from './state.ts';
import type { City } from './tables.ts';
export interface Edit {
  lines: { line?: number; product?: number; units: number }[];
  city: City;
  address: string;
  delivery: number | null;
  discount: number;
  version: number;
}

export function edit(state: State, id: string, wanted: Edit, by: string): Said {
  const order = orderOf(state, id);
  const canBe = isOpen(order) && isInShop(order) && order.tracking === null;
  const lines = editedLines(state, order, wanted);
  const unchanged =
    canBe &&
    lines !== null &&
    JSON.stringify(lines) === JSON.stringify(order.lines) &&
    wanted.city === order.city &&
    wanted.address === order.address &&
    (wanted.delivery ?? 'by city') === (order.delivery ?? 'by city') &&
    wanted.discount === order.discount;
  if (unchanged) return done();
  if (isStale(order, wanted.version)) return refused('CHANGED_MEANWHILE');
  if (openBooking(order) || !canBe) return refused('NOT_EDITABLE');
  if (lines === null) return refused('INVALID_INPUT');
  const { city, address, delivery, discount } = wanted;
  const before = order.place;
  Object.assign(order, { lines, city, address, delivery, discount, place: 'to-pack' });
  if (shelf(state).some((units) => units < 0)) return refused('OUT_OF_STOCK');
  if (discount > amountsOf(order).subtotal) return refused('INVALID_INPUT');
  order.version += 1;
  // What was packed is opened again.
  const opened = before === 'packed' ? { fromPlace: before, toPlace: 'to-pack' as const } : {};
  record(state, order, { kind: 'edited', by, ...opened });
  return done();
}

/** The lines that stay, in their order and at their price, then the new ones at the price of today; null for a wrong one. */
function editedLines(state: State, order: Order, wanted: Edit): Line[] | null {
  const units = new Map<Line, number>();
  const added = new Map<number, number>();
  for (const { line, product, units: more } of wanted.lines) {
    const kept = order.lines.find((one) =>
      line === undefined ? one.product === product : one.number === line,
    );
    if (kept) units.set(kept, (units.get(kept) ?? 0) + more);
    else if (product === undefined) return null;
    else added.set(product, (added.get(product) ?? 0) + more);
  }
  const kept = order.lines
    .filter((line) => units.has(line))
    .map((line) => ({ ...line, units: units.get(line) ?? 0 }));
  const last = Math.max(...order.lines.map(({ number }) => number));
  const fresh = [...added].map(([product, more], index) => {
    const price = state.products[product]?.price ?? 0;
    return { number: last + 1 + index, product, units: more, price, good: 0, damaged: 0 };
  });
  return [...kept, ...fresh];
}

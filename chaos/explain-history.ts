import type { FinalState, History, HistoryEvent, OrderLine } from './history.ts';

/** One thing that happened to one product's stock. */
export interface StockStep {
  start: number;
  end: number;
  /** The stock after it, or null where it cannot have happened at this stock. */
  apply(stock: number): number | null;
  /** Nobody knows whether it happened. */
  isOptional: boolean;
}

/** What in the history and in what is stored cannot have come about by any order of events; empty when all is right. */
export function findContradictions(history: History, final: FinalState): string[] {
  return [...history.contradictions, ...checkOrders(history, final), ...checkStocks(history, final)];
}

function checkOrders({ events }: History, { orders }: FinalState): string[] {
  const found: string[] = [];
  const stored = new Map(orders.map((order) => [order.key, order]));
  if (stored.size !== orders.length) found.push('Two stored orders have one idempotency key.');
  if (new Set(orders.map(({ number }) => number)).size !== orders.length) {
    found.push('Two stored orders have one number.');
  }
  const sent = new Set<string>();
  for (const event of events) {
    if (event.kind !== 'purchase') continue;
    const { key, outcome, lines } = event;
    sent.add(key);
    const order = stored.get(key);
    if (typeof outcome === 'object' && 'placed' in outcome) {
      if (!order) found.push(`Order ${outcome.placed} was confirmed and is not stored.`);
      else if (order.number !== outcome.placed) {
        found.push(
          `The order of ${key} was confirmed as ${outcome.placed} and is stored as ${order.number}.`,
        );
      } else if (!isSame(order.lines, lines))
        found.push(`Order ${order.number} has other lines than were ordered.`);
    } else if (order && outcome !== 'unknown') {
      found.push(`Order ${order.number} was refused and is stored.`);
    }
  }
  for (const { key, number } of orders) if (!sent.has(key)) found.push(`Nobody ordered ${number}.`);
  return found;
}

const isSame = (some: readonly OrderLine[], others: readonly OrderLine[]) => {
  const written = (lines: readonly OrderLine[]) =>
    lines
      .map(({ product, quantity }) => `${product} ${quantity}`)
      .sort()
      .join();
  return written(some) === written(others);
};

function checkStocks(history: History, final: FinalState): string[] {
  const found: string[] = [];
  for (const [product, initial] of history.initialStock) {
    const last = final.stock.get(product);
    const steps = [...stepsOf(product, history.events, final), finalRead(last)];
    if (!isExplained(initial, steps)) {
      found.push(`No order of events leads from ${initial} to ${last} units of ${product}.`);
    }
  }
  return found;
}

const finalRead = (last: number | undefined): StockStep => ({
  start: Number.MAX_VALUE,
  end: Number.MAX_VALUE,
  apply: (stock) => (stock === last ? stock : null),
  isOptional: false,
});

function stepsOf(product: string, events: readonly HistoryEvent[], { orders }: FinalState): StockStep[] {
  const byKey = new Map(orders.map((order) => [order.key, order]));
  const byId = new Map(orders.map((order) => [order.id, order]));
  const unitsOf = (lines: readonly OrderLine[]) =>
    lines.reduce((sum, line) => sum + (line.product === product ? line.quantity : 0), 0);

  return events.flatMap((event): StockStep[] => {
    const { start, end } = event;
    if (event.kind === 'purchase') {
      const units = unitsOf(event.lines);
      if (units === 0) return [];
      // What the shopper does not know, the stored orders tell.
      if (byKey.has(event.key)) return [{ start, end, apply: take(units), isOptional: false }];
      const { outcome } = event;
      const isSoldOut =
        typeof outcome === 'object' && 'soldOut' in outcome && outcome.soldOut.includes(product);
      return isSoldOut
        ? [{ start, end, apply: (stock) => (stock < units ? stock : null), isOptional: false }]
        : [];
    }
    if (event.kind === 'stock change') {
      if (event.product !== product || event.outcome === 'refused') return [];
      const { seen, wanted, outcome } = event;
      const apply = (stock: number) => (stock === seen ? wanted : null);
      return outcome === 'done'
        ? [{ start, end, apply, isOptional: false }]
        : [{ start, end: Number.POSITIVE_INFINITY, apply, isOptional: true }];
    }
    const order = byId.get(event.order);
    const units = order?.isCancelled ? unitsOf(order.lines) : 0;
    return units === 0 ? [] : [{ start, end, apply: (stock) => stock + units, isOptional: false }];
  });
}

const take = (units: number) => (stock: number) => (stock >= units ? stock - units : null);

/**
 * Whether the steps have an order in which each was possible, and none came before one that had ended before it began
 * (linearizability, by the search of Wing and Gong that remembers where it has been).
 */
export function isExplained(initial: number, steps: readonly StockStep[]): boolean {
  const inTurn = steps
    .toSorted((one, other) => one.end - other.end)
    .map((step, place) => ({ ...step, mark: 1n << BigInt(place) }));
  const seen = new Set<string>();
  const search = [{ stock: initial, done: 0n }];
  for (let place = search.pop(); place; place = search.pop()) {
    const { stock, done } = place;
    const left = inTurn.filter(({ mark }) => (done & mark) === 0n);
    const firstEnd = left.find(({ isOptional }) => !isOptional)?.end;
    if (firstEnd === undefined) return true;
    // The last that is put on the pile is tried first: what ended first has most likely happened first.
    for (const { start, apply, mark } of left.toReversed()) {
      const after = start <= firstEnd ? apply(stock) : null;
      if (after === null) continue;
      const name = `${after} ${(done | mark).toString(36)}`;
      if (!seen.has(name)) search.push({ stock: after, done: done | mark });
      seen.add(name);
    }
  }
  return false;
}

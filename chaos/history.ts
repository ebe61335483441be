/** What happened to the goods, as those saw it who asked for it: every call with its start and end (milliseconds). */

interface Interval {
  start: number;
  /** Infinity while nobody knows whether it happened. */
  end: number;
}

export interface OrderLine {
  product: string;
  quantity: number;
}

/** All tries of one order under one idempotency key. */
export interface Purchase extends Interval {
  kind: 'purchase';
  key: string;
  lines: OrderLine[];
  /** `sold out` names the products of which there was not enough. */
  outcome: { placed: number; id: string } | { soldOut: string[] } | 'refused' | 'unknown';
}

/** Staff set a stock that they saw before; it is refused when there is another one by then. */
export interface StockChange extends Interval {
  kind: 'stock change';
  product: string;
  seen: number;
  wanted: number;
  outcome: 'done' | 'refused' | 'unknown';
}

/** Staff cancel an order, whose units go back once. */
export interface Cancellation extends Interval {
  kind: 'cancellation';
  order: string;
  outcome: 'done' | 'unknown';
}

export type HistoryEvent = Purchase | StockChange | Cancellation;

/** What is stored in the end. */
export interface FinalState {
  stock: ReadonlyMap<string, number>;
  orders: readonly { id: string; number: number; key: string; isCancelled: boolean; lines: OrderLine[] }[];
}

export interface History {
  /** Units of each product at the beginning. */
  initialStock: ReadonlyMap<string, number>;
  events: HistoryEvent[];
  /** Answers that no fault explains: a 500, two orders under one key. */
  contradictions: string[];
}

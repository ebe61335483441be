import {
  type City,
  COUPON,
  DELIVERY,
  FREE_FROM,
  type Place,
  type ReturnReason,
  type ReturnState,
  type Status,
} from './tables.ts';

/** What the test believes of the shop: kept by rules of its own, and compared with the database after every round. */
export interface State {
  /** `put`: units that were ever put onto the shelf; `price`: rupees for one, today, and `full` without a discount. */
  products: { id: string; price: number; full: number; put: number }[];
  orders: Order[];
  settlements: Settlement[];
  /** Paisa by account. */
  ledger: Record<string, number>;
  /** Which of the owner's rules are on, in the order of `RULES`. */
  rulesOn: boolean[];
  /** For each mobile whether it is blocked, and how often it was so far: which block one sees. */
  blocks: { isBlocked: boolean; times: number }[];
}

export interface Line {
  number: number;
  product: number;
  units: number;
  /** Rupees for one, as it was sold. */
  price: number;
  good: number;
  damaged: number;
}

export interface Event {
  kind: string;
  fromStatus: string | null;
  toStatus: string | null;
  fromPlace: string | null;
  toPlace: string | null;
  /** Who did it, by id; null for the shop and for shoppers. */
  by: string | null;
}

export type Outcome = 'confirmed' | 'no-answer' | 'refused';

export interface Booking {
  reference: string;
  courier: string;
  state: 'asked' | 'booked' | 'failed' | 'cancelled' | 'unknown';
  /** In rupees. */
  collect: number;
  /** Whether the courier has the parcel, whatever the shop knows. */
  atCourier: boolean;
}

export interface Money {
  sold: number;
  paid: number;
  writtenOff: number;
}

export interface Return {
  id: string;
  /** The name that it was opened under. */
  key: string;
  reason: ReturnReason;
  state: ReturnState;
  outcome: 'refunded' | 'exchanged' | 'closed' | null;
  lines: { line: number; units: number; good: number | null; damaged: number | null }[];
  /** What it is worth in paisa: what was paid for the goods, and of the delivery. */
  goods: number | null;
  delivery: number | null;
  /** The order that was taken instead, and what was set against it in paisa. */
  exchange: { order: string; paisa: number } | null;
}

export interface Refund {
  id: string;
  key: string;
  returnId: string | null;
  paisa: number;
  way: Way;
  undone: boolean;
  /** How much of it had come before the parcel: so much less is paid since. */
  ofPaid: number;
}

export type Way = 'cash' | 'bank' | 'wallet' | 'card';

/** Money that came before the parcel (decision 101). */
export interface Payment {
  id: string;
  key: string;
  paisa: number;
  way: Way;
  reference: string;
  undone: boolean;
}

export interface Order {
  id: string;
  number: number;
  /** Under which name it was sent, and what; null where it had none. */
  sent: { key: string; contents: string } | null;
  /** Which of the customers it goes to. */
  mobile: number;
  payment: 'cash' | 'card';
  status: Status;
  place: Place;
  confirmation: 'unconfirmed' | Outcome;
  /** The outcomes that stand, oldest first. */
  outcomes: Outcome[];
  cancelledFrom: Status;
  /** Whether the day is known on which the parcel left the shop, and on which the customer got it. */
  left: boolean;
  handed: boolean;
  /** How long ago the customer got it, where the day is known. */
  daysAgo: number;
  /** Whether its parcel was refused, or came back undelivered. */
  cameBack: boolean;
  /** Whether staff said why it goes out although a rule asks for something. */
  overruled: boolean;
  version: number;
  city: City;
  address: string;
  lines: Line[];
  /** Set by hand, in rupees; null is what the city pays. */
  delivery: number | null;
  discount: number;
  /** Whether it holds the one coupon that there is. */
  coupon: boolean;
  courier: string | null;
  /** As staff typed it, or the reference of the booking that it comes from. */
  tracking: string | null;
  weight: number | null;
  events: Event[];
  /** Rows of the audit log about it. */
  audits: number;
  bookings: Booking[];
  /** Paisa, by courier. */
  money: Record<string, Money>;
  returns: Return[];
  refunds: Refund[];
  payments: Payment[];
  /** What the shop has by other ways than a courier, and what is asked for before the parcel is packed; paisa. */
  paid: number;
  advance: number;
  /** The most that was ever paid for it, in paisa: a status that is set by hand may find it to be less. */
  mostPaid: number;
}

export interface Settlement {
  id: string;
  number: number;
  courier: string;
  text: string;
  undone: boolean;
  /** What was booked: for an order by its id, or as unclear. */
  postings: { order: string | null; settled: number; paid: number; charges: number; tax: number }[];
}

/** The entry of a list that has to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no entry ${index}.`);
  return found;
}

export function orderOf(state: State, id: string): Order {
  const order = state.orders.find((one) => one.id === id);
  if (!order) throw new Error(`The model has no order ${id}.`);
  return order;
}

export const isInShop = ({ place }: Pick<Order, 'place'>) => place === 'to-pack' || place === 'packed';

/** Units of a line that are not on the shelf: held in the shop, on the way, with the customer, damaged or lost. */
export function unitsOff(order: Pick<Order, 'place' | 'status'>, { units, good }: Line): number {
  if (isInShop(order)) return order.status === 'Cancelled' ? 0 : units;
  return units - good;
}

/** Units of a line that a return asks for and nobody has inspected yet. */
export function unitsAsked({ returns }: Order, line: number): number {
  return returns
    .filter(({ state }) => state === 'asked' || state === 'expected' || state === 'received')
    .flatMap(({ lines }) => lines)
    .reduce((all, one) => (one.line === line ? all + one.units : all), 0);
}

/** Units on the shelf, by product. */
export function shelf({ products, orders }: State): number[] {
  return products.map(({ put }, product) => {
    const lines = orders.flatMap((order) =>
      order.lines.filter((line) => line.product === product).map((line) => unitsOff(order, line)),
    );
    return lines.reduce((left, units) => left - units, put);
  });
}

export const toPaisa = (rupees: number) => Math.round(rupees * 100);

/** What an order comes to, in rupees. */
export function amountsOf({ lines, city, delivery, discount, coupon: hasCoupon }: Order) {
  const subtotal = lines.reduce((sum, { price, units }) => sum + price * units, 0);
  const shipping = delivery ?? (subtotal >= FREE_FROM ? 0 : DELIVERY[city]);
  // What is set against an exchange may have paisa: summed in these it is exact.
  const left = toPaisa(subtotal) - toPaisa(discount);
  const takes = hasCoupon ? toPaisa(Math.floor((subtotal * COUPON.value) / 100)) : 0;
  const off = Math.min(takes, Math.max(0, left));
  const total = (left - off + toPaisa(shipping)) / 100;
  return { subtotal, discount, coupon: off / 100, shipping, total };
}

/** How often the coupon is used: by every order that has it and is not cancelled. */
export const couponUses = ({ orders }: State) =>
  orders.filter(({ coupon, status }) => coupon && status !== 'Cancelled').length;

/** What the courier collects, in paisa. */
export function toCollect(order: Order): number {
  return order.payment === 'cash' ? Math.max(0, leftToPay(order)) : 0;
}

export const leftToPay = (order: Order) => toPaisa(amountsOf(order).total) - order.paid;

/** What is asked for before an order is packed, in paisa: all of a card order, the advance of a cash order. */
export function dueFirst(order: Order): number {
  const total = toPaisa(amountsOf(order).total);
  return order.payment === 'card' ? total : Math.min(order.advance, total);
}

/** What of what came before the parcel is above the order, or came for one that is cancelled; paisa. */
export function paidTooMuch(order: Order): number {
  const isKept = order.status !== 'Cancelled' || order.handed;
  return Math.max(0, isKept ? -leftToPay(order) : order.paid);
}

/** Whether the customer has the parcel, or had it when it came back. */
export const isHandedOver = ({ status, place, handed }: Pick<Order, 'status' | 'place' | 'handed'>) =>
  status === 'Delivered' || (place === 'back' && handed);

/** The booking that may be a parcel at a courier. */
export function openBooking({ bookings }: Order): Booking | undefined {
  return bookings.find(({ state }) => state === 'asked' || state === 'booked' || state === 'unknown');
}

export function moneyOf(order: Order, courier: string): Money {
  order.money[courier] ??= { sold: 0, paid: 0, writtenOff: 0 };
  return order.money[courier];
}

/** What a courier still owes for an order, in paisa. */
export function dueOf({ money }: Order, courier: string): number {
  const { sold = 0, paid = 0, writtenOff = 0 } = money[courier] ?? {};
  return sold - paid - writtenOff;
}

export function post(state: State, account: string, paisa: number): void {
  state.ledger[account] = (state.ledger[account] ?? 0) + paisa;
}

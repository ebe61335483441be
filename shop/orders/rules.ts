/** What has to hold before an order is placed, and what it costs (R127 to R129), by the server's own amounts. */

import type { Row } from '../../database/tables.ts';
import { linePricePaisa } from '../catalogue/pricing/rules.ts';
import { findShortages, type Shortage, type Wanted } from '../catalogue/stock/rules.ts';
import { toLatinDigits } from '../fields/rules.ts';
import { toPaisa, toRupees } from '../money.ts';
import type { DeliveryCosts } from '../settings/store-settings/types.ts';
import { type Amounts, isMarkedFree, sumOrder } from './amounts/rules.ts';
import type { CouponCase, CouponRefusal, JudgedCoupon } from './coupons/judging/rules.ts';
import { type Excess, findExcess, type SizeLimits } from './limits/rules.ts';
import { isFree } from './shipping/rules.ts';

/** A product as the order's transaction read it; `quantity` is the stock on hand. */
export type OrderableProduct = Pick<
  Row<'products'>,
  'id' | 'name' | 'photos' | 'price_paisa' | 'discount_basis_points' | 'shipping'
> &
  Pick<Row<'stock'>, 'quantity'> & {
    /** Of a product that is sold by its options, and not itself: their names. */
    optionNames?: string[] | null;
  };

/** What an order's line says of what was sold. */
export type OrderLine = Pick<
  Row<'order_lines'>,
  | 'product_id'
  | 'name'
  | 'photo'
  | 'price_paisa'
  | 'discount_basis_points'
  | 'line_price_paisa'
  | 'quantity'
  | 'delivered_free'
>;

export interface OrderTotals extends Amounts {
  lines: OrderLine[];
  coupon: StoredCoupon | null;
}

/** A coupon as the order's transaction read it. */
export interface StoredCoupon extends JudgedCoupon {
  id: string;
  version: number;
}

/** A coupon that an order asks for. */
export interface AskedCoupon {
  /** Null where there is none of this code. */
  found: StoredCoupon | null;
  /** Why it does not apply to what is ordered; null when it does. */
  judge: (cart: Pick<CouponCase, 'subtotal' | 'isDeliveredFree'>) => CouponRefusal | null;
}

/** A line of an order, by the product's price of today; whether its mark makes it free is kept as its price is. */
export function toOrderLine(
  product: OrderableProduct,
  quantity: number,
  delivery: Pick<DeliveryCosts, 'markedFree'>,
): OrderLine {
  const { id, name, photos, price_paisa, discount_basis_points } = product;
  return {
    product_id: id,
    name,
    photo: photos[0] ?? null,
    price_paisa,
    discount_basis_points,
    line_price_paisa: linePricePaisa(price_paisa, discount_basis_points),
    quantity,
    delivered_free: isMarkedFree(product, delivery),
  };
}

/** What the order costs, by the server's own prices. @param wanted one entry a product */
export function computeTotals(
  wanted: readonly Wanted[],
  products: ReadonlyMap<string, OrderableProduct>,
  city: string,
  delivery: DeliveryCosts,
  coupon: StoredCoupon | null,
): OrderTotals {
  const lines = wanted.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [toOrderLine(product, quantity, delivery)] : [];
  });
  return { lines, coupon, ...sumOrder(lines, city, delivery, coupon) };
}

export type OrderFailure =
  | { reason: 'options-missing'; productIds: string[] }
  | { reason: 'shortages'; shortages: Shortage[] }
  | { reason: 'too-large'; excess: Excess }
  | { reason: 'coupon'; why: CouponRefusal }
  | { reason: 'amounts-changed'; totals: OrderTotals };

export interface OrderRequest {
  wanted: readonly Wanted[];
  city: string;
  delivery: DeliveryCosts;
  /** What the browser showed, in rupees. */
  shownShippingCost: number;
  shownTotalAmount: number;
  /** Of customers whom the shop does not know yet; null for the others. */
  limits: SizeLimits | null;
  /** Null for an order without one. */
  coupon: AskedCoupon | null;
}

type Check = (
  request: OrderRequest,
  products: ReadonlyMap<string, OrderableProduct>,
  totals: OrderTotals,
) => OrderFailure | null;

const everyOptionIsChosen: Check = ({ wanted }, products) => {
  const unchosen = wanted.filter(({ productId }) => products.get(productId)?.optionNames);
  return unchosen.length > 0
    ? { reason: 'options-missing', productIds: unchosen.map(({ productId }) => productId) }
    : null;
};

const stockCoversEveryLine: Check = ({ wanted }, products) => {
  const onHand = new Map([...products].map(([id, { quantity }]) => [id, quantity]));
  const shortages = findShortages(wanted, onHand);
  return shortages.length > 0 ? { reason: 'shortages', shortages } : null;
};

const noLargerThanAllowed: Check = ({ limits }, _products, { lines }) => {
  const excess = limits && findExcess(lines, limits);
  return excess ? { reason: 'too-large', excess } : null;
};

const couponApplies: Check = ({ coupon, delivery }, _products, totals) => {
  const why = coupon?.judge(couponCase(totals, delivery));
  return why ? { reason: 'coupon', why } : null;
};

/** What a coupon is judged by of an order's lines. */
export function couponCase(
  { lines, subtotalPaisa }: Pick<OrderTotals, 'lines' | 'subtotalPaisa'>,
  delivery: DeliveryCosts,
) {
  const subtotal = toRupees(subtotalPaisa);
  const allMarkedFree = lines.length > 0 && lines.every((line) => line.delivered_free);
  return { subtotal, isDeliveredFree: isFree(subtotal, delivery, allMarkedFree) };
}

const shopperSawTheseAmounts: Check = ({ shownShippingCost, shownTotalAmount }, _products, totals) => {
  const same =
    toPaisa(shownShippingCost) === totals.shippingPaisa && toPaisa(shownTotalAmount) === totals.totalPaisa;
  return same ? null : { reason: 'amounts-changed', totals };
};

/** The checks before an order, in the order in which a shopper is told. */
const CHECKS: readonly Check[] = [
  everyOptionIsChosen,
  stockCoversEveryLine,
  noLargerThanAllowed,
  couponApplies,
  shopperSawTheseAmounts,
];

/** Decides whether an order may be placed, and at which figures. Pure; the caller holds the locks. */
export function assessOrder(
  request: OrderRequest,
  products: ReadonlyMap<string, OrderableProduct>,
): { failure: OrderFailure } | { failure: null; totals: OrderTotals } {
  const { wanted, city, delivery, coupon } = request;
  const totals = computeTotals(wanted, products, city, delivery, coupon?.found ?? null);
  for (const check of CHECKS) {
    const failure = check(request, products, totals);
    if (failure) return { failure };
  }
  return { failure: null, totals };
}

/** A purchase is acknowledged within this time of its order (R133). */
export const ACKNOWLEDGE_WITHIN_MINUTES = 15;

/** Where an order came from is kept, and counts, for so long (decision 051). */
export const ORIGIN_KEPT_HOURS = 24;

/** The statuses of an order (R174); staff may set any of them, in any order. */
export const ORDER_STATUSES = ['Pending', 'Processing', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_METHODS = ['cash', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Who typed an order: the shopper, or staff for somebody on the phone. */
export const ORDER_SOURCES = ['web', 'phone'] as const;

/** Whether the shopper of a cash order said on the phone that it is meant. */
export const CONFIRMATIONS = ['unconfirmed', 'no-answer', 'confirmed', 'refused'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** What an order waits for, in the order of the work. The conditions are in shop/orders/stages.ts. */
export const STAGES = [
  'to-confirm',
  'awaits-payment',
  'to-pack',
  'to-hand-over',
  'with-courier',
  'courier-differs',
  'money-due',
  'to-refund',
] as const;
export type Stage = (typeof STAGES)[number];

/** Where the parcel of an order is, beside its status (decision 090). */
export const FULFILMENTS = [
  'to-pack',
  'packed',
  'with-courier',
  'out-for-delivery',
  'delivered',
  'refused',
  'coming-back',
  'back',
  'lost',
] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

/** In which statuses an order whose parcel is in the shop holds the units of its lines (R175). */
export const HOLDS_STOCK = {
  Pending: true,
  Processing: true,
  Delivered: true,
  Cancelled: false,
} as const satisfies Record<OrderStatus, boolean>;

/** What a change of status does to the stock of the order's lines, as long as its parcel is in the shop. */
export type StockMove = 'none' | 'give-back' | 'take-again';

export function stockMove(from: OrderStatus, to: OrderStatus): StockMove {
  if (HOLDS_STOCK[from] === HOLDS_STOCK[to]) return 'none';
  return HOLDS_STOCK[from] ? 'give-back' : 'take-again';
}

export const OWN_ORDERS_PAGE_SIZE = 10;

/** Orders a page of the staff's list (R172). */
export const ORDERS_PAGE_SIZE = 20;

export interface SearchWord {
  /** Somewhere in the text. */
  readings: string[];
  /** What a mobile begins with, 03…, where digits may begin with the code of the country; otherwise null. */
  mobileStart: string | null;
}

export interface OrderSearch {
  /** Each has to be found, in any of its readings; in lower case. */
  words: SearchWord[];
  /** Of the order that is meant, where one number was typed, for example `1042` or `#1042`. */
  number: number | null;
  /** Of the city that is meant, where nothing but its name was typed. */
  city: string | null;
  /** Whether the words may be those of a product: numbers alone are none. */
  mayBeProduct: boolean;
}

/** Shorter words are no help to the index: alone, they have to begin the name. */
export const SHORTEST_INDEXED_WORD = 3;

const MOST_SEARCH_WORDS = 6;

/**
 * Reads a search of orders: a mobile or tracking number or a part of it, an order number, a city, words of name, e-mail
 * address, address or product.
 */
export function readOrderSearch(text: string, cityNames: readonly string[]): OrderSearch {
  const typed = toLatinDigits(text).toLowerCase().trim();
  if (/^[\d\s\-().#+]*\d[\d\s\-().]*$/.test(typed)) {
    const digits = typed.replace(/\D/g, '');
    const number = /^[1-9]\d{0,9}$/.test(digits) && !typed.startsWith('+') ? Number(digits) : null;
    return { words: [readingsOf(typed)], number, city: null, mayBeProduct: false };
  }
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  return {
    words: words
      .slice(0, MOST_SEARCH_WORDS)
      .map((word) =>
        /^[\d\-().+]*\d[\d\-().+]*$/.test(word) ? readingsOf(word) : { readings: [word], mobileStart: null },
      ),
    number: null,
    city: cityNames.find((city) => city.toLowerCase() === words.join(' ')) ?? null,
    mayBeProduct: words.some((word) => word.length >= SHORTEST_INDEXED_WORD),
  };
}

/**
 * What digits may mean: what was typed, and, where they begin like the code of the country, the beginning of a mobile:
 * half a number may begin with 92 by itself. A plus sign is nothing but the code.
 */
function readingsOf(text: string): SearchWord {
  const typed = text.replace(/[^\d+]/g, '');
  const [, rest = ''] = /^(?:\+92|0092|92(?=3))0?(\d*)$/.exec(typed) ?? [];
  const mobileStart = rest.length + 1 >= SHORTEST_INDEXED_WORD ? `0${rest}` : null;
  const digits = typed.replaceAll('+', '');
  return { readings: mobileStart !== null && typed.startsWith('+') ? [] : [digits], mobileStart };
}

import type { Wanted } from '../../catalogue/stock/rules.ts';
import { dayOfShop } from '../../dates.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { whyNoCoupon } from '../coupons/judging/rules.ts';
import { explainTooManyOpen } from '../limits/rules.ts';
import { type KnownOfMobile, refuseRisk } from '../risk/refuse-order.ts';
import type { RiskRule } from '../risk/rules.ts';
import {
  type AskedCoupon,
  assessOrder,
  type OrderableProduct,
  type OrderTotals,
  type StoredCoupon,
} from '../rules.ts';
import type { SettledOrder } from '../schemas.ts';
import { explainFailure } from './explain-failure.ts';
import type { OrderOrigin } from './origin.ts';

const CARD_NOT_TAKEN = 'This shop does not take cards yet. Please choose cash on delivery.';

/** The browser's name for an attempt to order, and what it sent under it. */
export interface Attempt {
  key: string;
  hash: Buffer;
}

/** What an order is decided by that the owner and the shop's keys say. */
export type CheckoutSettings = Pick<
  CurrentSettings,
  'orderLimits' | 'store' | 'payments' | 'delivery' | 'cities'
>;

/** An order as it came in. */
export interface SentOrder {
  request: SettledOrder;
  origin: OrderOrigin;
  /** Hash of the sender's network; null where it is not known. */
  network: Buffer | null;
  attempt: Attempt | null;
  /** One entry a product. */
  wanted: readonly Wanted[];
  /** Whether the limits of new customers don't hold: for customers whom the shop knows, and for orders that staff take. */
  isTrusted: boolean;
}

/** What orders are judged by. */
export interface State {
  products: Map<string, OrderableProduct>;
  /** Unconfirmed orders, by mobile number and by network. */
  open: Map<string, number>;
  /** The owner's rules of how much cash is taken, those that are on. */
  rules: readonly RiskRule[];
  mobiles: Map<SentOrder, KnownOfMobile>;
  /** By their codes; those that orders ask for and that there are. */
  coupons: Map<string, StoredCoupon>;
  /** Orders that are not cancelled, of the mobiles that ask for a coupon: by the mobile, and by `usedAs`. */
  placed: Map<string, number>;
}

/** Under which name the uses of a coupon by a mobile are counted. */
export function usedAs(code: string, mobile: string): string {
  return `${code} ${mobile}`;
}

/** The coupon that an order asks for, and what it is judged by. */
function askedCoupon({ request }: SentOrder, { coupons, placed }: State): AskedCoupon | null {
  const { coupon: code, customer } = request;
  if (!code) return null;
  const ofMobile = {
    orders: placed.get(customer.mobile) ?? 0,
    uses: placed.get(usedAs(code, customer.mobile)) ?? 0,
  };
  const found = coupons.get(code) ?? null;
  const today = dayOfShop(new Date().toISOString());
  return { found, judge: (cart) => whyNoCoupon(found, { ...cart, today, ofMobile }) };
}

/** Under which names unconfirmed orders are counted. Those of one name are placed one after the other. */
export function countedAs({ request, network }: Pick<SentOrder, 'request' | 'network'>) {
  return {
    mobile: `orders of ${request.customer.mobile}`,
    network: network && `orders from ${network.toString('base64')}`,
  };
}

/** Whether an order may be placed, and what it costs. */
export function judgeOrder(
  order: SentOrder,
  state: State,
  { store, payments, delivery, orderLimits }: CheckoutSettings,
): Result<OrderTotals> {
  const { request, origin, wanted, isTrusted } = order;
  const { products, open, rules, mobiles } = state;
  const limits = isTrusted ? null : orderLimits;
  const shopper = {
    signedIn: origin.customerId !== null,
    phone: store.phone,
    isOnPhone: origin.takenBy !== undefined,
  };
  // Staff take such an order on the phone: they have ways of their own to be paid.
  if (request.paymentMethod === 'card' && !shopper.isOnPhone && payments.card === 'off') {
    return failure('CARD_NOT_TAKEN', CARD_NOT_TAKEN);
  }
  if (limits) {
    const { mobile, network } = countedAs(order);
    const isFull = (name: string | null, most: number) => name !== null && (open.get(name) ?? 0) >= most;
    const full = isFull(mobile, limits.openPerMobile)
      ? 'mobile'
      : isFull(network, limits.openPerNetwork)
        ? 'network'
        : null;
    if (full) return failure('TOO_MANY_OPEN_ORDERS', explainTooManyOpen(full, shopper));
  }
  const assessed = assessOrder(
    {
      wanted,
      city: request.customer.city,
      delivery,
      shownShippingCost: request.shippingCost,
      shownTotalAmount: request.totalAmount,
      limits,
      coupon: askedCoupon(order, state),
    },
    products,
  );
  if (assessed.failure) {
    return { ok: false, failure: explainFailure(assessed.failure, products, request, shopper) };
  }
  const isCash = request.paymentMethod === 'cash';
  const judged = { totalPaisa: assessed.totals.totalPaisa, isCash };
  const refused = refuseRisk(judged, mobiles.get(order), rules, { phone: store.phone, ...origin });
  return refused ?? success(assessed.totals);
}

/** Makes the state what it is behind this order. */
export function countAsPlaced(order: SentOrder, { products, open, coupons, placed }: State): void {
  for (const { productId, quantity } of order.wanted) {
    const product = products.get(productId);
    if (product) products.set(productId, { ...product, quantity: product.quantity - quantity });
  }
  const { mobile, network } = countedAs(order);
  for (const name of [mobile, network]) if (name !== null) open.set(name, (open.get(name) ?? 0) + 1);
  const { coupon: code, customer } = order.request;
  const coupon = code && coupons.get(code);
  if (coupon) coupons.set(coupon.code, { ...coupon, uses: coupon.uses + 1 });
  for (const name of [customer.mobile, ...(code ? [usedAs(code, customer.mobile)] : [])]) {
    placed.set(name, (placed.get(name) ?? 0) + 1);
  }
}

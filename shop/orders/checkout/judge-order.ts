import type { Wanted } from '../../catalogue/stock/rules.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { CurrentSettings } from '../../settings.ts';
import { explainTooManyOpen } from '../limits/rules.ts';
import { type KnownOfMobile, refuseRisk } from '../risk/refuse-order.ts';
import type { RiskRule } from '../risk/rules.ts';
import { assessOrder, type OrderableProduct, type OrderTotals } from '../rules.ts';
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
  { products, open, rules, mobiles }: State,
  { store, payments, delivery, orderLimits }: CheckoutSettings,
): Result<OrderTotals> {
  const { request, origin, wanted, isTrusted } = order;
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
export function countAsPlaced(order: SentOrder, { products, open }: State): void {
  for (const { productId, quantity } of order.wanted) {
    const product = products.get(productId);
    if (product) products.set(productId, { ...product, quantity: product.quantity - quantity });
  }
  const { mobile, network } = countedAs(order);
  for (const name of [mobile, network]) if (name !== null) open.set(name, (open.get(name) ?? 0) + 1);
}

import {
  connectionOf,
  type Database,
  type NamedStatements,
  type Transaction,
} from '../../../database/connect.ts';
import { codeOf } from '../../../database/start-error.ts';
import { sumByProduct } from '../../catalogue/stock/rules.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { CheckoutCities } from '../../fields/cities.ts';
import { inGroups } from '../../groups.ts';
import { toRupees } from '../../money.ts';
import { inTurn, waitForTurn } from '../../sql.ts';
import { hashToken } from '../../tokens.ts';
import { isKnownCustomer } from '../limits/is-known-customer.ts';
import { pagePath } from '../page/page-token.ts';
import type { PlacedOrder } from '../responses.ts';
import type { CreateOrder, SettledOrder } from '../schemas.ts';
import { settlePlace } from '../settle-place.ts';
import {
  type CheckoutSettings,
  countAsPlaced,
  countedAs,
  judgeOrder,
  type SentOrder,
} from './judge-order.ts';
import { networkHash, type OrderOrigin, replaceReceipt } from './origin.ts';
import { readForOrders } from './read-for-orders.ts';
import { type JudgedOrder, type Placed, storeOrders } from './store-orders.ts';

type Answer = Result<PlacedOrder>;

/**
 * Places an order (R127 to R131).
 * @param request its amounts are rupees and only compared
 * @param origin who sends it and from where; it decides which limits hold
 * @param idempotencyKey the browser's name for this attempt; a retry gets the same order back
 * @returns OUT_OF_STOCK with what is left, AMOUNTS_CHANGED with the server's totals, ORDER_TOO_LARGE or
 *   TOO_MANY_OPEN_ORDERS for new customers, COUPON_REFUSED with why, CARD_NOT_TAKEN without a gateway, IDEMPOTENCY_KEY_REUSED for the same key with another body
 */
export type PlaceOrder = (
  request: CreateOrder,
  origin: OrderOrigin,
  idempotencyKey?: string,
) => Promise<Answer>;

/**
 * Opens the checkout of one process: orders that come in at the same moment are placed together (decision 074).
 * @param currentSettings asked for each group: the owner may have changed them
 */
export function openCheckout(db: Database, currentSettings: () => Promise<CheckoutSettings>): PlaceOrder {
  const place = inGroups<IncomingOrder, Answer>(GROUPS, async (orders, answer) => {
    const settings = await currentSettings();
    const incoming = new Map<SentOrder, IncomingOrder>();
    for (const order of orders) {
      const { request, origin, idempotencyKey, isTrusted } = order;
      const settled = settleOrder(request, settings.cities);
      if (!settled.ok) {
        answer(order, settled);
        continue;
      }
      const sent = toSent(settled.value, origin, idempotencyKey);
      incoming.set({ ...sent, network: networkHash(origin.address), isTrusted }, order);
    }
    await placeTogether(db, [...incoming.keys()], settings, (sent, result) => {
      const order = incoming.get(sent);
      if (order) answer(order, result);
    });
  });
  return async (request, origin, idempotencyKey) => {
    const { customerId, takenBy } = origin;
    const isTrusted =
      takenBy !== undefined || (customerId !== null && (await isKnownCustomer(db, customerId)));
    return place({ request, origin, idempotencyKey, isTrusted });
  };
}

/** An order before its city is settled by the owner's list. */
interface IncomingOrder {
  request: CreateOrder;
  origin: OrderOrigin;
  idempotencyKey: string | undefined;
  isTrusted: boolean;
}

/** The order with its one city. */
function settleOrder({ customer, ...order }: CreateOrder, cities: CheckoutCities): Result<SettledOrder> {
  const settled = settlePlace(customer, cities, 'customer.');
  return settled.ok ? success({ ...order, customer: settled.value }) : settled;
}

const toSent = (request: SettledOrder, origin: OrderOrigin, key: string | undefined) => ({
  request,
  origin,
  attempt: key ? { key, hash: hashToken(JSON.stringify(request)) } : null,
  wanted: sumByProduct(request.items),
});

/**
 * Places an order of staff as a part of a transaction: all or nothing of what is done beside it. Its units are locked until
 * the transaction is over, so little is to follow.
 * @returns as PlaceOrder; of a refusal nothing is written
 */
export async function placeWithin(
  transaction: Transaction,
  settings: CheckoutSettings,
  { request, origin, key }: { request: CreateOrder; origin: OrderOrigin; key: string },
): Promise<Answer> {
  await waitForTurn(transaction, key);
  const settled = settleOrder(request, settings.cities);
  if (!settled.ok) return settled;
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const sent = { ...toSent(settled.value, origin, key), network: null, isTrusted: true };
  if (sent.request.coupon) await waitForTurn(transaction, countedAs(sent).mobile);
  await placeOn(transaction, connectionOf(transaction), [sent], settings, (_, answer) => resolve(answer));
  return promise;
}

const GROUPS = {
  most: 32,
  // While one is in PostgreSQL, the requests of the next are read. The third goes on where a group waits for staff.
  atOnce: 3,
  /** PostgreSQL's classes 22 and 23: what one of them says cannot be stored. */
  spoils: (error: unknown) => /^2[23]/.test(String(codeOf(error))),
};

/** Each further try means that somebody else got units, or that staff changed a price, in the last milliseconds. */
const MOST_TRIES = 20;

/**
 * Reads prices, stock and all else, judges each order as if those before it were placed already, and stores what may be
 * placed with its stock by one statement, which compares what was read with what is true by then. Nothing is locked while
 * they are judged, so that buyers of the same product don't wait for each other's round trips (decision 068).
 */
function placeTogether(
  db: Database,
  orders: readonly SentOrder[],
  settings: CheckoutSettings,
  answer: (order: SentOrder, answer: Answer) => void,
): Promise<void> {
  return inTurn(db, orders.flatMap(turnsOf), (connection) =>
    placeOn(db, connection, orders, settings, answer),
  );
}

async function placeOn(
  db: Database,
  connection: NamedStatements,
  orders: readonly SentOrder[],
  settings: CheckoutSettings,
  answer: (order: SentOrder, answer: Answer) => void,
): Promise<void> {
  let unanswered = orders;
  let tries = 0;
  while (unanswered.length > 0) {
    const state = await readForOrders(db, connection, unanswered, settings.orderLimits);
    const accepted: JudgedOrder[] = [];
    /** Without a new order. */
    const answered: [SentOrder, Answer][] = [];
    /** They wait for what becomes of the accepted ones: they are of the same attempt, or don't fit behind them. */
    const behindAccepted: SentOrder[] = [];
    for (const order of unanswered) {
      const earlier = state.earlier.get(order);
      if (earlier?.isSame) {
        await replaceReceipt(db, connection, earlier.id, order.origin);
        answered.push([order, success(toPlacedOrder(earlier))]);
      } else if (earlier) {
        answered.push([order, KEY_REUSED]);
      } else if (accepted.some((other) => isSameAttempt(other.order, order))) {
        behindAccepted.push(order);
      } else {
        const judged = judgeOrder(order, state, settings);
        if (judged.ok) {
          accepted.push({ order, totals: judged.value });
          countAsPlaced(order, state);
        } else if (accepted.length > 0) {
          behindAccepted.push(order);
        } else {
          answered.push([order, judged]);
        }
      }
    }
    const stored = await storeOrders(db, connection, accepted);
    if (!stored) {
      tries += 1;
      if (tries === MOST_TRIES) {
        throw new Error(`What an order needs changed ${MOST_TRIES} times while it was placed.`);
      }
      continue;
    }
    for (const [order, placed] of stored) answer(order, success(toPlacedOrder(placed)));
    for (const [order, result] of answered) answer(order, result);
    // They find the order of their attempt now, or what is really left: staff may have filled a shelf meanwhile.
    unanswered = behindAccepted;
  }
}

const KEY_REUSED = failure('IDEMPOTENCY_KEY_REUSED', 'This order was already sent with other contents.');

function isSameAttempt(one: SentOrder, other: SentOrder): boolean {
  return one.attempt !== null && one.attempt.key === other.attempt?.key;
}

/**
 * What others wait for: attempts of one key, open orders that are counted, and orders of one mobile with a coupon, which is judged by
 * the others of that mobile, come one after the other.
 */
function turnsOf(order: SentOrder): string[] {
  const { mobile, network } = countedAs(order);
  const { isTrusted, request } = order;
  return [
    order.attempt?.key,
    isTrusted && !request.coupon ? null : mobile,
    isTrusted ? null : network,
  ].filter((name) => typeof name === 'string');
}

function toPlacedOrder(order: Placed): PlacedOrder {
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    subtotal: toRupees(order.subtotal_paisa),
    shippingCost: toRupees(order.shipping_paisa),
    totalAmount: toRupees(order.total_paisa),
    page: pagePath({ number: order.number, key: order.page_key }),
  };
}

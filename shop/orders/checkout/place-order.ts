import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../database/connect.ts';
import { fromProducts } from '../../catalogue/queries.ts';
import { isOneOf } from '../../catalogue/stock/lock-products.ts';
import { sumByProduct } from '../../catalogue/stock/rules.ts';
import { failure, type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import type { OrderLimits, Settings } from '../../settings.ts';
import { inTurn } from '../../sql.ts';
import { hashToken } from '../../tokens.ts';
import { countOpenOfMobile, countOpenOfNetwork } from '../limits/count-open-orders.ts';
import { isKnownCustomer } from '../limits/is-known-customer.ts';
import { explainTooManyOpen } from '../limits/rules.ts';
import type { PlacedOrder } from '../responses.ts';
import { assessOrder } from '../rules.ts';
import type { CreateOrder } from '../schemas.ts';
import { explainRefusal } from './explain-refusal.ts';
import { networkHash, type OrderOrigin, storeOrigin } from './origin.ts';
import { type Attempt, PLACED, type Placed, storeOrder } from './store-order.ts';

/**
 * Places an order (R127 to R131): prices, stock and shipping are read again, judged, and the order is stored with its
 * stock by one statement, which compares what was read with what is true by then. Nothing is locked while it is judged,
 * so that buyers of the same product don't wait for each other's round trips (decision 068).
 * @param request its amounts are rupees and only compared
 * @param origin who sends it and from where; it decides which limits hold
 * @param idempotencyKey the browser's name for this attempt; a retry gets the same order back
 * @returns OUT_OF_STOCK with what is left, AMOUNTS_CHANGED with the server's totals, ORDER_TOO_LARGE or
 *   TOO_MANY_OPEN_ORDERS for new customers, IDEMPOTENCY_KEY_REUSED for the same key with another body
 */
export async function placeOrder(
  db: Database,
  request: CreateOrder,
  origin: OrderOrigin,
  settings: Pick<Settings, 'orderLimits' | 'store'>,
  idempotencyKey?: string,
): Promise<Result<PlacedOrder>> {
  const attempt = idempotencyKey ? { key: idempotencyKey, hash: hashToken(JSON.stringify(request)) } : null;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const placed = await tryToPlace(db, request, origin, settings, attempt);
    if (placed) return placed;
  }
  throw new Error(`What an order needs changed ${MOST_TRIES} times while it was placed.`);
}

/** Each further try means that somebody else got units, or that staff changed a price, in the last milliseconds. */
const MOST_TRIES = 20;

/** @returns null when stock or a price changed between the reading and the storing; then nothing was stored */
async function tryToPlace(
  db: Database,
  request: CreateOrder,
  origin: OrderOrigin,
  { orderLimits, store }: Pick<Settings, 'orderLimits' | 'store'>,
  attempt: Attempt | null,
): Promise<Result<PlacedOrder> | null> {
  const { customerId, address } = origin;
  const shopper = { signedIn: customerId !== null, phone: store.phone };
  const { mobile } = request.customer;
  const network = networkHash(address);
  const wanted = sumByProduct(request.items);
  const known = customerId !== null && (await isKnownCustomer(db, customerId));
  const limits = known ? null : orderLimits;
  // Attempts of one key, and open orders that are counted, come one after the other.
  const turns = [
    ...(attempt ? [attempt.key] : []),
    ...(limits ? [`orders of ${mobile}`] : []),
    ...(limits && network ? [`orders from ${network.toString('base64')}`] : []),
  ];
  return inTurn(db, turns, async (connection) => {
    const found = await readForOrder(
      connection,
      wanted.map(({ productId }) => productId),
      attempt,
      { mobile, network },
      orderLimits,
    );
    const { earlier } = found;
    if (earlier) {
      if (!earlier.isSame)
        return failure('IDEMPOTENCY_KEY_REUSED', 'This order was already sent with other contents.');
      await storeOrigin(connection, earlier.id, origin);
      return success(toPlacedOrder(earlier));
    }
    if (limits) {
      const full =
        found.openOfMobile >= limits.openPerMobile
          ? 'mobile'
          : found.openOfNetwork >= limits.openPerNetwork
            ? 'network'
            : null;
      if (full) return failure('TOO_MANY_OPEN_ORDERS', explainTooManyOpen(full, shopper));
    }
    const products = new Map(found.products.map((product) => [product.id, product]));
    const assessed = assessOrder(
      {
        wanted,
        city: request.customer.city,
        shownShippingCost: request.shippingCost,
        shownTotalAmount: request.totalAmount,
        limits,
      },
      products,
    );
    if (assessed.refusal) {
      return { ok: false, failure: explainRefusal(assessed.refusal, products, request, shopper) };
    }
    const placed = await storeOrder(connection, request, assessed.totals, origin, attempt);
    return placed && success(toPlacedOrder(placed));
  });
}

/** All that an order is decided by, in one statement. */
function readForOrder(
  db: Database,
  productIds: readonly string[],
  attempt: Attempt | null,
  { mobile, network }: { mobile: string; network: Buffer | null },
  { openPerMobile, openPerNetwork }: OrderLimits,
) {
  const products = fromProducts(db)
    .where(isOneOf(productIds))
    .select(['id', 'name', 'photos', 'price_paisa', 'discount_basis_points', 'quantity']);
  const earlier = db
    .selectFrom('orders')
    .where('idempotency_key', '=', attempt?.key ?? null)
    .select([...PLACED, sql<boolean>`request_hash = ${attempt?.hash ?? null}`.as('isSame')]);
  return db
    .selectNoFrom([
      jsonObjectFrom(earlier).as('earlier'),
      countOpenOfMobile(mobile, openPerMobile).as('openOfMobile'),
      countOpenOfNetwork(network, openPerNetwork).as('openOfNetwork'),
      jsonArrayFrom(products).as('products'),
    ])
    .executeTakeFirstOrThrow();
}

function toPlacedOrder(order: Placed): PlacedOrder {
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    subtotal: toRupees(order.subtotal_paisa),
    shippingCost: toRupees(order.shipping_paisa),
    totalAmount: toRupees(order.total_paisa),
  };
}

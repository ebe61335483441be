import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../database/connect.ts';
import { isOneOf, lockProducts } from '../../catalogue/stock/lock-products.ts';
import { takeStock } from '../../catalogue/stock/move-stock.ts';
import { sumByProduct, type Wanted } from '../../catalogue/stock/rules.ts';
import { failure, type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import type { Settings } from '../../settings.ts';
import { waitForTurn } from '../../sql.ts';
import { hashToken } from '../../tokens.ts';
import { checkOpenOrders } from '../limits/check-open-orders.ts';
import { isKnownCustomer } from '../limits/is-known-customer.ts';
import type { PlacedOrder } from '../responses.ts';
import { assessOrder, type OrderableProduct, type OrderTotals } from '../rules.ts';
import type { CreateOrder } from '../schemas.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type OrderOrigin, storeOrigin } from './origin.ts';

/**
 * Places an order (R127 to R131): prices, discounts, stock and shipping are read
 * again and the stock is taken, all in one transaction, with the products locked in the order of their ids so
 * that two carts can never wait for each other.
 * @param request the parsed body; its amounts are rupees and only compared
 * @param origin who sends it and from where; it decides which limits hold
 * @param idempotencyKey the browser's name for this attempt; a retry gets the same order back
 * @returns the stored order; OUT_OF_STOCK with what is left, AMOUNTS_CHANGED with the server's figures,
 *   ORDER_TOO_LARGE or TOO_MANY_OPEN_ORDERS for customers whom the shop does not know yet, or IDEMPOTENCY_KEY_REUSED
 *   for the same key with another body
 */
export async function placeOrder(
  db: Database,
  request: CreateOrder,
  origin: OrderOrigin,
  { orderLimits, store }: Pick<Settings, 'orderLimits' | 'store'>,
  idempotencyKey?: string,
): Promise<Result<PlacedOrder>> {
  const attempt = idempotencyKey ? { key: idempotencyKey, hash: hashToken(JSON.stringify(request)) } : null;
  const { customerId, address } = origin;
  const shopper = { signedIn: customerId !== null, phone: store.phone };
  return db.transaction().execute(async (transaction) => {
    if (attempt) {
      const earlier = await findEarlierAttempt(transaction, attempt);
      if (earlier?.ok) await storeOrigin(transaction, earlier.value._id, origin);
      if (earlier) return earlier;
    }
    const known = customerId !== null && (await isKnownCustomer(transaction, customerId));
    if (!known) {
      const sender = { mobile: request.customer.mobile, address };
      const open = await checkOpenOrders(transaction, sender, orderLimits, shopper);
      if (!open.ok) return open;
    }
    const wanted = sumByProduct(request.items);
    const products = await lockOrderable(transaction, wanted);
    const assessed = assessOrder(
      {
        wanted,
        city: request.customer.city,
        shownShippingCost: request.shippingCost,
        shownTotalAmount: request.totalAmount,
        limits: known ? null : orderLimits,
      },
      products,
    );
    if (assessed.refusal) {
      return { ok: false, failure: explainRefusal(assessed.refusal, products, request, shopper) };
    }
    await takeStock(transaction, wanted);
    const order = await storeOrder(transaction, request, assessed.totals, attempt, customerId);
    await storeOrigin(transaction, order._id, origin);
    return success(order);
  });
}

interface Attempt {
  key: string;
  hash: Buffer;
}

/** Attempts of one key run one after the other, so that the second finds what the first has stored. */
async function findEarlierAttempt(
  transaction: Transaction,
  { key, hash }: Attempt,
): Promise<Result<PlacedOrder> | null> {
  await waitForTurn(transaction, key);
  const order = await transaction
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'request_hash', 'subtotal_paisa', 'shipping_paisa', 'total_paisa'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!order) return null;
  if (!order.request_hash?.equals(hash)) {
    return failure('IDEMPOTENCY_KEY_REUSED', 'This order was already sent with other contents.');
  }
  return success({
    _id: order.id,
    number: order.number,
    status: order.status,
    subtotal: toRupees(order.subtotal_paisa),
    shippingCost: toRupees(order.shipping_paisa),
    totalAmount: toRupees(order.total_paisa),
  });
}

async function lockOrderable(
  transaction: Transaction,
  wanted: readonly Wanted[],
): Promise<Map<string, OrderableProduct>> {
  const rows = await lockProducts(transaction, isOneOf(wanted.map(({ productId }) => productId)))
    .select(['id', 'name', 'photos', 'price_paisa', 'discount_basis_points', 'quantity'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function storeOrder(
  transaction: Transaction,
  { customer, paymentMethod }: CreateOrder,
  totals: OrderTotals,
  attempt: Attempt | null,
  customerId: string | null,
): Promise<PlacedOrder> {
  const id = randomUUID();
  const stored = await transaction
    .with('placed', (cte) =>
      cte
        .insertInto('orders')
        .values({
          id,
          ...customer,
          customer_id: customerId,
          payment_method: paymentMethod,
          subtotal_paisa: totals.subtotalPaisa,
          shipping_paisa: totals.shippingPaisa,
          total_paisa: totals.totalPaisa,
          idempotency_key: attempt?.key ?? null,
          request_hash: attempt?.hash ?? null,
        })
        .returning(['id', 'number', 'status']),
    )
    .with('told', (cte) =>
      cte
        .insertInto('order_events')
        .values({ order_id: id, kind: 'placed', to_status: 'Pending', actor: 'shopper' }),
    )
    .with('lines', (cte) =>
      cte
        .insertInto('order_lines')
        .values(totals.lines.map((line, index) => ({ order_id: id, line_number: index + 1, ...line }))),
    )
    .with('notice', (cte) => cte.insertInto('outbox').values({ kind: 'order-placed', subject_id: id }))
    .selectFrom('placed')
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    _id: stored.id,
    number: stored.number,
    status: stored.status,
    subtotal: toRupees(totals.subtotalPaisa),
    shippingCost: toRupees(totals.shippingPaisa),
    totalAmount: toRupees(totals.totalPaisa),
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { failure, type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import type { Settings } from '../../settings.ts';
import { checkOpenOrders } from '../limits/check-open-orders.ts';
import { isKnownCustomer } from '../limits/is-known-customer.ts';
import { assessOrder, mergeLines, type OrderableProduct, type OrderTotals } from '../rules.ts';
import type { CreateOrder } from '../schemas.ts';
import type { PlacedOrder } from '../types.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type OrderOrigin, storeOrigin } from './origin.ts';

/**
 * Places an order (spec, section 7; design, open point 1): prices, discounts, stock and shipping are read
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
  const attempt = idempotencyKey ? { key: idempotencyKey, hash: hashOf(request) } : null;
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
    const wanted = mergeLines(request.items);
    const products = await lockProducts(
      transaction,
      wanted.map(({ productId }) => productId),
    );
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
    await takeStock(transaction, assessed.totals);
    const order = await storeOrder(transaction, request, assessed.totals, attempt, customerId);
    await storeOrigin(transaction, order._id, origin);
    return success(order);
  });
}

interface Attempt {
  key: string;
  hash: Buffer;
}

function hashOf(request: CreateOrder): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/** Attempts of one key run one after the other, so that the second finds what the first has stored. */
async function findEarlierAttempt(
  transaction: Transaction<Tables>,
  { key, hash }: Attempt,
): Promise<Result<PlacedOrder> | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
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

async function lockProducts(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<Map<string, OrderableProduct>> {
  const rows = await transaction
    .selectFrom('products')
    .select(['id', 'name', 'photos', 'price_paisa', 'discount_basis_points', 'quantity'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        photo: row.photos[0] ?? null,
        pricePaisa: row.price_paisa,
        discountBasisPoints: row.discount_basis_points,
        stockOnHand: row.quantity,
      },
    ]),
  );
}

/** The rows are locked and assessed; the condition here is the net that makes overselling impossible. */
async function takeStock(transaction: Transaction<Tables>, { lines }: OrderTotals): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const quantities = lines.map(({ quantity }) => quantity);
  const taken = await sql`
    update products set quantity = products.quantity - wanted.quantity
    from unnest(${ids}::uuid[], ${quantities}::integer[]) as wanted (id, quantity)
    where products.id = wanted.id and products.quantity >= wanted.quantity
  `.execute(transaction);
  if (taken.numAffectedRows !== BigInt(lines.length)) {
    throw new Error('Stock changed under a lock: the order was not placed.');
  }
}

async function storeOrder(
  transaction: Transaction<Tables>,
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
      cte.insertInto('order_lines').values(
        totals.lines.map((line, index) => ({
          order_id: id,
          line_number: index + 1,
          product_id: line.productId,
          name: line.name,
          photo: line.photo,
          price_paisa: line.pricePaisa,
          discount_basis_points: line.discountBasisPoints,
          line_price_paisa: line.linePricePaisa,
          quantity: line.quantity,
        })),
      ),
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

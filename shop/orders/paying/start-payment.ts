import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { ServiceReply } from '../../call-service.ts';
import { failure, type Result, success } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import type { OpenGateways } from '../../payments/open-gateways.ts';
import type { HandOver, PaymentGateway } from '../../payments/port.ts';
import type { GatewayName } from '../../payments/rules.ts';
import { THE_SHOP } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import { isSameAttempt, MOST_ATTEMPTS, pauseBeforeAsking, payableAmount } from './rules.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Where the browser comes back to. */
interface Addresses {
  returnUrl: string;
  cancelUrl: string;
}

const NOTHING_TO_PAY = failure('STEP_NOT_POSSIBLE', 'There is nothing to pay for this order.');
const NOT_REACHED = failure(
  'UNAVAILABLE',
  'The payment page does not answer right now. Please try again in a minute, or call us.',
);
const TOO_MANY = failure('TOO_MANY_REQUESTS', 'This order was tried to be paid too often. Please call us.');

/**
 * Begins to pay an order through a gateway (R418). The attempt is stored with the gateway's name for it before the browser
 * goes there. A second press of the button goes on with the same attempt; another amount or gateway takes its place.
 * @returns where the browser goes; NOT_FOUND, STEP_NOT_POSSIBLE where nothing is to be paid (any more), TOO_MANY_REQUESTS
 *   after many attempts, UNAVAILABLE where the gateway is not reached or not open
 */
export async function startPayment(
  db: Database,
  gateways: OpenGateways,
  { orderId, gateway: name, ...addresses }: { orderId: string; gateway: GatewayName } & Addresses,
): Promise<Result<HandOver>> {
  const gateway = gateways.get(name);
  if (!gateway) return NOT_REACHED;
  await settleEarlier(db, gateways, orderId);
  const order = await findStaffOrder(db, orderId);
  if (!order) return failure('NOT_FOUND', 'This order does not exist.');
  const amount = payableAmount(order);
  if (amount === 0) return NOTHING_TO_PAY;
  const wanted = { gateway: name, amountPaisa: toPaisa(amount) };
  const attempts = await db
    .selectFrom('payments')
    .select(['id', 'state', 'gateway', 'gateway_token', 'amount_paisa', 'created_at'])
    .where('order_id', '=', orderId)
    .where('gateway', 'is not', null)
    .execute();
  const pending = attempts.find(({ state }) => state === 'pending');
  const isGoneOnWith = pending && isSameAttempt(toAttempt(pending), wanted);
  if (isGoneOnWith) return handOver(gateway, order.number, pending, addresses);
  if (attempts.length >= MOST_ATTEMPTS) return TOO_MANY;
  const opened = await gateway.open({ orderNumber: order.number, amountPaisa: wanted.amountPaisa });
  if (opened.outcome !== 'answered') return NOT_REACHED;
  const stored = await storeAttempt(db, orderId, wanted, opened.value.token);
  return stored.ok ? handOver(gateway, order.number, stored.value, addresses) : stored;
}

interface StoredAttempt {
  gateway: string | null;
  gateway_token: string | null;
  amount_paisa: number;
  created_at: Date;
}

const toAttempt = ({ gateway, amount_paisa, created_at }: StoredAttempt) => ({
  gateway,
  amountPaisa: amount_paisa,
  ageMs: Date.now() - created_at.getTime(),
});

/** What an earlier attempt came to: who has paid already does not pay twice. */
async function settleEarlier(db: Database, gateways: OpenGateways, orderId: string): Promise<void> {
  const pending = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (pending) await settleAttempt(db, gateways, pending.id);
}

/** Stores an attempt that the gateway knows. Of two that begin at once the first counts, and both go on with it. */
function storeAttempt(
  db: Database,
  orderId: string,
  wanted: { gateway: GatewayName; amountPaisa: number },
  token: string,
): Promise<Result<StoredAttempt>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    if (toPaisa(payableAmount(locked.value)) !== wanted.amountPaisa) return NOTHING_TO_PAY;
    const other = await findPending(transaction, orderId);
    if (other && isSameAttempt(toAttempt(other), wanted)) return success(other);
    if (other) await supersede(transaction, other.id);
    return success(await insertAttempt(transaction, locked.value, wanted, token));
  });
}

function findPending(transaction: Transaction, orderId: string) {
  return transaction
    .selectFrom('payments')
    .select(['id', 'gateway', 'gateway_token', 'amount_paisa', 'created_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

/** What comes of it is still asked for, and money that comes by it is not lost. */
async function supersede(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ state: 'expired', settled_at: sql<Date>`now()`, note: 'Another attempt took its place.' })
    .where('id', '=', id)
    .execute();
}

function insertAttempt(
  transaction: Transaction,
  order: StaffOrder,
  { gateway, amountPaisa }: { gateway: GatewayName; amountPaisa: number },
  token: string,
) {
  const pause = pauseBeforeAsking(0) ?? 0;
  return transaction
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: order._id,
      request_key: `${gateway} ${token}`,
      way: gateway === 'safepay' ? 'card' : 'wallet',
      gateway,
      gateway_token: token,
      state: 'pending',
      amount_paisa: amountPaisa,
      created_by: THE_SHOP.name,
      ask_at: sql<Date>`now() + make_interval(secs => ${pause / 1000})`,
    })
    .returning(['gateway', 'gateway_token', 'amount_paisa', 'created_at'])
    .executeTakeFirstOrThrow();
}

async function handOver(
  gateway: PaymentGateway,
  orderNumber: number,
  { gateway_token, amount_paisa, created_at }: StoredAttempt,
  addresses: Addresses,
): Promise<Result<HandOver>> {
  const reply: ServiceReply<HandOver> = await gateway.handOver({
    ...addresses,
    token: gateway_token ?? '',
    orderNumber,
    amountPaisa: amount_paisa,
    openedAt: created_at,
  });
  return reply.outcome === 'answered' ? success(reply.value) : NOT_REACHED;
}

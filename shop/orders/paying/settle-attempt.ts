import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import type { ServiceReply } from '../../call-service.ts';
import { formatRupees, toRupees } from '../../money.ts';
import type { OpenGateways } from '../../payments/open-gateways.ts';
import {
  CURRENCY,
  GATEWAY_LABELS,
  GATEWAYS,
  type GatewayStatement,
  judgeStatement,
  type Verdict,
} from '../../payments/rules.ts';
import { THE_SHOP } from '../../principal.ts';
import { setStatus } from '../management/change-status.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import type { PaymentState } from '../payments/types.ts';
import type { StaffOrder } from '../responses.ts';

/** What is known of an attempt after asking. `unknown`: the gateway did not answer, and nothing changed. */
export type Settled = PaymentState | 'unknown';

type Attempt = Row<'payments'>;

/**
 * Asks the gateway what became of an attempt, and makes the order paid if it says so of exactly its amount (R417). The
 * return of a browser, a message, the look by the clock and staff all come here, in any order and however often: what is
 * paid is counted once, behind the order's lock.
 * @param signedPaisa what the gateway signed as paid, where a browser brought that
 * @returns what is known now; null for an attempt that is not there
 */
export async function settleAttempt(
  db: Database,
  gateways: OpenGateways,
  paymentId: string,
  signedPaisa: number | null = null,
): Promise<Settled | null> {
  if (signedPaisa !== null) {
    await db
      .updateTable('payments')
      .set({ signed_paisa: signedPaisa })
      .where('id', '=', paymentId)
      .where('state', '<>', 'paid')
      .execute();
  }
  const attempt = await findAttempt(db, paymentId);
  if (!attempt) return null;
  if (attempt.state === 'paid' || attempt.state === 'undone') return attempt.state;
  const reply = await ask(gateways, attempt);
  if (reply.outcome !== 'answered') return 'unknown';
  const verdict = judgeStatement(withSignedAmount(reply.value, attempt), attempt.amount_paisa);
  if (verdict.kind === 'pending') return attempt.state;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, attempt.order_id, undefined);
    const now = await findAttempt(transaction, paymentId);
    if (!locked.ok || !now) return null;
    if (now.state === 'paid' || now.state === 'undone') return now.state;
    return verdict.kind === 'paid'
      ? takePayment(transaction, locked.value, now, verdict.reference)
      : noteFailure(transaction, locked.value, now, verdict);
  });
}

function findAttempt(db: Database, id: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('gateway', 'is not', null)
    .executeTakeFirst();
}

async function ask(gateways: OpenGateways, attempt: Attempt): Promise<ServiceReply<GatewayStatement>> {
  const gateway = [...gateways.values()].find(({ name }) => name === attempt.gateway);
  if (!gateway || attempt.gateway_token === null) {
    return { outcome: 'not-done', text: 'The shop has no account with this gateway any more.' };
  }
  return gateway.inquire(attempt.gateway_token);
}

/** A gateway that names no amount has signed one when the browser came back, or nothing is known of it. */
function withSignedAmount(said: GatewayStatement, { signed_paisa: signed }: Attempt): GatewayStatement {
  return said.amountPaisa === null && signed !== null
    ? { ...said, amountPaisa: signed, currency: CURRENCY }
    : said;
}

/** Who took the money, for people. */
function labelOf({ gateway }: Attempt): string {
  const known = GATEWAYS.find((name) => name === gateway);
  return known ? GATEWAY_LABELS[known] : (gateway ?? '');
}

async function takePayment(
  transaction: Transaction,
  order: StaffOrder,
  attempt: Attempt,
  reference: string,
): Promise<'paid'> {
  await transaction
    .updateTable('payments')
    .set({ state: 'paid', reference, note: '', settled_at: sql<Date>`now()`, ask_at: null })
    .where('id', '=', attempt.id)
    .execute();
  const { amount_paisa: amountPaisa, way } = attempt;
  const received = { amountPaisa, way, gateway: labelOf(attempt), reference, note: '' };
  const paid = await receivePayment(transaction, order, received, THE_SHOP);
  await reopen(transaction, paid);
  return 'paid';
}

/**
 * An order that the shop had cancelled because it was not paid in time is taken up again, if its goods are still there; if
 * not, or if somebody else cancelled it, what was paid stands under "To refund".
 */
async function reopen(transaction: Transaction, order: StaffOrder): Promise<void> {
  if (order.status !== 'Cancelled') return;
  const row = await transaction
    .selectFrom('orders')
    .select('released_at')
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  if (row.released_at === null) return;
  const why = {
    kind: 'status',
    action: 'took up the order',
    note: 'It was paid after it had expired.',
  } as const;
  const reopened = await setStatus(transaction, order, 'Pending', THE_SHOP, why);
  if (!reopened.ok && reopened.failure.code !== 'OUT_OF_STOCK') {
    throw new Error(`An order that was paid late could not be taken up again: ${reopened.failure.code}`);
  }
}

async function noteFailure(
  transaction: Transaction,
  order: StaffOrder,
  attempt: Attempt,
  { kind, reason }: Exclude<Verdict, { kind: 'paid' | 'pending' }>,
): Promise<PaymentState> {
  const isNew = attempt.state === 'pending' || (kind === 'wrong-amount' && attempt.note !== reason);
  if (!isNew) return attempt.state;
  const state = attempt.state === 'pending' ? 'failed' : attempt.state;
  await transaction
    .updateTable('payments')
    .set({
      state,
      note: reason,
      ask_at: null,
      ...(attempt.state === 'pending' && { settled_at: sql<Date>`now()` }),
    })
    .where('id', '=', attempt.id)
    .execute();
  const amount = formatRupees(toRupees(attempt.amount_paisa));
  const done = `heard that a payment of ${amount} failed: ${labelOf(attempt)}`;
  const told = { event: 'payment-failed', fact: attempt.id } as const;
  await recordDone(transaction, order, { kind: 'payment', done, more: [reason], told }, THE_SHOP);
  return state;
}

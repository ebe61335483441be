import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import type { NamedPrincipal, StaffKind } from '../../principal.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { placeWithin } from '../checkout/place-order.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import type { PlacedOrder, StaffOrder } from '../responses.ts';
import type { CreateOrder } from '../schemas.ts';
import { freeCredit, lockHolders } from './free-credit.ts';
import { type LockedReturn, lockReturn } from './lock-return.ts';
import type { OrderReturn } from './responses.ts';
import { isStepOf, RETURN_LABELS, RETURN_STEPS } from './rules.ts';

interface Exchanging {
  request: CreateOrder;
  /** Why it is placed although a rule asks for something; undefined where nobody said so. */
  overruled: string | undefined;
  /** The browser's name for the request: the new order is placed under it. */
  key: string;
  principal: NamedPrincipal<StaffKind>;
  settings: Pick<CurrentSettings, 'store' | 'orderLimits' | 'payments' | 'delivery' | 'cities'>;
}

/**
 * Takes another order in the place of what came back (R371): it is placed by the shop's one checkout, the value of what
 * came back is set against it as a discount, and both orders lead to each other, all in one transaction. What is left of the
 * value is refunded. Sent again under the same key it is the same order. Who comes second finds the return settled.
 * @returns what the checkout refuses, also RULE_ASKS, NOT_FOUND, STEP_NOT_POSSIBLE, or IDEMPOTENCY_KEY_REUSED
 */
export async function exchangeReturn(
  db: Database,
  returnId: string,
  { request, overruled, key, principal, settings }: Exchanging,
): Promise<Result<PlacedOrder>> {
  const origin = {
    ...{ customerId: null, address: '', receipt: null, takenBy: principal },
    ...(overruled !== undefined && { overruled }),
  };
  return db.transaction().execute(async (transaction) => {
    const locked = await lockReturn(transaction, returnId, undefined, settings.store.returnDays);
    if (!locked.ok) return locked;
    const { found, order } = locked.value;
    const sent = await findSent(transaction, key);
    if (sent !== null && sent !== found.exchange?._id) return KEY_REUSED;
    const refusal = sent === null ? refusalOf(found, order) : null;
    if (refusal) return refusal;
    const holders = await lockHolders(transaction, order, [found]);
    if (!holders.ok) return holders;
    const placed = await placeWithin(transaction, settings, { request, origin, key });
    if (!placed.ok) return placed;
    const taken = await lockOrder(transaction, placed.value._id, undefined);
    if (!taken.ok) return taken;
    if (sent !== null) return success(toPlaced(placed.value, taken.value));
    await freeCredit(transaction, order.number, holders.value, principal);
    return success(toPlaced(placed.value, await tie(transaction, locked.value, taken.value, principal)));
  });
}

const KEY_REUSED = failure('IDEMPOTENCY_KEY_REUSED', 'This order was already sent with other contents.');

/** The order that was placed under the key. */
async function findSent(transaction: Transaction, key: string): Promise<string | null> {
  const order = transaction.selectFrom('orders').select('id').where('idempotency_key', '=', key);
  return (await order.executeTakeFirst())?.id ?? null;
}

/** Why nothing can be exchanged for a return; null when it can. */
function refusalOf({ state, exchange, toRefund }: OrderReturn, order: StaffOrder) {
  const refuse = (message: string) => failure('STEP_NOT_POSSIBLE', message, { data: { current: order } });
  if (!isStepOf('exchange', state)) {
    return refuse(`The return is “${RETURN_LABELS[state]}”: nothing can be exchanged for it.`);
  }
  if (exchange && !exchange.isCancelled) return refuse(`Order ${exchange.number} was taken instead already.`);
  return toRefund === 0 ? refuse('Nothing that was paid is left to exchange.') : null;
}

/** Sets the value of a return against the order that was taken instead. */
async function tie(
  transaction: Transaction,
  { order, found }: LockedReturn,
  taken: StaffOrder,
  principal: NamedPrincipal,
): Promise<StaffOrder> {
  const value = toPaisa(found.toRefund);
  const credit = Math.min(value, toPaisa(taken.subtotal) - toPaisa(taken.coupon?.amount ?? 0));
  const isAll = credit === value;
  await transaction
    .updateTable('returns')
    .set({
      state: RETURN_STEPS[isAll ? 'exchange' : 'exchange-part'].to,
      since: sql<Date>`now()`,
      outcome: isAll ? 'exchanged' : null,
      exchange_order_id: taken._id,
      exchange_paisa: credit,
    })
    .where('id', '=', found._id)
    .execute();
  await transaction
    .updateTable('orders')
    .set({
      discount_paisa: credit,
      discount_reason: `Exchange for order ${order.number}`,
      total_paisa: sql<number>`total_paisa - ${credit}`,
    })
    .where('id', '=', taken._id)
    .execute();
  const amount = formatRupees(toRupees(credit));
  const rest = isAll ? null : `${formatRupees(toRupees(value - credit))} are still to refund.`;
  await recordDone(
    transaction,
    order,
    {
      kind: 'return',
      done: `exchanged it for order ${taken.number}`,
      more: [`${amount} are set against it.`, rest],
    },
    principal,
  );
  const of = `took it in exchange for order ${order.number}`;
  return recordDone(
    transaction,
    taken,
    { kind: 'return', done: of, more: [`${amount} are set against it.`], told: { event: 'changed' } },
    principal,
  );
}

/** What the checkout answered, with what is to be paid now. */
const toPlaced = (placed: PlacedOrder, { status, totalAmount }: StaffOrder): PlacedOrder => ({
  ...placed,
  status,
  totalAmount,
});

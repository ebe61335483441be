import type { UpdateObject } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { goesUnconfirmed } from '../confirmation/rules.ts';
import { storeOutcome } from '../confirmation/store-outcome.ts';
import { moveOrder } from '../fulfilment/move-order.ts';
import { fulfilmentAfterStatus } from '../fulfilment/rules.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderStatus } from '../rules.ts';
import { lockOrder } from './lock-order.ts';
import type { OnOrder } from './record-on-order.ts';
import type { ChangeStatus } from './schemas.ts';

/**
 * Sets the status of an order by hand (R174). Where a cash order goes on its way that nobody has confirmed, the history
 * says what was chosen: that it is confirmed now, or that it goes without.
 * @param request without a version nothing is compared
 * @returns the order, also when it already had this status; NOT_FOUND, CHANGED_MEANWHILE, or OUT_OF_STOCK
 */
export async function changeStatus(
  db: Database,
  orderId: string,
  { status, confirming, version }: ChangeStatus,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, version, (order) => order.status === status);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (!goesUnconfirmed(order, status) || confirming === undefined) {
      return setStatus(transaction, order, status, principal);
    }
    if (confirming === 'skipped') {
      return setStatus(transaction, order, status, principal, { ...BY_HAND, note: WITHOUT_CONFIRMING });
    }
    const changed = await setStatus(transaction, order, status, principal);
    return changed.ok
      ? success(await storeOutcome(transaction, changed.value, CONFIRMED, principal))
      : changed;
  });
}

const BY_HAND = { kind: 'status', action: 'changed the status' } as const;
const WITHOUT_CONFIRMING = 'Without confirming it on the phone.';
const CONFIRMED = { outcome: 'confirmed', note: '' } as const;

/**
 * Sets the status of a locked order, any after any other. The parcel follows by the table of decision 090, and the stock
 * follows both exactly once.
 * @param why what the history says
 * @param also what else changes with it
 * @returns the order as it is now; OUT_OF_STOCK naming what there is not enough of, and nothing has changed
 */
export async function setStatus(
  transaction: Transaction,
  order: StaffOrder,
  status: OrderStatus,
  principal: NamedPrincipal,
  why: Pick<OnOrder, 'kind' | 'action' | 'note' | 'told'> = BY_HAND,
  also: UpdateObject<Tables, 'orders'> = {},
): Promise<Result<StaffOrder>> {
  if (order.status === status) return success(order);
  const to = { status, fulfilment: fulfilmentAfterStatus(order, status) };
  return moveOrder(transaction, order, to, why, principal, also);
}

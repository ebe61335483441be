import type { Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { bookDelivery } from '../../payments/ledger/book-delivery.ts';
import { type NamedPrincipal, staffIdOf } from '../../principal.ts';
import { courierCash } from '../amounts/courier-cash.ts';
import { sayCouponOf } from '../coupons/rules.ts';
import type { Said } from '../messages/rules.ts';
import { tellCustomer } from '../messages/tell-customer.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import type { Fulfilment, OrderStatus } from '../rules.ts';

/** What staff, the customer or the shop itself did to an order, for its history and for the audit log. */
export interface OnOrder {
  kind: Exclude<Row<'order_events'>['kind'], 'placed'>;
  /** For the audit log, in a few plain words. */
  action: string;
  fromStatus?: OrderStatus;
  toStatus?: OrderStatus;
  fromFulfilment?: Fulfilment;
  toFulfilment?: Fulfilment;
  note?: string | null;
  /** What the customer is told that does not show in the order itself. */
  told?: Said | null;
}

/**
 * Writes what was done into the order's history and the audit log, and into the ledger what it makes a courier owe, and
 * queues what its customer is told. Whatever changes an order ends here, so these follow it by every way.
 * @returns the order as it is now
 */
export async function recordOnOrder(
  transaction: Transaction,
  before: StaffOrder,
  { kind, action, note, told = null, ...moved }: OnOrder,
  principal: NamedPrincipal,
): Promise<StaffOrder> {
  await transaction
    .insertInto('order_events')
    .values({
      order_id: before._id,
      kind,
      from_status: moved.fromStatus ?? null,
      to_status: moved.toStatus ?? null,
      from_fulfilment: moved.fromFulfilment ?? null,
      to_fulfilment: moved.toFulfilment ?? null,
      actor: principal.name,
      actor_id: staffIdOf(principal),
      note: note || null,
    })
    .execute();
  const after = await findStaffOrder(transaction, before._id);
  if (!after) throw new Error('An order went while it was locked.');
  const [owedBefore, owed] = [courierCash(before), courierCash(after)];
  if (owed?.courier !== owedBefore?.courier || owed?.paisa !== owedBefore?.paisa) {
    await bookDelivery(transaction, before._id, owed, principal);
  }
  await tellCustomer(transaction, before, after, told);
  await recordChange(transaction, {
    principal,
    action,
    subject: { kind: 'order', id: before._id, name: String(before.number) },
    before: kind === 'note' ? null : staffFields(before),
    after: kind === 'note' ? { note } : staffFields(after),
  });
  return after;
}

/** Nothing personal: whom the order goes to stands in its own history alone. */
function staffFields(order: StaffOrder) {
  const { status, confirmation, courier, trackingNumber, discountAmount, shippingCost, totalAmount } = order;
  const { fulfilment, parcelWeightGrams, items, paidAmount, advanceAmount, coupon } = order;
  const lines = items.map(({ name, quantity }) => `${quantity} × ${name}`);
  const returned = items
    .filter(({ returnedGood, returnedDamaged }) => returnedGood + returnedDamaged > 0)
    .map(({ lineNumber, returnedGood: good, returnedDamaged: damaged }) => ({ lineNumber, good, damaged }));
  return {
    status,
    confirmation,
    courier,
    trackingNumber,
    lines,
    discountAmount,
    ...(coupon && { coupon: `${coupon.code}: ${sayCouponOf(coupon)}` }),
    shippingCost,
    totalAmount,
    paidAmount,
    advanceAmount,
    fulfilment,
    parcelWeightGrams,
    returned,
  };
}

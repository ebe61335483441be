import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { THE_SHOP } from '../../audit-log/the-shop.ts';
import type { Actor } from '../../audit-log/types.ts';
import { findStaffOrder } from '../queries.ts';
import type { OrderStatus, StaffOrder } from '../types.ts';

/** What staff, or the shop itself, did to an order, for its history and for the audit log. */
export interface OnOrder {
  kind: 'status' | 'note' | 'courier' | 'released' | 'confirmed' | 'no-answer' | 'refused';
  /** For the audit log, in a few plain words. */
  action: string;
  fromStatus?: OrderStatus;
  toStatus?: OrderStatus;
  note?: string | null;
}

/**
 * Writes what was done into the order's history and the audit log, in the transaction of the change.
 * @param before the order as it was
 * @returns the order as it is now
 */
export async function recordOnOrder(
  db: Database,
  before: StaffOrder,
  { kind, action, fromStatus, toStatus, note }: OnOrder,
  actor: Actor,
): Promise<StaffOrder> {
  await db
    .insertInto('order_events')
    .values({
      order_id: before._id,
      kind,
      from_status: fromStatus ?? null,
      to_status: toStatus ?? null,
      actor: actor.name,
      actor_id: actor.kind === THE_SHOP.kind ? null : actor.id,
      note: note || null,
    })
    .execute();
  const after = await findStaffOrder(db, before._id);
  if (!after) throw new Error('An order went while it was locked.');
  await recordChange(db, {
    actor,
    action,
    subject: { kind: 'order', id: before._id, name: String(before.number) },
    before: kind === 'note' ? null : staffFields(before),
    after: kind === 'note' ? { note } : staffFields(after),
  });
  return after;
}

/** What of an order staff can change. */
function staffFields({ status, confirmation, courier, trackingNumber }: StaffOrder) {
  return { status, confirmation, courier, trackingNumber };
}

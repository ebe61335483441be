import type { Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { type NamedPrincipal, THE_SHOP } from '../../principal.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderStatus } from '../rules.ts';

/** What staff, or the shop itself, did to an order, for its history and for the audit log. */
export interface OnOrder {
  kind: Exclude<Row<'order_events'>['kind'], 'placed'>;
  /** For the audit log, in a few plain words. */
  action: string;
  fromStatus?: OrderStatus;
  toStatus?: OrderStatus;
  note?: string | null;
}

/** Writes what was done into the order's history and the audit log. @returns the order as it is now */
export async function recordOnOrder(
  transaction: Transaction,
  before: StaffOrder,
  { kind, action, fromStatus, toStatus, note }: OnOrder,
  principal: NamedPrincipal,
): Promise<StaffOrder> {
  await transaction
    .insertInto('order_events')
    .values({
      order_id: before._id,
      kind,
      from_status: fromStatus ?? null,
      to_status: toStatus ?? null,
      actor: principal.name,
      actor_id: principal.kind === THE_SHOP.kind ? null : principal.id,
      note: note || null,
    })
    .execute();
  const after = await findStaffOrder(transaction, before._id);
  if (!after) throw new Error('An order went while it was locked.');
  await recordChange(transaction, {
    principal,
    action,
    subject: { kind: 'order', id: before._id, name: String(before.number) },
    before: kind === 'note' ? null : staffFields(before),
    after: kind === 'note' ? { note } : staffFields(after),
  });
  return after;
}

function staffFields({ status, confirmation, courier, trackingNumber }: StaffOrder) {
  return { status, confirmation, courier, trackingNumber };
}

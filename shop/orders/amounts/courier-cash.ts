import { toPaisa } from '../../money.ts';
import { wasHandedOver } from '../fulfilment/rules.ts';
import { cashToCollect } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';

/**
 * The cash that a courier has for the shop: what was to be collected of an order that was handed to the customer, also when
 * it comes back later, for then the customer has paid already (R350).
 * @returns paisa, or null
 */
export function courierCash(
  order: Pick<
    StaffOrder,
    'status' | 'fulfilment' | 'deliveredAt' | 'paymentMethod' | 'courier' | 'totalAmount' | 'paidAmount'
  >,
): { courier: string; paisa: number } | null {
  const { courier } = order;
  const paisa = toPaisa(cashToCollect(order));
  return wasHandedOver(order) && courier !== null && paisa > 0 ? { courier, paisa } : null;
}

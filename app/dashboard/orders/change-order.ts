import type { StaffOrder } from '../../../shop/orders/responses.ts';
import type { CallFailure } from '../../api.ts';
import { callAsAdmin } from '../../staff/call-as-staff.ts';
import { orderCall } from './order-words.ts';

export type OrderChange = { ok: true; value: { message: string; order: StaffOrder } } | CallFailure;

/**
 * Changes an order as the one that is on the screen; if a colleague was faster the server refuses.
 * @param what below the order: its status, its confirmation or its courier
 */
export function changeOrder(
  { _id, version }: Pick<StaffOrder, '_id' | 'version'>,
  what: 'status' | 'confirmation' | 'courier',
  body: Record<string, string>,
): Promise<OrderChange> {
  return callAsAdmin(`${orderCall(_id)}/${what}`, { method: 'PUT', body: { ...body, version } });
}

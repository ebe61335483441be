import type { StaffOrder } from '../../../shop/orders/types.ts';
import type { ApiFailure } from '../../api.ts';
import { requestAsAdmin } from '../../staff/request-as-staff.ts';
import { orderEndpoint } from './order-labels.ts';

export type OrderChange = { ok: true; value: { message: string; order: StaffOrder } } | ApiFailure;

/**
 * Changes an order as the one that is on the screen; if a colleague was faster the server refuses.
 * @param what below the order: its status, its confirmation or its courier
 */
export function changeOrder(
  { _id, version }: Pick<StaffOrder, '_id' | 'version'>,
  what: 'status' | 'confirmation' | 'courier',
  body: Record<string, string>,
): Promise<OrderChange> {
  return requestAsAdmin(`${orderEndpoint(_id)}/${what}`, { method: 'PUT', body: { ...body, version } });
}

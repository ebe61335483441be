import type { StaffOrder } from '../../../shop/orders/responses.ts';
import type { StaffRequest } from '../../staff/request-as-staff.ts';
import { orderEndpoint } from './order-labels.ts';

/** What a change of an order responds with. */
export interface ChangedOrder {
  message: string;
  order: StaffOrder;
}

/**
 * The path and the request that change an order as the one that is on the screen; if a colleague was faster the server
 * refuses.
 * @param what below the order: its status, its confirmation or its courier
 */
export function orderChange(
  { _id, version }: Pick<StaffOrder, '_id' | 'version'>,
  what: 'status' | 'confirmation' | 'courier',
  body: Record<string, string>,
): [path: string, request: StaffRequest] {
  return [`${orderEndpoint(_id)}/${what}`, { method: 'PUT', body: { ...body, version } }];
}

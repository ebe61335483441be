import type { Booking } from '../../../shop/orders/booking/responses.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import type { StaffRequest } from '../../staff/request-as-staff.ts';
import { orderEndpoint } from './order-labels.ts';

/** What a change of an order responds with. */
export interface ChangedOrder {
  message: string;
  order: StaffOrder;
}

/** What every change of an order's booking responds with. */
export interface ChangedBooking {
  message: string;
  booking: Booking;
}

/** The request that changes the order that is on the screen; it fails if a colleague was faster. */
export function orderChange(
  { _id, version }: Pick<StaffOrder, '_id' | 'version'>,
  what: 'status' | 'confirmation' | 'courier' | 'fulfilment' | 'returns' | 'weight' | 'advance',
  body: Readonly<Record<string, unknown>>,
): [path: string, request: StaffRequest] {
  return [`${orderEndpoint(_id)}/${what}`, { method: 'PUT', body: { ...body, version } }];
}

/** The request that takes the last outcome of an order back. */
export function undoOutcome({
  _id,
  version,
}: Pick<StaffOrder, '_id' | 'version'>): [path: string, request: StaffRequest] {
  return [`${orderEndpoint(_id)}/confirmation/undo`, { method: 'POST', body: { version } }];
}

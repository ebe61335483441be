import type { MobileRecord, StaffOrder } from '../types.ts';

/** An order that waits to be asked about, with all that whoever calls wants to see. */
export interface OrderToConfirm extends StaffOrder {
  record: MobileRecord;
}

export interface ConfirmationQueue {
  /** Due now, oldest first. */
  orders: OrderToConfirm[];
  /** How many are due now in all. */
  due: number;
  /** How many come back later, because nobody answered. */
  later: number;
}

import type { Database } from '../../../database/connect.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { findOrderOfPage } from '../page/queries.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import { whyNotChangeable } from './rules.ts';

/** An order as its customer changes it: nothing of whom it goes to, since a link travels. */
export interface OrderToChange extends Pick<StaffOrder, 'number' | 'page' | 'version' | 'totalAmount'> {
  lines: Pick<StaffOrder['items'][number], 'lineNumber' | 'name' | 'photo' | 'linePrice' | 'quantity'>[];
  /** Why it cannot be changed; null while it can. */
  why: string | null;
}

/** The order that a page's token names, to be changed by its customer; null for any other token. */
export async function findOrderToChange(db: Database, token: string): Promise<OrderToChange | null> {
  const id = await findOrderOfPage(db, token);
  const order = id === null ? null : await findStaffOrder(db, id);
  if (!order) return null;
  const { number, page, version, totalAmount, items } = order;
  const isBooked = (await findOpenBooking(db, order._id)) !== undefined;
  return {
    number,
    page,
    version,
    totalAmount,
    lines: items.map(({ lineNumber, name, photo, linePrice, quantity }) => ({
      lineNumber,
      name,
      photo,
      linePrice,
      quantity,
    })),
    why: whyNotChangeable({ ...order, isBooked }, new Date()),
  };
}

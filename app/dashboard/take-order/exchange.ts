import type { CallerAddress } from '../../../shop/orders/phone/responses.ts';
import type { StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { orderEndpoint } from '../orders/order-labels.ts';

/** The return that an order is taken in exchange for. */
export interface Exchange {
  returnId: string;
  order: Pick<StaffOrderDetail, '_id' | 'number' | 'customer'>;
  /** What came back, as "1 × Karahi". */
  lines: readonly string[];
  /** What can be set against the new order (rupees). */
  value: number;
}

/** What a screen's address says of an exchange: the return, or why there is none; null where it names none. */
export async function askAboutExchange(
  { searchParams }: URL,
  signal: AbortSignal,
): Promise<{ exchange: Exchange } | { problem: string } | null> {
  const [orderId, returnId] = [searchParams.get('order'), searchParams.get('return')];
  if (!orderId || !returnId) return null;
  const found = await requestAsStaff<StaffOrderDetail>('admin', orderEndpoint(encodeURIComponent(orderId)), {
    signal,
  });
  if (!found.ok) return { problem: found.message };
  const { _id, number, customer, returns, items } = found.value;
  const one = returns.find((each) => each._id === returnId);
  if (one?.state !== 'inspected' || one.toRefund === 0) {
    return { problem: `The return of order ${number} has nothing to exchange any more.` };
  }
  const lines = one.lines.map(({ lineNumber, units, good, damaged }) => {
    const name = items.find((line) => line.lineNumber === lineNumber)?.name ?? '';
    return `${good === null || damaged === null ? units : good + damaged} × ${name}`;
  });
  return { exchange: { returnId, order: { _id, number, customer }, lines, value: one.toRefund } };
}

/** Where among a caller's earlier addresses the first order went. */
export function addressOf({ order: { customer } }: Exchange, addresses: readonly CallerAddress[]): number {
  const place = ({ name, address, city }: Pick<CallerAddress, 'name' | 'address' | 'city'>) =>
    [name, address, city].join('\n').toLowerCase();
  return Math.max(
    0,
    addresses.findIndex((each) => place(each) === place(customer)),
  );
}

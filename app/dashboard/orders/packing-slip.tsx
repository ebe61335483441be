import { formatMobile } from '../../../shop/customers/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { PAYMENT_METHOD_NAMES } from '../../../shop/orders/schemas.ts';
import type { StaffOrder } from '../../../shop/orders/types.ts';
import { SheetHead } from './sheet-head.tsx';

/** What goes into the parcel and where the parcel goes; no prices, but the cash that the rider collects. */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const { customer, items, courier, trackingNumber } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <SheetHead title="Packing slip" order={order} />
      <section aria-label="Deliver to" className="mb-6 border-2 border-ink p-4 text-lg leading-7">
        <p className="text-xs text-ink-soft">Deliver to</p>
        <p className="font-bold">{customer.name}</p>
        <p className="tabular-nums">{formatMobile(customer.mobile)}</p>
        <p>{customer.address}</p>
        <p className="font-semibold">
          {customer.city}, {customer.province}
        </p>
        {customer.instructions && (
          <p className="mt-2 text-base whitespace-pre-line">{customer.instructions}</p>
        )}
      </section>
      <table className="w-full border-collapse text-left">
        <thead className="border-b-2 border-ink">
          <tr>
            <th scope="col" className="w-16 py-1.5">
              Packed
            </th>
            <th scope="col" className="w-20 py-1.5 pr-4 text-right">
              Quantity
            </th>
            <th scope="col" className="py-1.5">
              Product
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move.
            <tr key={index} className="break-inside-avoid border-b border-line">
              <td className="py-2">
                <span aria-hidden="true" className="block size-4 border border-ink" />
              </td>
              <td className="py-2 pr-4 text-right text-base font-bold tabular-nums">{line.quantity}</td>
              <td className="py-2">{line.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">
        {units} {units === 1 ? 'unit' : 'units'} in all
      </p>
      <p className="mt-6 text-base font-bold">
        {order.paymentMethod === 'cash'
          ? `Collect in cash: ${formatRupees(order.totalAmount)}`
          : `Payment: ${PAYMENT_METHOD_NAMES[order.paymentMethod]}`}
      </p>
      {courier && (
        <p>
          {courier}: <span className="tabular-nums">{trackingNumber}</span>
        </p>
      )}
    </>
  );
}

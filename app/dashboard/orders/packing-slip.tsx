import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { PAYMENT_METHOD_NAMES } from '../../../shop/orders/schemas.ts';
import { DocumentHead, SHEET_COLUMN, SHEET_LABEL } from './document-head.tsx';

/** What goes into the parcel and where the parcel goes; no prices, but the cash that the rider collects. */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const { customer, items, courier, trackingNumber } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <DocumentHead title="Packing slip" order={order} />
      <section
        aria-label="Deliver to"
        className="mb-6 rounded-card border-2 border-ink p-5 text-lg leading-7"
      >
        <p className={SHEET_LABEL}>Deliver to</p>
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
        <thead className="border-b border-ink">
          <tr>
            <th scope="col" className={`${SHEET_COLUMN} w-16`}>
              Packed
            </th>
            <th scope="col" className={`${SHEET_COLUMN} w-20 pr-4 text-right`}>
              Quantity
            </th>
            <th scope="col" className={SHEET_COLUMN}>
              Product
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move.
            <tr key={index} className="break-inside-avoid border-b border-line">
              <td className="py-2">
                <span aria-hidden="true" className="block size-4 rounded-sm border border-ink" />
              </td>
              <td className="py-2 pr-4 text-right text-base font-bold tabular-nums">{line.quantity}</td>
              <td dir="auto" className="py-2">
                {line.name}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-soft tabular-nums">
        {units} {units === 1 ? 'unit' : 'units'} in all
      </p>
      <p className="mt-6 rounded-card border border-ink px-5 py-3 text-lg font-bold tabular-nums">
        {order.paymentMethod === 'cash'
          ? `Collect in cash: ${formatRupees(order.totalAmount)}`
          : `Payment: ${PAYMENT_METHOD_NAMES[order.paymentMethod]}`}
      </p>
      {courier && (
        <p className="mt-3">
          {courier}: <span className="font-semibold tabular-nums">{trackingNumber}</span>
        </p>
      )}
    </>
  );
}

import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { PAYMENT_METHOD_NAMES } from '../../../shop/orders/schemas.ts';
import { DocumentHead, SHEET_COLUMN, SHEET_LABEL } from './document-head.tsx';

const NUMBER = 'py-2 pl-4 text-right tabular-nums whitespace-nowrap';

/** What the shopper bought and pays, in rupees. */
export function Invoice({ order }: { order: StaffOrder }) {
  const { customer } = order;
  return (
    <>
      <DocumentHead title="Invoice" order={order} />
      <section aria-label="Billed to" className="mb-6">
        <p className={SHEET_LABEL}>Billed to</p>
        <p className="font-semibold">{customer.name}</p>
        <p>{customer.address}</p>
        <p>
          {customer.city}, {customer.province}
        </p>
        <p className="tabular-nums">{formatMobile(customer.mobile)}</p>
      </section>
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-ink">
          <tr>
            <th scope="col" className={SHEET_COLUMN}>
              Product
            </th>
            <th scope="col" className={`${SHEET_COLUMN} ${NUMBER}`}>
              Price
            </th>
            <th scope="col" className={`${SHEET_COLUMN} ${NUMBER}`}>
              Quantity
            </th>
            <th scope="col" className={`${SHEET_COLUMN} ${NUMBER}`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move.
            <tr key={index} className="break-inside-avoid border-b border-line">
              <td dir="auto" className="py-2 font-medium">
                {line.name}
              </td>
              <td className={NUMBER}>{formatRupees(line.linePrice)}</td>
              <td className={NUMBER}>{line.quantity}</td>
              <td className={NUMBER}>{formatRupees(line.linePrice * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-3 ml-auto grid w-72 max-w-full break-inside-avoid grid-cols-2 gap-y-1.5 tabular-nums">
        <dt className="text-ink-soft">Subtotal</dt>
        <dd className="text-right">{formatRupees(order.subtotal)}</dd>
        <dt className="text-ink-soft">Shipping</dt>
        <dd className="text-right">{order.shippingCost === 0 ? 'FREE' : formatRupees(order.shippingCost)}</dd>
        <dt className="border-t border-ink pt-2 text-lg font-bold">Total</dt>
        <dd className="border-t border-ink pt-2 text-right text-lg font-bold">
          {formatRupees(order.totalAmount)}
        </dd>
      </dl>
      <p className="mt-10 border-t border-line pt-4">
        Payment: <strong className="font-semibold">{PAYMENT_METHOD_NAMES[order.paymentMethod]}</strong>
      </p>
      <p className="text-ink-soft">Thank you for shopping with us.</p>
    </>
  );
}

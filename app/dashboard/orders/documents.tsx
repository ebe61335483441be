import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { amountRows } from '../../../shop/orders/amounts/rules.ts';
import { cashToCollect, paymentRows } from '../../../shop/orders/payments/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { PAYMENT_METHOD_NAMES } from '../../../shop/orders/schemas.ts';
import { BrandMark } from '../../layout/brand-mark.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { HeadRow } from '../../staff/ui/scroll-table.tsx';

/** The classes of what a part of a printed document is about. */
const DOCUMENT_LABEL = 'mb-1 text-xs font-semibold text-ink-soft';

const NUMBER = 'py-2 pl-4 text-right tabular-nums whitespace-nowrap';

/** What the shopper bought and pays, in rupees. */
export function Invoice({ order }: { order: StaffOrder }) {
  const { customer } = order;
  return (
    <>
      <section aria-label="Billed to" className="mb-6">
        <p className={DOCUMENT_LABEL}>Billed to</p>
        <p className="font-semibold">{customer.name}</p>
        <p>{customer.address}</p>
        <p>
          {customer.city}, {customer.province}
        </p>
        <p className="tabular-nums">{formatMobile(customer.mobile)}</p>
      </section>
      <Lines
        order={order}
        heads={['Product', ['Price', NUMBER], ['Quantity', NUMBER], ['Amount', NUMBER]]}
        cells={(line) => (
          <>
            <td dir="auto" className="py-2 font-medium">
              {line.name}
            </td>
            <td className={NUMBER}>{formatRupees(line.linePrice)}</td>
            <td className={NUMBER}>{line.quantity}</td>
            <td className={NUMBER}>{formatRupees(line.linePrice * line.quantity)}</td>
          </>
        )}
      />
      <dl className="mt-3 ml-auto grid w-72 max-w-full break-inside-avoid grid-cols-2 gap-y-1.5 tabular-nums">
        {amountRows(order).map(([name, amount]) => (
          <Fragment key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right">{amount}</dd>
          </Fragment>
        ))}
        <dt className="border-t border-ink pt-2 text-lg font-bold">Total</dt>
        <dd className="border-t border-ink pt-2 text-right text-lg font-bold">
          {formatRupees(order.totalAmount)}
        </dd>
        {order.paidAmount > 0 &&
          paymentRows(order).map(([name, amount]) => (
            <Fragment key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right">{amount}</dd>
            </Fragment>
          ))}
      </dl>
      <p className="mt-10 border-t border-line pt-4">
        Payment: <strong className="font-semibold">{PAYMENT_METHOD_NAMES[order.paymentMethod]}</strong>
      </p>
      <p className="text-ink-soft">Thank you for shopping with us.</p>
    </>
  );
}

/** What goes into the parcel and where the parcel goes; no prices, but the cash that the rider collects. */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const { customer, items, courier, trackingNumber } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <section
        aria-label="Deliver to"
        className="mb-6 rounded-card border-2 border-ink p-5 text-lg leading-7"
      >
        <p className={DOCUMENT_LABEL}>Deliver to</p>
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
      <Lines
        order={order}
        heads={[['Packed', 'w-16'], ['Quantity', 'w-20 pr-4 text-right'], 'Product']}
        cells={(line) => (
          <>
            <td className="py-2">
              <span aria-hidden="true" className="block size-4 rounded-sm border border-ink" />
            </td>
            <td className="py-2 pr-4 text-right text-base font-bold tabular-nums">{line.quantity}</td>
            <td dir="auto" className="py-2">
              {line.name}
            </td>
          </>
        )}
      />
      <p className="mt-3 text-ink-soft tabular-nums">
        {units} {units === 1 ? 'unit' : 'units'} in all
      </p>
      <p className="mt-6 rounded-card border border-ink px-5 py-3 text-lg font-bold tabular-nums">
        {cashToCollect(order) > 0
          ? `Collect in cash: ${formatRupees(cashToCollect(order))}`
          : `Payment: ${PAYMENT_METHOD_NAMES[order.paymentMethod]}. Nothing to collect.`}
      </p>
      {courier && (
        <p className="mt-3">
          {courier}: <span className="font-semibold tabular-nums">{trackingNumber}</span>
        </p>
      )}
    </>
  );
}

interface LinesProps extends Pick<ComponentProps<typeof HeadRow>, 'heads'> {
  order: StaffOrder;
  cells: (line: StaffOrder['items'][number]) => ReactNode;
}

/** The lines of an order as a table. */
function Lines({ order, heads, cells }: LinesProps) {
  return (
    <table className="w-full border-collapse text-left">
      <thead className="border-b border-ink">
        <HeadRow className="py-2 text-xs font-semibold text-ink-soft" heads={heads} />
      </thead>
      <tbody>
        {order.items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move.
          <tr key={index} className="break-inside-avoid border-b border-line">
            {cells(line)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The top of a printed document: the shop, what it is, and of which order. */
export function DocumentHead({ title, order }: { title: string; order: StaffOrder }) {
  const { store } = useRootData();
  return (
    <header className="mb-8 flex flex-wrap justify-between gap-6 border-b border-line pb-6">
      <div className="text-ink-soft">
        <p className="mb-2 flex items-center gap-2 text-xl font-extrabold tracking-tight text-brand">
          {/* A printer that saves colour would leave a white mark on white paper. */}
          <BrandMark className="size-8 [print-color-adjust:exact]" />
          {store.name}
        </p>
        <p className="max-w-64">{store.address}</p>
        <p className="tabular-nums">{store.phone}</p>
        {store.ntn && <p className="tabular-nums">NTN: {store.ntn}</p>}
        {store.strn && <p className="tabular-nums">STRN: {store.strn}</p>}
      </div>
      <div className="tabular-nums sm:text-right">
        <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
        <p className="mt-1">
          Order <strong>{order.number}</strong>
        </p>
        <p className="text-ink-soft">{formatTime(order.createdAt)}</p>
      </div>
    </header>
  );
}

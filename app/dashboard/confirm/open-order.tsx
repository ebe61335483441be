import type { Ref } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { OrderToConfirm } from '../../../shop/orders/confirmation/responses.ts';
import type { Outcome } from '../../../shop/orders/confirmation/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactLinks } from '../orders/contact-links.tsx';
import { orderScreen } from '../orders/order-labels.ts';
import { MobileRecordLine } from '../orders/other-orders.tsx';
import { Outcomes } from '../orders/outcomes.tsx';
import { Demands } from '../risk/demands.tsx';

interface OpenOrderProps {
  order: OrderToConfirm;
  heading: Ref<HTMLHeadingElement>;
  onRecorded: (order: StaffOrder, outcome: Outcome) => void;
  onTakeOver: () => void;
}

/** The order that is asked about now: who, what, how it went with them before, and what came of it. */
export function OpenOrder({ order, heading, onRecorded, onTakeOver }: OpenOrderProps) {
  const { _id, number, customer, record, createdAt, confirmationTries, held, risk, silent } = order;
  return (
    <article
      aria-label={`Order ${number}`}
      className={`mb-2 grid content-start gap-4 self-start rounded-card border bg-paper p-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-[1/-1] ${
        risk.demands.length > 0 ? 'border-danger/40' : 'border-line'
      }`}
    >
      <header className="text-sm">
        <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 text-lg font-bold">
          <span dir="auto">{customer.name}</span>
          <span className="font-normal tabular-nums">{formatMobile(customer.mobile)}</span>
        </h2>
        <p dir="auto" className="mt-0.5 text-ink-soft">
          {customer.address}, {customer.city}
        </p>
        {customer.instructions && (
          <p dir="auto" className="mt-2 rounded-lg bg-accent-soft px-3 py-2 whitespace-pre-line">
            {customer.instructions}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-1.5">
          <MobileRecordLine record={record} />
          {silent && <StatusBadge tone="waiting">No answer to our reminder</StatusBadge>}
          {confirmationTries > 0 && (
            <StatusBadge tone="waiting">{`No answer, ${confirmationTries} ${confirmationTries === 1 ? 'time' : 'times'}`}</StatusBadge>
          )}
        </div>
      </header>
      <Demands demands={risk.demands} overruled={order.riskOverruled} />
      <ContactLinks order={order} />
      <div className="text-sm">
        <p className="mb-1">
          <Link to={orderScreen(_id)} className="font-semibold text-brand hover:underline">
            Order {number}
          </Link>
          <span className="ml-2 text-xs text-ink-quiet">{formatTime(createdAt)}</span>
        </p>
        <OrderedLines order={order} />
      </div>
      {held && !held.mine ? (
        <div className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft px-3 py-2 text-sm">
          <p className="font-semibold">{held.by} is calling.</p>
          <Button variant="secondary" size="small" onClick={onTakeOver}>
            Take it over
          </Button>
        </div>
      ) : (
        <Outcomes order={order} keys onRecorded={onRecorded} />
      )}
    </article>
  );
}

/** What was ordered, as it is read out on the phone, and what is to be paid. */
function OrderedLines({ order: { items, shippingCost, totalAmount } }: { order: StaffOrder }) {
  return (
    <dl className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-y-1 tabular-nums">
      {items.map(({ name, quantity, linePrice }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move.
        <div key={index} className="contents">
          <dt dir="auto">
            {quantity} × {name}
          </dt>
          <dd className="text-right text-ink-soft">{formatRupees(quantity * linePrice)}</dd>
        </div>
      ))}
      <dt className="text-ink-soft">Delivery</dt>
      <dd className="text-right text-ink-soft">{shippingCost === 0 ? 'FREE' : formatRupees(shippingCost)}</dd>
      <dt className="border-t border-line pt-1 font-bold">To pay in cash</dt>
      <dd className="border-t border-line pt-1 text-right font-bold">{formatRupees(totalAmount)}</dd>
    </dl>
  );
}

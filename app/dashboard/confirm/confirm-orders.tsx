import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { ConfirmationQueue, OrderToConfirm } from '../../../shop/orders/confirmation/responses.ts';
import { NewRows } from '../../staff/live/new-rows.tsx';
import { useLiveRows } from '../../staff/live/use-live-rows.ts';
import { requestAsStaff, type StaffRequest } from '../../staff/request-as-staff.ts';
import { LiveHeading } from '../../staff/ui/live-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Outcomes } from '../orders/confirmation.tsx';
import { ContactLinks } from '../orders/contact-links.tsx';
import { orderScreen } from '../orders/order-labels.ts';
import { MobileRecordLine } from '../orders/other-orders.tsx';
import type { Route } from './+types/confirm-orders.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadQueue({ signal: request.signal });
}

function loadQueue(request: Pick<StaffRequest, 'signal' | 'waits'>) {
  return requestAsStaff<ConfirmationQueue>('admin', '/api/v1/checkout/confirmation-queue', request);
}

/** Cash orders that nobody has confirmed yet, oldest first: call or write, and record what came of it. */
export default function ConfirmOrders({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data, error, loading } = loaded;
  const live = useLiveRows<ConfirmationQueue, OrderToConfirm>({
    loaded,
    load: () => loadQueue({ waits: false }),
    rowsOf: (queue) => queue.orders,
    withRows: (queue, rows) => ({ ...queue, orders: rows }),
  });
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const orders = data?.orders.filter(({ _id, version }) => !done.has(`${_id} ${version}`)) ?? [];

  // The card with the button that was pressed has gone: the work goes on at the next one.
  useEffect(() => {
    if (done.size > 0) list.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [done]);

  return (
    <>
      <LiveHeading title="Confirm orders" loaded={loaded}>
        <NewRows count={live.count} onShow={live.showNew} />
      </LiveHeading>
      <p className="mb-4 text-sm text-ink-soft" aria-live="polite">
        {data && sayHowMany(data)}
      </p>
      {data && !error && orders.length === 0 && !loading && (
        <p className="rounded-card border border-line bg-paper px-4 py-12 text-center text-sm text-ink-quiet">
          Nothing waits to be confirmed.
        </p>
      )}
      <ul ref={list} className="grid gap-3">
        {orders.map((order) => (
          <li key={order._id}>
            <QueueCard
              order={order}
              onRecorded={() => setDone(new Set([...done, `${order._id} ${order.version}`]))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function sayHowMany({ due, later }: ConfirmationQueue): string {
  const now = due === 1 ? '1 order waits' : `${due} orders wait`;
  return later === 0 ? `${now}.` : `${now}; ${later} more later, because nobody answered.`;
}

/** One order to ask about: who, what, how it went with them before, and what came of it. */
function QueueCard({ order, onRecorded }: { order: OrderToConfirm; onRecorded: () => void }) {
  const { _id, number, customer, items, totalAmount, record, createdAt, confirmationTries } = order;
  const warns = record.cancelled > 0;
  return (
    <article
      aria-label={`Order ${number}`}
      className={`grid gap-x-6 gap-y-3 rounded-card border bg-paper p-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_19rem] ${warns ? 'border-danger/40' : 'border-line'}`}
    >
      <div className="text-sm">
        <h2 tabIndex={-1} className="flex flex-wrap items-center gap-x-3 text-base font-bold">
          {customer.name}
          <span className="font-normal tabular-nums">{formatMobile(customer.mobile)}</span>
        </h2>
        <p className="mt-0.5 text-ink-soft">
          {customer.address}, {customer.city}
        </p>
        {customer.instructions && <p className="mt-1 whitespace-pre-line italic">{customer.instructions}</p>}
        <div className="mt-2 flex flex-wrap gap-1.5">
          <MobileRecordLine record={record} />
          {confirmationTries > 0 && (
            <StatusBadge tone="waiting">{`No answer, ${confirmationTries} ${confirmationTries === 1 ? 'time' : 'times'}`}</StatusBadge>
          )}
        </div>
      </div>
      <div className="text-sm">
        <p>
          <Link to={orderScreen(_id)} className="font-semibold text-brand hover:underline">
            Order {number}
          </Link>
          <span className="ml-2 text-xs text-ink-quiet">{formatTime(createdAt)}</span>
        </p>
        <ul className="mt-1 text-ink-soft">
          {items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move.
            <li key={index}>
              {line.quantity} × {line.name}
            </li>
          ))}
        </ul>
        <p className="mt-1 font-bold">{formatRupees(totalAmount)}</p>
      </div>
      <div className="grid content-start gap-3">
        <ContactLinks order={order} />
        <Outcomes order={order} onRecorded={onRecorded} />
      </div>
    </article>
  );
}

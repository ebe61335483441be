import { useEffect, useRef, useState } from 'react';
import type { ConfirmationQueue } from '../../../shop/orders/confirmation/responses.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Route } from './+types/confirm-orders.ts';
import { QueueCard } from './queue-card.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return requestAsStaff<ConfirmationQueue>('admin', '/api/v1/checkout/confirmation-queue', { signal });
}

/** Cash orders that nobody has confirmed yet, oldest first: call or write, and record what came of it. */
export default function ConfirmOrders({ loaderData }: Route.ComponentProps) {
  const { data, error, loading, reload } = useLoaded(loaderData);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const orders = data?.orders.filter(({ _id, version }) => !done.has(`${_id} ${version}`)) ?? [];

  // The card with the button that was pressed has gone: the work goes on at the next one.
  useEffect(() => {
    if (done.size > 0) list.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [done]);

  return (
    <>
      <ScreenHeading title="Confirm orders">
        {loading && <Spinner />}
        <Button variant="secondary" onClick={reload}>
          Look again
        </Button>
      </ScreenHeading>
      <p className="mb-4 text-sm text-ink-soft" aria-live="polite">
        {data && sayHowMany(data)}
      </p>
      <div role="alert">
        {error && <p className="mb-4 text-sm font-medium text-danger">{failureMessage(error)}</p>}
      </div>
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

import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type {
  ConfirmationQueue,
  OpenedQueue,
  OrderToConfirm,
} from '../../../shop/orders/confirmation/responses.ts';
import type { Outcome } from '../../../shop/orders/confirmation/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { useOnOrdersChanged } from '../../staff/live/waiting-store.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { Key } from '../../staff/ui/key.tsx';
import { LiveHeading } from '../../staff/ui/live-heading.tsx';
import { useKeys } from '../../staff/use-keys.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, undoOutcome } from '../orders/change-order.ts';
import { OUTCOME_DONE } from '../orders/outcomes.tsx';
import type { Route } from './+types/confirm-orders.ts';
import { OpenOrder } from './open-order.tsx';
import { QueueRow } from './queue-row.tsx';
import { QUEUE, useHold } from './use-hold.ts';

/** To look at the queue is to open an order of it: the one of the address, or the next that no colleague calls about. */
export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const order = url.searchParams.get('order');
  const body = order === null ? {} : { order };
  return requestAsStaff<OpenedQueue>('admin', `${QUEUE}/open`, {
    method: 'PUT',
    body,
    signal: request.signal,
  });
}

/** Cash orders that nobody has confirmed yet, oldest first, with the one that is asked about now opened beside them. */
export default function ConfirmOrders({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data, error, loading, reload } = loaded;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const write = useWrite();
  const heading = useRef<HTMLHeadingElement>(null);
  const [last, setLast] = useState<Recorded | null>(null);
  useHold(reload);
  useOnOrdersChanged(reload);

  const orders = data?.orders ?? [];
  const place = orders.findIndex(({ _id }) => _id === (data?.opened ?? params.get('order')));
  const isFree = ({ held }: OrderToConfirm) => held?.mine !== false;
  const next = orders.slice(place + 1).find(isFree);
  const previous = orders.slice(0, Math.max(0, place)).findLast(isFree);

  const open = (id: string) =>
    void navigate({ search: `?order=${id}` }, { replace: true, preventScrollReset: true });

  // The order whose button was pressed has gone: the work goes on at the next one.
  useEffect(() => {
    if (last) heading.current?.focus();
  }, [last]);

  async function takeOver(order: string) {
    const result = await write<OpenedQueue>(`${QUEUE}/open`, {
      method: 'PUT',
      body: { order, takeOver: true },
    });
    if (!result.ok) showToast('error', result.message);
  }

  async function undo() {
    if (!last) return;
    const result = await write<ChangedOrder>(...undoOutcome(last.order));
    if (!result.ok) return showToast('error', result.message);
    setLast(null);
    open(last.order._id);
  }

  useKeys({
    ...(next && { j: () => open(next._id) }),
    ...(previous && { k: () => open(previous._id) }),
    ...(last && { u: () => void undo() }),
  });

  return (
    <>
      <LiveHeading title="Confirm orders" loaded={loaded} />
      <div
        className={
          data && orders.length === 0 && data.later === 0
            ? 'sr-only'
            : 'mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm lg:min-h-8'
        }
      >
        <p className="text-ink-soft" aria-live="polite">
          {data && sayHowMany(data)}
        </p>
        <div className={orders.length > 0 ? 'flex gap-2' : 'hidden'}>
          <Step name="Previous" keyName="k" order={previous} onOpen={open} />
          <Step name="Next" keyName="j" order={next} onOpen={open} />
        </div>
      </div>
      <div role="status">
        {last && (
          <p className="mb-3 flex flex-wrap items-center gap-x-3 rounded-lg bg-mist px-3 py-1 text-sm">
            Order {last.order.number} {OUTCOME_DONE[last.outcome]}.
            <Button variant="quiet" size="small" aria-keyshortcuts="u" onClick={undo}>
              Undo <Key name="u" />
            </Button>
          </p>
        )}
      </div>
      {data && !error && orders.length === 0 && !loading && (
        <p className="rounded-card border border-line bg-paper px-4 py-12 text-center text-sm text-ink-quiet">
          Nothing waits to be confirmed.
        </p>
      )}
      {orders.length > 0 && place < 0 && (
        <p className="mb-3 text-sm font-semibold">Colleagues are calling about all that is due.</p>
      )}
      {/* The open order stands below its row on a phone, and beside all of them where there is room. */}
      <ul className="lg:grid lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:grid-rows-[repeat(61,auto)_1fr] lg:gap-x-5">
        {orders.map((order, index) => (
          <li key={order._id} className="lg:contents">
            <QueueRow
              order={order}
              isOpen={index === place}
              isSameMobile={orders[index - 1]?.customer.mobile === order.customer.mobile}
            />
            {index === place && (
              <OpenOrder
                order={order}
                heading={heading}
                onRecorded={(changed, outcome) => setLast({ order: changed, outcome })}
                onTakeOver={() => void takeOver(order._id)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was recorded last, and can be taken back. */
interface Recorded {
  order: StaffOrder;
  outcome: Outcome;
}

interface StepProps {
  name: string;
  keyName: string;
  order: OrderToConfirm | undefined;
  onOpen: (id: string) => void;
}

function Step({ name, keyName, order, onOpen }: StepProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-keyshortcuts={keyName}
      disabled={!order}
      onClick={() => order && onOpen(order._id)}
    >
      {name} <Key name={keyName} />
    </Button>
  );
}

function sayHowMany({ due, later }: ConfirmationQueue): string {
  if (due === 0) return later === 0 ? '' : `${later} come back later, because nobody answered.`;
  const now = due === 1 ? '1 order waits' : `${due} orders wait`;
  return later === 0 ? `${now}.` : `${now}; ${later} more later, because nobody answered.`;
}

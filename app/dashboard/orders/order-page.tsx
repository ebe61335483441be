import { useParams } from 'react-router';
import type { StaffOrder, StaffOrderDetail } from '../../../shop/orders/types.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { formatTime } from '../../staff/ui/format-time.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useRemote } from '../../staff/ui/use-remote.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Confirmation } from './confirmation.tsx';
import { CourierForm } from './courier-form.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { NoteForm } from './note-form.tsx';
import { OrderHistory } from './order-history.tsx';
import { orderEndpoint, orderScreen } from './order-labels.ts';
import { OrderLines } from './order-lines.tsx';
import { OtherOrders } from './other-orders.tsx';
import { Panel } from './panel.tsx';
import { StatusSelect } from './status-select.tsx';

/** One order with all that happened to it. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, reload, replace } = useRemote<StaffOrderDetail>(orderEndpoint(id));
  const order = data?._id === id ? data : null;

  if (!order) {
    return (
      <>
        <ScreenHeading title="Order" />
        {error ? (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-medium text-danger">
            {failureMessage(error)}
            <Button variant="secondary" onClick={reload}>
              Try again
            </Button>
          </p>
        ) : (
          <p role="status" className="flex items-center gap-2 text-sm text-ink-quiet">
            <Spinner /> Loading...
          </p>
        )}
      </>
    );
  }

  /** What the write answered is shown at once, its entry in the history as soon as it is loaded. */
  function takeOver(changed: StaffOrder) {
    if (order) replace({ ...order, ...changed });
    reload();
  }

  return (
    <>
      <ScreenHeading title={`Order ${order.number}`}>
        <ButtonLink variant="quiet" to="/dashboard/view-orders">
          All orders
        </ButtonLink>
        <ButtonLink variant="secondary" to={`${orderScreen(id)}/invoice`}>
          Invoice
        </ButtonLink>
        <ButtonLink variant="secondary" to={`${orderScreen(id)}/packing-slip`}>
          Packing slip
        </ButtonLink>
      </ScreenHeading>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <StatusSelect order={order} onChanged={takeOver} />
        <span>Placed {formatTime(order.createdAt)}</span>
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-4">
          <OrderLines order={order} />
          <Panel title="History and notes">
            <OrderHistory history={order.history} />
            <NoteForm orderId={id} onWritten={reload} />
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <CustomerPanel order={order} />
          {order.paymentMethod === 'cash' && (
            <Panel title="Confirmation">
              <Confirmation order={order} onChanged={takeOver} onStale={reload} />
            </Panel>
          )}
          <Panel title="Parcel">
            <CourierForm order={order} onChanged={takeOver} onStale={reload} />
          </Panel>
          <OtherOrders order={order} />
        </div>
      </div>
    </>
  );
}

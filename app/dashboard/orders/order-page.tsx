import { formatTime } from '../../../shop/dates.ts';
import type { StaffOrder, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/order-page.ts';
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

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return requestAsStaff<StaffOrderDetail>('admin', orderEndpoint(params.id), { signal: request.signal });
}

/** One order with all that happened to it. */
export default function OrderPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { data: order, error, reload, show } = useLoaded(loaderData);

  if (!order) {
    return (
      <>
        <ScreenHeading title="Order" />
        {error && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-medium text-danger">
            {failureMessage(error)}
            <Button variant="secondary" onClick={reload}>
              Try again
            </Button>
          </p>
        )}
      </>
    );
  }

  /** The new status is shown at once, its entry in the history as soon as it is loaded. */
  function takeOver(changed: StaffOrder) {
    if (order) show({ ...order, ...changed });
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
            <NoteForm orderId={id} />
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <CustomerPanel order={order} />
          {order.paymentMethod === 'cash' && (
            <Panel title="Confirmation">
              <Confirmation order={order} />
            </Panel>
          )}
          <Panel title="Parcel">
            <CourierForm order={order} />
          </Panel>
          <OtherOrders order={order} />
        </div>
      </div>
    </>
  );
}

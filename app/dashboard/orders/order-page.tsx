import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { canBeEdited } from '../../../shop/orders/editing/rules.ts';
import type { StaffOrder, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { lastAddressOf, TO_LAST_PLACE } from '../../staff/ui/use-kept-place.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Demands } from '../risk/demands.tsx';
import type { Route } from './+types/order-page.ts';
import { Confirmation } from './confirmation.tsx';
import { ContactLinks } from './contact-links.tsx';
import { EditLinks } from './edit/edit-links.tsx';
import { EditedNote } from './edit/edited-note.tsx';
import { FulfilmentPanel } from './fulfilment/fulfilment-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NoteForm } from './note-form.tsx';
import { OrderHistory } from './order-history.tsx';
import { orderEndpoint, orderScreen } from './order-labels.ts';
import { OrderLines } from './order-lines.tsx';
import { OtherOrders } from './other-orders.tsx';
import { Panel } from './panel.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { PaymentsPanel } from './payments/payments-panel.tsx';
import { ReturnsPanel } from './returns/returns-panel.tsx';
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
        <LoadError error={error} onRetry={reload} />
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
        <ButtonLink variant="quiet" to={lastAddressOf('/dashboard/view-orders')} state={TO_LAST_PLACE}>
          All orders
        </ButtonLink>
        {canBeEdited(order) && (
          <ButtonLink variant="secondary" to={`${orderScreen(id)}/edit`}>
            Edit
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={`${orderScreen(id)}/invoice`}>
          Invoice
        </ButtonLink>
        <ButtonLink variant="secondary" to={`${orderScreen(id)}/packing-slip`}>
          Packing slip
        </ButtonLink>
      </ScreenHeading>
      <EditedNote order={order} />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <StatusSelect order={order} onChanged={takeOver} />
        <span>
          {order.source === 'phone' ? `Taken by phone by ${order.takenBy}` : 'Placed'}{' '}
          {formatTime(order.createdAt)}
        </span>
        <EditLinks order={order} />
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-4">
          <Demands demands={order.risk.demands} overruled={order.riskOverruled} />
          <OrderLines order={order} />
        </div>
        {/* Beside the products where there is room, and between them and what is looked up where there is not. */}
        <div className="grid min-w-0 content-start gap-4 xl:col-start-2 xl:row-span-2">
          <CustomerPanel order={order} />
          {order.paymentMethod === 'cash' && (
            <Panel title="Confirmation">
              <Confirmation order={order} />
            </Panel>
          )}
          <FulfilmentPanel order={order} />
          <ParcelPanel order={order} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <PaymentsPanel order={order} />
          <ReturnsPanel order={order} />
          <Panel title="History and notes">
            <OrderHistory history={order.history} />
            <NoteForm label="Internal note" path={`${orderEndpoint(id)}/notes`} />
          </Panel>
          <MessagesPanel messages={order.messages} />
          <OtherOrders order={order} />
        </div>
      </div>
    </>
  );
}

/** Whom the order goes to, and how to reach them. */
function CustomerPanel({ order }: { order: StaffOrderDetail }) {
  const { name, mobile, email, address, city, province, instructions } = order.customer;
  return (
    <Panel title="Customer">
      <address className="text-sm leading-6 not-italic">
        <span className="block font-semibold">{name}</span>
        <span className="block tabular-nums">{formatMobile(mobile)}</span>
        {email && (
          <a href={`mailto:${email}`} className="block break-all text-brand hover:underline">
            {email}
          </a>
        )}
        <span className="mt-1 block">{address}</span>
        <span className="block">
          {city}, {province}
        </span>
      </address>
      {instructions && (
        <p className="mt-2 rounded-lg bg-accent-soft px-3 py-2 text-sm whitespace-pre-line">{instructions}</p>
      )}
      <div className="mt-3">
        <ContactLinks order={order} />
      </div>
    </Panel>
  );
}

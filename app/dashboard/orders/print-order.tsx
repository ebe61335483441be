import type { StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/print-order.ts';
import { DocumentHead, Invoice, PackingSlip } from './documents.tsx';
import { orderEndpoint, orderScreen } from './order-labels.ts';
import './print.css';

const DOCUMENTS = {
  invoice: { title: 'Invoice', Document: Invoice },
  'packing-slip': { title: 'Packing slip', Document: PackingSlip },
} as const;

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return requestAsStaff<StaffOrderDetail>('admin', orderEndpoint(params.id), { signal: request.signal });
}

/** The invoice or the packing slip of an order, as it comes out of the printer. */
export default function PrintOrder({ loaderData, params: { id, sheet } }: Route.ComponentProps) {
  const { title, Document } = DOCUMENTS[sheet === 'packing-slip' ? 'packing-slip' : 'invoice'];
  const { data: order, error } = useLoaded(loaderData);
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading title={order ? `${title} ${order.number}` : title}>
          <ButtonLink variant="quiet" to={orderScreen(id)}>
            Back to the order
          </ButtonLink>
          <Button disabled={!order} onClick={() => window.print()}>
            Print
          </Button>
        </ScreenHeading>
      </div>
      <LoadError error={error} />
      {order && (
        <article
          aria-label={title}
          className="mx-auto max-w-[48rem] rounded-card border border-line bg-paper p-6 text-sm leading-6 shadow-card sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0 print:shadow-none"
        >
          <DocumentHead title={title} order={order} />
          <Document order={order} />
        </article>
      )}
    </>
  );
}

import { useLocation } from 'react-router';
import { formatRupees } from '../../../../shop/money.ts';
import { whatsAppLink } from '../../../../shop/orders/confirmation/rules.ts';
import { changedText } from '../../../../shop/orders/editing/rules.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { buttonVariant } from '../../../ui/button-variant.ts';

/** What the form that edits an order says to the order's page. */
export const EDITED = { edited: true };

const isEdited = (state: unknown) => typeof state === 'object' && state !== null && 'edited' in state;

/** The order was changed just now; the text for WhatsApp has what it is now. */
export function EditedNote({ order }: { order: StaffOrder }) {
  const { store } = useRootData();
  const { state } = useLocation();
  const { name, mobile } = order.customer;
  return (
    <div role="status">
      {isEdited(state) && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-brand/30 bg-brand-soft px-4 py-2 text-sm font-medium text-brand-strong">
          Order {order.number} is changed. {name} pays {formatRupees(order.totalAmount)} now.
          <a
            href={whatsAppLink(mobile, changedText(order, store.name))}
            target="_blank"
            rel="noreferrer"
            className={buttonVariant('secondary', 'small')}
          >
            Tell on WhatsApp
          </a>
        </p>
      )}
    </div>
  );
}

import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatAmount } from '../../../shop/money.ts';
import { saysMoreThanStatus, stepCourierSays } from '../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { type Column, times } from '../../staff/ui/data-table.tsx';
import { CourierSays } from './fulfilment/courier-says.tsx';
import { PAYMENT_LABELS } from './order-labels.ts';
import { OrderLink } from './order-link.tsx';
import { StateBadge } from './state-badge.tsx';
import { CONFIRMATION_STATES, FULFILMENT_STATES } from './states.ts';
import { StatusSelect } from './status-select.tsx';

/** What the list of orders shows of each. @param sign of the currency, in front of amounts */
export function orderColumns(sign: string, onChanged: (order: StaffOrder) => void): Column<StaffOrder>[] {
  return [
    { head: 'Order', card: { span: 2 }, cell: (order) => <OrderLink order={order} /> },
    { ...times('Placed', ({ createdAt }) => createdAt, { span: 3, end: true }), sort: 'placed' },
    {
      head: 'Customer',
      className: 'font-medium lg:max-w-40 lg:truncate',
      cell: ({ customer, source }) => (
        <span dir="auto">
          {customer.name}
          {source === 'phone' && <span className="text-xs font-normal text-ink-quiet"> · by phone</span>}
        </span>
      ),
    },
    {
      head: 'Mobile',
      card: { span: 3 },
      className: 'whitespace-nowrap text-ink-soft tabular-nums',
      cell: ({ customer }) => formatMobile(customer.mobile),
    },
    {
      head: 'City',
      card: { span: 3, end: true },
      className: 'text-ink-soft lg:max-w-28 lg:truncate',
      cell: ({ customer }) => customer.city,
    },
    { head: 'Items', className: 'lg:max-w-44', cell: ({ items }) => <Items items={items} /> },
    {
      head: 'Payment',
      cell: (order) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          {PAYMENT_LABELS[order.paymentMethod]}
          <Standing order={order} onChanged={onChanged} />
        </span>
      ),
    },
    {
      head: 'Total',
      card: { span: 3 },
      sort: 'total',
      align: 'right',
      className: 'font-semibold whitespace-nowrap max-lg:text-lg',
      cell: ({ totalAmount }) => formatAmount(sign, totalAmount),
    },
    {
      head: 'Status',
      card: { span: 3, end: true },
      cell: (order) => <StatusSelect order={order} onChanged={onChanged} />,
    },
  ];
}

/**
 * Where the parcel is, once it is packed; before, whether a cash order is confirmed. Where its courier says more, the step
 * that follows.
 */
function Standing({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  if (stepCourierSays(order)) return <CourierSays order={order} onChanged={onChanged} />;
  if (saysMoreThanStatus(order)) return <StateBadge state={FULFILMENT_STATES[order.fulfilment]} />;
  return order.paymentMethod === 'cash' ? (
    <StateBadge state={CONFIRMATION_STATES[order.confirmation]} />
  ) : null;
}

/** The first line, and how many there are besides. */
function Items({ items }: Pick<StaffOrder, 'items'>) {
  const [first] = items;
  if (!first) return null;
  return (
    <span className="flex max-w-full min-w-0 gap-1.5">
      <span className="truncate">
        {first.quantity} × {first.name}
      </span>
      {items.length > 1 && <span className="shrink-0 text-ink-quiet">+{items.length - 1}</span>}
    </span>
  );
}

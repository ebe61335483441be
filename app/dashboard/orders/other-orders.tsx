import { Link } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { MobileRecord, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { orderScreen, STATUS_TONE } from './order-labels.ts';
import { Panel } from './panel.tsx';

/** What became of other orders of this mobile number, in one line; refusals stand out. */
export function MobileRecordLine({ record }: { record: MobileRecord }) {
  const { orders, delivered, cancelled, refused } = record;
  if (orders === 0) return <StatusBadge tone="quiet">First order of this mobile</StatusBadge>;
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge tone="quiet">{`${orders} other ${orders === 1 ? 'order' : 'orders'}`}</StatusBadge>
      {delivered > 0 && <StatusBadge tone="good">{`${delivered} delivered`}</StatusBadge>}
      {cancelled > 0 && <StatusBadge tone="bad">{`${cancelled} cancelled`}</StatusBadge>}
      {refused > 0 && <StatusBadge tone="bad">{`${refused} refused on the phone`}</StatusBadge>}
    </span>
  );
}

/** Other orders of the same mobile number, the newest first. */
export function OtherOrders({ order }: { order: StaffOrderDetail }) {
  return (
    <Panel title="Other orders of this mobile">
      <MobileRecordLine record={order.record} />
      {order.otherOrders.length > 0 && (
        <ul className="mt-3 divide-y divide-line text-sm">
          {order.otherOrders.map((other) => (
            <li
              key={other._id}
              className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[3rem_1fr_auto_5.5rem]"
            >
              <Link to={orderScreen(other._id)} className="font-semibold text-brand hover:underline">
                {other.number}
              </Link>
              <span className="text-xs text-ink-quiet tabular-nums">{formatTime(other.createdAt)}</span>
              <span className="tabular-nums">{formatRupees(other.totalAmount)}</span>
              <span className="max-sm:col-start-2">
                <StatusBadge tone={STATUS_TONE[other.status]}>{other.status}</StatusBadge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

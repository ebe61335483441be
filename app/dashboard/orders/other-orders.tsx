import { Link } from 'react-router';
import { formatDay, formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { MobileRecord, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { BlockOfMobile } from '../risk/block-of-mobile.tsx';
import { orderScreen } from './order-labels.ts';
import { Panel } from './panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { STATUS_STATES } from './states.ts';

interface MobileRecordLineProps {
  record: MobileRecord;
  /** What its orders are beside: one that is looked at, or none yet. */
  besides?: 'this-order' | 'no-order';
}

/** What became of other orders of this mobile number, in one quiet line: what asks for somebody stands beside it. */
export function MobileRecordLine({ record, besides = 'this-order' }: MobileRecordLineProps) {
  const { orders, confirmed, delivered, cameBack, cameBackAt, refused, unreachable } = record;
  if (orders === 0) return <span className="text-sm text-ink-soft">First order of this mobile</span>;
  const last = cameBackAt && ` (last ${formatDay(new Date(cameBackAt))})`;
  const parts = [
    confirmed > 0 && `${confirmed} confirmed`,
    delivered > 0 && `${delivered} delivered`,
    cameBack > 0 && `${cameBack} came back${last ?? ''}`,
    refused > 0 && `${refused} refused on the phone`,
    unreachable > 0 && `${unreachable} not reached`,
  ].filter((part) => part !== false);
  return (
    <span className="text-sm text-ink-soft tabular-nums">
      {besides === 'no-order'
        ? `${orders} ${orders === 1 ? 'order' : 'orders'} so far`
        : `${orders} other ${orders === 1 ? 'order' : 'orders'}`}
      {parts.length > 0 && `, of them ${parts.join(' · ')}`}
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
                <StateBadge state={STATUS_STATES[other.status]} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {order.record.orders > order.otherOrders.length && (
        <Link
          to={`/dashboard/view-orders?search=${encodeURIComponent(formatMobile(order.customer.mobile))}`}
          className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline lg:min-h-8"
        >
          All {order.record.orders + 1} orders of this mobile
        </Link>
      )}
      <BlockOfMobile mobile={order.customer.mobile} block={order.risk.block} />
    </Panel>
  );
}

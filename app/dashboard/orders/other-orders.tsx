import { Link } from 'react-router';
import { formatDay, formatTime } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { MobileRecord, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { BlockOfMobile } from '../risk/block-of-mobile.tsx';
import { orderScreen } from './order-labels.ts';
import { Panel } from './panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { STATUS_STATES } from './states.ts';

/** What became of other orders of this mobile number, in one quiet line: what asks for somebody stands beside it. */
export function MobileRecordLine({ record }: { record: MobileRecord }) {
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
      {`${orders} other ${orders === 1 ? 'order' : 'orders'}`}
      {parts.length > 0 && `: ${parts.join(' · ')}`}
    </span>
  );
}

/** Other orders of the same mobile number, the newest first. */
export function OtherOrders({ order }: { order: StaffOrderDetail }) {
  return (
    <Panel title="Other orders of this mobile">
      <MobileRecordLine record={order.record} />
      <BlockOfMobile mobile={order.customer.mobile} block={order.risk.block} />
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
    </Panel>
  );
}

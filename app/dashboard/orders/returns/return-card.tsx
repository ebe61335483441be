import { Link } from 'react-router';
import { formatTime } from '../../../../shop/dates.ts';
import { formatRupees } from '../../../../shop/money.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import { describePeriod, isLate, RETURN_REASONS } from '../../../../shop/orders/returns/rules.ts';
import { StatusBadge } from '../../../staff/ui/status-badge.tsx';
import { orderScreen } from '../order-labels.ts';
import { StateBadge } from '../state-badge.tsx';
import { RETURN_STATES } from '../states.ts';
import { describeOutcome } from './return-labels.ts';
import { ReturnSteps } from './return-steps.tsx';

interface ReturnCardProps {
  order: StaffOrderDetail;
  one: OrderReturn;
  isManager: boolean;
}

/** One return: what comes back and why, in which of the shop's periods, what it is worth, and the next step. */
export function ReturnCard({ order, one, isManager }: ReturnCardProps) {
  const { state, reason, note, days, askedAt, askedBy, exchange, goods, delivery } = one;
  const value = goods === null || delivery === null ? null : goods + delivery;
  const late = isLate(reason, days, order.returnDays);
  return (
    <article aria-label={`Return, ${RETURN_REASONS[reason].label}`} className="text-sm">
      <p className="flex flex-wrap items-center gap-1.5">
        <StateBadge state={RETURN_STATES[state]} />
        <StatusBadge tone={late ? 'bad' : 'quiet'}>{describePeriod(days, order.returnDays)}</StatusBadge>
      </p>
      <p className="mt-1.5 font-medium">{RETURN_REASONS[reason].label}</p>
      {note && (
        <p dir="auto" className="break-words whitespace-pre-line text-ink-soft">
          {note}
        </p>
      )}
      <ul className="mt-1">
        {one.lines.map((line) => (
          <li key={line.lineNumber}>
            {line.units} × {order.items.find(({ lineNumber }) => lineNumber === line.lineNumber)?.name}
            {line.good !== null && <span className="text-ink-soft">: {sayCount(line)}</span>}
          </li>
        ))}
      </ul>
      {value !== null && (
        <p className="mt-1 text-ink-soft tabular-nums">
          Worth {formatRupees(value)}
          {delivery !== null && delivery > 0 && `, ${formatRupees(delivery)} of it delivery`}
        </p>
      )}
      {exchange && (
        <p className="mt-1">
          {formatRupees(exchange.value)} set against{' '}
          <Link to={orderScreen(exchange._id)} className="font-semibold text-brand hover:underline">
            order {exchange.number}
          </Link>
          {exchange.isCancelled && ', which is cancelled: all of it is there again'}.
        </p>
      )}
      {state === 'settled' && <p className="mt-1 font-medium">{describeOutcome({ ...one, value })}</p>}
      <p className="mt-1 text-xs text-ink-quiet">
        Asked {formatTime(askedAt)}, written down by {askedBy}
      </p>
      <ReturnSteps order={order} one={one} isManager={isManager} late={late} />
    </article>
  );
}

/** What was counted in of a line. */
function sayCount({ good, damaged }: OrderReturn['lines'][number]): string {
  return [good && `${good} whole`, damaged && `${damaged} damaged`].filter(Boolean).join(', ') || 'nothing';
}

import { Link } from 'react-router';
import { formatRupees } from '../../../shop/money.ts';
import type { OrderToConfirm } from '../../../shop/orders/confirmation/responses.ts';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { CallingBadge } from '../orders/confirmation.tsx';

interface QueueRowProps {
  order: OrderToConfirm;
  isOpen: boolean;
  /** Whether the row above has the same mobile. */
  isSameMobile: boolean;
}

/** An order of the queue in one line; it opens the order. */
export function QueueRow({ order, isOpen, isSameMobile }: QueueRowProps) {
  const { _id, number, customer, totalAmount, confirmationTries, held, record, risk, silent } = order;
  const [demand] = risk.demands;
  const isElsewhere = held !== null && !held.mine;
  return (
    <Link
      to={{ search: `?order=${_id}` }}
      replace
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={`mb-1 grid min-h-11 grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-lg border px-3 text-sm max-sm:py-1.5 lg:col-start-1 lg:min-h-9 ${
        isOpen ? 'border-brand bg-brand-soft' : 'border-line bg-paper hover:border-brand'
      } ${isSameMobile ? 'ml-5' : ''}`}
    >
      <span className="text-ink-soft tabular-nums">{number}</span>
      {/* A phone has a line for the name and one for the place, so that neither is cut to a few letters. */}
      <span className="min-w-0 sm:truncate">
        <span className="font-semibold max-sm:block max-sm:truncate">{customer.name}</span>{' '}
        <span className="text-ink-soft max-sm:block">{isSameMobile ? 'same mobile' : customer.city}</span>
      </span>
      <span className="flex flex-wrap items-center justify-end gap-1.5 whitespace-nowrap tabular-nums max-sm:max-w-36">
        <CallingBadge held={held} />
        {!isElsewhere && (demand || record.cameBack > 0) && (
          <span className={demand ? '' : 'max-sm:hidden'}>
            {demand ? (
              <StatusBadge tone="bad">{demand.asks}</StatusBadge>
            ) : (
              <StatusBadge tone="quiet">{`${record.cameBack} came back`}</StatusBadge>
            )}
          </span>
        )}
        {!isElsewhere && silent && <StatusBadge tone="waiting">Reminded</StatusBadge>}
        {!isElsewhere && confirmationTries > 0 && (
          <StatusBadge tone="waiting">{`${confirmationTries}× no answer`}</StatusBadge>
        )}
        {formatRupees(totalAmount)}
      </span>
    </Link>
  );
}

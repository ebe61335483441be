import { useState } from 'react';
import { Link } from 'react-router';
import { formatShortDay } from '../../../../shop/dates.ts';
import { toRefund } from '../../../../shop/orders/payments/rules.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { REFUND_WAY_LABELS } from '../../../../shop/orders/returns/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../dashboard.tsx';
import { orderScreen } from '../order-labels.ts';
import { Panel } from '../panel.tsx';
import { MoneyEntry } from '../payments/money-entry.tsx';
import { InspectReturn } from './inspect-return.tsx';
import { OpenReturn, unitsLeft } from './open-return.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReturnCard } from './return-card.tsx';

/** What came back of an order or is to come, each with its next step, and the money that went back (R365 to R372). */
export function ReturnsPanel({ order }: { order: StaffOrderDetail }) {
  const { returns, refunds, refundable, exchangeFor, fulfilment } = order;
  const isManager = useStaff().role === 'Shop Manager';
  const [asking, setAsking] = useState<'return' | 'refund' | null>(null);
  /** The return that was opened and taken in at once. */
  const [received, setReceived] = useState<string | null>(null);
  const inspected = returns.find(({ _id, state }) => _id === received && state === 'received');
  const canOpen = fulfilment === 'delivered' && unitsLeft(order).length > 0;
  const canRefund = isManager && refundable > 0;
  const isEmpty = returns.length === 0 && refunds.length === 0;
  if (isEmpty && !canOpen && !canRefund && !exchangeFor) return null;
  return (
    <Panel title="Returns and refunds">
      {exchangeFor && (
        <p className="mb-2 text-sm">
          Taken in exchange for{' '}
          <Link to={orderScreen(exchangeFor._id)} className="font-semibold text-brand hover:underline">
            order {exchangeFor.number}
          </Link>
          .
        </p>
      )}
      {isEmpty && (
        <p className="text-sm text-ink-quiet">Nothing has come back, and no money has gone back.</p>
      )}
      <ul className="grid gap-3">
        {returns.toReversed().map((one) => (
          <li key={one._id} className="border-b border-line pb-3">
            <ReturnCard order={order} one={one} isManager={isManager} />
          </li>
        ))}
      </ul>
      {refunds.length > 0 && (
        <>
          <h3 className="mt-3 text-xs font-semibold text-ink-soft">Money given back</h3>
          <ul className="mt-1 divide-y divide-line text-sm">
            {refunds.map((refund) => (
              <MoneyEntry
                key={refund._id}
                kind="refund"
                entry={refund}
                way={REFUND_WAY_LABELS[refund.way]}
                when={formatShortDay(refund.paidOn)}
                canUndo={isManager && !refund.undone}
                undoing="It is reversed in the ledger, and the return that it settled is open again."
              />
            ))}
          </ul>
        </>
      )}
      {(canOpen || canRefund) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {canOpen && (
            <Button size="small" variant="secondary" onClick={() => setAsking('return')}>
              Open a return …
            </Button>
          )}
          {canRefund && (
            <Button
              size="small"
              variant={toRefund(order) > 0 ? 'secondary' : 'quiet'}
              onClick={() => setAsking('refund')}
            >
              Give money back …
            </Button>
          )}
        </div>
      )}
      {asking === 'return' && (
        <OpenReturn order={order} onClose={() => setAsking(null)} onReceived={setReceived} />
      )}
      {inspected && <InspectReturn order={order} one={inspected} onClose={() => setReceived(null)} />}
      {asking === 'refund' && <RefundDialog order={order} one={null} onClose={() => setAsking(null)} />}
    </Panel>
  );
}

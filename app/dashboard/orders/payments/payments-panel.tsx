import { type ReactNode, useState } from 'react';
import { formatShortDay, formatTime } from '../../../../shop/dates.ts';
import { formatRupees } from '../../../../shop/money.ts';
import { wasHandedOver } from '../../../../shop/orders/fulfilment/rules.ts';
import type { Payment } from '../../../../shop/orders/payments/responses.ts';
import {
  awaitsPayment,
  canAskAdvance,
  dueBeforePacking,
  leftToPay,
  PAYMENT_STATE_LABELS,
  PAYMENT_WAY_LABELS,
  toRefund,
} from '../../../../shop/orders/payments/rules.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { GATEWAY_LABELS } from '../../../../shop/payments/rules.ts';
import { ReasonDialog } from '../../../staff/ui/reason-dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStaff } from '../../dashboard.tsx';
import type { ChangedOrder } from '../change-order.ts';
import { Panel } from '../panel.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

/** What was paid before the delivery and what still has to come; the advance that is asked for (R406 to R408). */
export function PaymentsPanel({ order }: { order: StaffOrderDetail }) {
  const write = useWrite();
  const isManager = useStaff().role === 'Shop Manager';
  const [asking, setAsking] = useState<'advance' | 'payment' | null>(null);
  const [toUndo, setToUndo] = useState<Payment | null>(null);
  const canNote = isManager && leftToPay(order) > 0;
  const canAsk = canAskAdvance(order);
  if (order.payments.length === 0 && !canNote && !canAsk && !awaitsPayment(order)) return null;
  return (
    <Panel title="Payment">
      <State order={order} />
      {order.payments.length > 0 && (
        <ul className="mt-2 divide-y divide-line text-sm">
          {order.payments.map((payment) => (
            <li key={payment._id} className="flex items-start justify-between gap-3 py-1.5">
              <PaymentLine payment={payment} />
              {payment.gateway !== null && payment.state !== 'paid' && (
                <AskAgain payment={payment} orderId={order._id} />
              )}
              {isManager && payment.state === 'paid' && payment.gateway === null && (
                <Button
                  size="small"
                  variant="quiet-danger"
                  className="shrink-0"
                  aria-label={`Undo this entry: payment of ${formatRupees(payment.amount)}`}
                  onClick={() => setToUndo(payment)}
                >
                  Undo this entry
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(canNote || canAsk) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {canNote && (
            <Button size="small" variant="secondary" onClick={() => setAsking('payment')}>
              Note a payment …
            </Button>
          )}
          {canAsk && (
            <Button size="small" variant="quiet" onClick={() => setAsking('advance')}>
              {order.advanceAmount > 0 ? 'Change the advance …' : 'Ask for an advance …'}
            </Button>
          )}
        </div>
      )}
      {asking === 'payment' && <PaymentDialog order={order} onClose={() => setAsking(null)} />}
      {asking === 'advance' && <AdvanceDialog order={order} onClose={() => setAsking(null)} />}
      {toUndo && (
        <ReasonDialog
          title={`Undo the entry of ${formatRupees(toUndo.amount)}?`}
          draft={`undo ${toUndo._id}`}
          confirmLabel="Undo this entry"
          cancelLabel="Keep it"
          dangerous
          onSend={(reason) =>
            write(`/api/v1/checkout/payment/${toUndo._id}/undo`, { method: 'POST', body: { reason } })
          }
          onClose={() => setToUndo(null)}
        >
          It was noted by mistake: it is reversed in the ledger. Money that came goes back by a refund.
        </ReasonDialog>
      )}
    </Panel>
  );
}

const GATEWAY_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(GATEWAY_LABELS));

/** How the order's payment stands, in a sentence; in colour only where somebody has to do something. */
function State({ order }: { order: StaffOrderDetail }) {
  const back = toRefund(order);
  if (back > 0) return <Notice>{formatRupees(back)} has to go back to the customer.</Notice>;
  if (order.status === 'Cancelled') return null;
  if (awaitsPayment(order)) {
    const due = formatRupees(dueBeforePacking(order));
    const came =
      order.paidAmount === 0 ? 'nothing has come yet' : `${formatRupees(order.paidAmount)} has come`;
    return (
      <Notice>
        {order.paymentMethod === 'card' ? `${due} by card` : `An advance of ${due}`} before it is packed:{' '}
        {came}.
      </Notice>
    );
  }
  if (order.paidAmount === 0) {
    return (
      <p className="text-sm text-ink-quiet">
        {wasHandedOver(order) ? 'All of it was paid at the door.' : 'All of it is paid at the door.'}
      </p>
    );
  }
  const left = leftToPay(order);
  return (
    <p className="text-sm">
      {formatRupees(order.paidAmount)} is paid, {left === 0 ? 'all of it' : `${formatRupees(left)} is left`}.
    </p>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="rounded-lg bg-accent-soft px-3 py-2 text-sm font-semibold">{children}</p>;
}

/** Asks the gateway what became of an attempt: a customer on the phone says that it is paid. */
function AskAgain({ payment, orderId }: { payment: Payment; orderId: string }) {
  const write = useWrite();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const result = await write<ChangedOrder>(`/api/v1/checkout/payment/${payment._id}/ask`, {
      method: 'POST',
    });
    setBusy(false);
    showToast(result.ok ? 'info' : 'error', result.ok ? result.value.message : result.message, {
      about: orderId,
    });
  };
  return (
    <Button
      size="small"
      variant="quiet"
      className="shrink-0"
      busy={busy}
      aria-label={`Ask again: did ${formatRupees(payment.amount)} come?`}
      onClick={ask}
    >
      Ask again
    </Button>
  );
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { amount, way, gateway, state, reference, paidOn, note, at, by, undone } = payment;
  return (
    <div className="min-w-0">
      <p className={undone ? 'text-ink-quiet line-through' : ''}>
        <strong className="tabular-nums">{formatRupees(amount)}</strong> {PAYMENT_WAY_LABELS[way]}
        {gateway && ` by ${GATEWAY_NAMES.get(gateway) ?? gateway}`}
        {reference && <span className="break-words text-ink-soft"> {reference}</span>}
      </p>
      <p className="text-xs text-ink-quiet">
        {state !== 'paid' && !undone && <strong>{PAYMENT_STATE_LABELS[state]}. </strong>}
        {paidOn ? formatShortDay(paidOn) : formatTime(at)}, by {by}
      </p>
      {note && (
        <p dir="auto" className="break-words whitespace-pre-line text-ink-soft">
          {note}
        </p>
      )}
      {undone && (
        <p className="break-words text-ink-soft">
          Undone by {undone.by}: <span dir="auto">{undone.reason}</span>
        </p>
      )}
    </div>
  );
}

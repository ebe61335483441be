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
import { TaskButton } from '../../../staff/ui/task-button.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStaff } from '../../dashboard.tsx';
import type { ChangedOrder } from '../change-order.ts';
import { Panel } from '../panel.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';
import { MoneyEntry } from './money-entry.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

/** What was paid before the delivery and what still has to come; the advance that is asked for (R406 to R408). */
export function PaymentsPanel({ order }: { order: StaffOrderDetail }) {
  const isManager = useStaff().role === 'Shop Manager';
  const [asking, setAsking] = useState<'advance' | 'payment' | null>(null);
  const canNote = isManager && leftToPay(order) > 0;
  const canAsk = canAskAdvance(order);
  if (order.payments.length === 0 && !canNote && !canAsk && !awaitsPayment(order)) return null;
  return (
    <Panel title="Payment">
      <State order={order} />
      {order.payments.length > 0 && (
        <ul className="mt-2 divide-y divide-line text-sm">
          {order.payments.map((payment) => (
            <MoneyEntry
              key={payment._id}
              kind="payment"
              entry={payment}
              way={wayOf(payment)}
              when={<When payment={payment} />}
              canUndo={isManager && payment.state === 'paid' && payment.gateway === null}
              undoing="It was noted by mistake: it is reversed in the ledger. Money that came goes back by a refund."
            >
              {payment.gateway !== null && payment.state !== 'paid' && (
                <AskAgain payment={payment} orderId={order._id} />
              )}
            </MoneyEntry>
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
  const ask = async () => {
    const result = await write<ChangedOrder>(`/api/v1/checkout/payment/${payment._id}/ask`, {
      method: 'POST',
    });
    showToast(result.ok ? 'info' : 'error', result.ok ? result.value.message : result.message, {
      about: orderId,
    });
  };
  return (
    <TaskButton
      size="small"
      variant="quiet"
      className="shrink-0"
      aria-label={`Ask again: did ${formatRupees(payment.amount)} come?`}
      task={ask}
    >
      Ask again
    </TaskButton>
  );
}

function wayOf({ way, gateway }: Payment): string {
  const by = gateway === null ? '' : ` by ${GATEWAY_NAMES.get(gateway) ?? gateway}`;
  return `${PAYMENT_WAY_LABELS[way]}${by}`;
}

function When({ payment: { state, undone, paidOn, at } }: { payment: Payment }) {
  return (
    <>
      {state !== 'paid' && !undone && <strong>{PAYMENT_STATE_LABELS[state]}. </strong>}
      {paidOn ? formatShortDay(paidOn) : formatTime(at)}
    </>
  );
}

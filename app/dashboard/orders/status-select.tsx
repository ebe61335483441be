import { useState } from 'react';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import type { OrderStatus } from '../../../shop/orders/rules.ts';
import { ORDER_STATUSES, stockMove } from '../../../shop/orders/rules.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, orderChange } from './change-order.ts';
import { STATUS_TONE } from './order-labels.ts';

const TONES = {
  waiting: 'border-accent/50 bg-accent-soft text-accent',
  quiet: 'border-line-strong bg-mist text-ink',
  good: 'border-brand/50 bg-brand-soft text-brand',
  bad: 'border-danger/50 bg-danger-soft text-danger',
} as const;

interface StatusSelectProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

interface Question {
  status: OrderStatus;
  /** Who was faster, when somebody was. */
  conflict: string | null;
}

/**
 * The status of one order, to be set to any other (R174). Cancelling asks first; and so does the change
 * of an order that a colleague has changed since it came to the screen.
 */
export function StatusSelect({ order, onChanged }: StatusSelectProps) {
  const write = useWrite('admin', 'never');
  const [wanted, setWanted] = useState<OrderStatus | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const shown = wanted ?? order.status;

  function choose(text: string) {
    const status = ORDER_STATUSES.find((known) => known === text);
    if (!status || status === order.status || wanted) return;
    if (stockMove(order.status, status) === 'give-back') setQuestion({ status, conflict: null });
    else void change(status);
  }

  async function change(status: OrderStatus) {
    setQuestion(null);
    setWanted(status);
    const result = await write<ChangedOrder>(...orderChange(order, 'status', { status }));
    if (result.ok) {
      onChanged(result.value.order);
      showToast('success', `Order ${order.number} is ${status}.`, { about: order._id });
    } else if (result.code === 'CHANGED_MEANWHILE') {
      onChanged(currentOf<StaffOrder>(result));
      setQuestion({ status, conflict: result.message });
    } else {
      showToast('error', failureMessage(result), { about: order._id });
    }
    setWanted(null);
  }

  return (
    <>
      <select
        aria-label={`Status of order ${order.number}`}
        aria-busy={wanted !== null}
        value={shown}
        onChange={({ target }) => choose(target.value)}
        className={`h-11 rounded-lg border px-2 text-sm font-semibold lg:h-8 ${TONES[STATUS_TONE[shown]]}`}
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status} className="bg-paper text-ink">
            {status}
          </option>
        ))}
      </select>
      <ConfirmDialog
        open={question !== null}
        title={question?.conflict ? 'Changed in the meantime' : `Cancel order ${order.number}?`}
        confirmLabel={question ? LABELS[question.status] : ''}
        dangerous={question?.status === 'Cancelled'}
        onConfirm={() => question && void change(question.status)}
        onClose={() => setQuestion(null)}
      >
        {question?.conflict ? (
          <p>
            {question.conflict} Order {order.number} is now <strong>{order.status}</strong>. You wanted{' '}
            <strong>{question.status}</strong>.
          </p>
        ) : (
          <p>
            {order.customer.name}, {order.customer.city}. The units of its lines go back to the stock.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

const LABELS = {
  Pending: 'Set to Pending',
  Processing: 'Set to Processing',
  Delivered: 'Set to Delivered',
  Cancelled: 'Cancel the order',
} as const satisfies Record<OrderStatus, string>;

import { useState } from 'react';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { ORDER_STATUSES, type OrderStatus, stockMove } from '../../../shop/orders/rules.ts';
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

/** The status of an order (R174). Cancelling asks first, and so does what a colleague changed in the meantime. */
export function StatusSelect({ order, onChanged }: StatusSelectProps) {
  const write = useWrite('admin', 'never');
  const [wanted, setWanted] = useState<OrderStatus | null>(null);
  // With who was faster, when somebody was.
  const [question, setQuestion] = useState<{ status: OrderStatus; conflict?: string } | null>(null);
  const shown = wanted ?? order.status;

  function choose(text: string) {
    const status = ORDER_STATUSES.find((known) => known === text);
    if (!status || status === order.status || wanted) return;
    if (stockMove(order.status, status) === 'give-back') setQuestion({ status });
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
      showToast('error', result.message, { about: order._id });
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
        className={`h-11 rounded-lg border px-2 text-sm font-semibold lg:h-8 lg:in-data-dense:h-7 ${TONES[STATUS_TONE[shown]]}`}
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status} className="bg-paper text-ink">
            {status}
          </option>
        ))}
      </select>
      {question && (
        <ConfirmDialog
          title={question.conflict ? 'Changed in the meantime' : `Cancel order ${order.number}?`}
          confirmLabel={question.status === 'Cancelled' ? 'Cancel the order' : `Set to ${question.status}`}
          dangerous={question.status === 'Cancelled'}
          onConfirm={() => void change(question.status)}
          onClose={() => setQuestion(null)}
        >
          {question.conflict ? (
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
      )}
    </>
  );
}

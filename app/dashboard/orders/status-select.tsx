import { useState } from 'react';
import { type Confirming, goesUnconfirmed } from '../../../shop/orders/confirmation/rules.ts';
import { fulfilmentAfterStatus, isInShop } from '../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { ORDER_STATUSES, type OrderStatus, stockMove } from '../../../shop/orders/rules.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, orderChange } from './change-order.ts';
import { STATUS_STATES } from './states.ts';

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

/** What is asked before a status is set: with who was faster, when somebody was. */
interface Question {
  status: OrderStatus;
  confirming?: Confirming | undefined;
  conflict?: string;
}

/**
 * The status of an order (R174). What is hard to take back asks first: to cancel it, to send a cash order on its way that
 * nobody has confirmed, and to change what a colleague changed in the meantime.
 */
export function StatusSelect({ order, onChanged }: StatusSelectProps) {
  const write = useWrite('never');
  const [wanted, setWanted] = useState<OrderStatus | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const shown = wanted ?? order.status;

  function choose(text: string) {
    const status = ORDER_STATUSES.find((known) => known === text);
    if (!status || status === order.status || wanted) return;
    const asks = stockMove(order.status, status) === 'give-back' || goesUnconfirmed(order, status);
    if (asks) setQuestion({ status });
    else void change(status);
  }

  async function change(status: OrderStatus, confirming?: Confirming) {
    setQuestion(null);
    setWanted(status);
    const result = await write<ChangedOrder>(
      ...orderChange(order, 'status', { status, ...(confirming && { confirming }) }),
    );
    if (result.ok) {
      onChanged(result.value.order);
      showToast('success', `Order ${order.number} is ${status}.`, { about: order._id });
    } else if (result.code === 'CHANGED_MEANWHILE') {
      onChanged(currentOf<StaffOrder>(result));
      setQuestion({ status, confirming, conflict: result.message });
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
        className={`h-11 rounded-lg border px-2 text-sm font-semibold lg:h-8 lg:in-data-dense:h-7 ${TONES[STATUS_STATES[shown].tone]}`}
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status} className="bg-paper text-ink">
            {status}
          </option>
        ))}
      </select>
      {question && (
        <StatusQuestion
          order={order}
          question={question}
          onChoose={(confirming) => void change(question.status, confirming)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

interface StatusQuestionProps {
  order: StaffOrder;
  question: Question;
  onChoose: (confirming?: Confirming) => void;
  onClose: () => void;
}

function StatusQuestion({ order, question, onChoose, onClose }: StatusQuestionProps) {
  const { status, confirming, conflict } = question;
  const { number, customer } = order;
  if (conflict) {
    return (
      <ConfirmDialog
        title="Changed in the meantime"
        confirmLabel={status === 'Cancelled' ? 'Cancel the order' : `Set to ${status}`}
        cancelLabel="Leave it as it is"
        dangerous={status === 'Cancelled'}
        onConfirm={() => void onChoose(confirming)}
        onClose={onClose}
      >
        <p>
          {conflict} Order {number} is now <strong>{order.status}</strong>. You wanted{' '}
          <strong>{status}</strong>.
        </p>
      </ConfirmDialog>
    );
  }
  if (status === 'Cancelled') {
    return (
      <ConfirmDialog
        title={`Cancel order ${number}?`}
        confirmLabel="Cancel the order"
        cancelLabel="Keep the order"
        dangerous
        onConfirm={() => void onChoose()}
        onClose={onClose}
      >
        <p>
          {customer.name}, {customer.city}.{' '}
          {isInShop({ fulfilment: fulfilmentAfterStatus(order, 'Cancelled') })
            ? 'The units of its lines go back to the stock.'
            : 'Its parcel has left: the units go back to the stock when they are counted back in.'}
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Order ${number} is not confirmed`}
      confirmLabel="Confirmed by phone"
      cancelLabel="Back"
      other={{ label: 'Go on without confirming', onChoose: () => onChoose('skipped') }}
      onConfirm={() => void onChoose('confirmed')}
      onClose={onClose}
    >
      <p>
        {customer.name}, {customer.city}, pays in cash. Set to <strong>{status}</strong>, the order leaves the
        queue, and nobody asks any more whether it is meant. The history says what you choose.
      </p>
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { formatTime } from '../../../shop/dates.ts';
import { canBeConfirmed, type Outcome } from '../../../shop/orders/confirmation/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, orderChange } from './change-order.ts';
import { CONFIRMATION_LABELS, CONFIRMATION_TONE } from './order-labels.ts';

const SAID = {
  confirmed: 'is confirmed',
  'no-answer': 'comes back into the queue later',
  refused: 'is cancelled',
} as const satisfies Record<Outcome, string>;

/** Where the confirmation of a cash order stands, and what came of asking: one tap each. */
export function Confirmation({ order }: { order: StaffOrder }) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <StatusBadge tone={CONFIRMATION_TONE[order.confirmation]}>
          {CONFIRMATION_LABELS[order.confirmation]}
        </StatusBadge>
        {order.confirmationAt && (
          <span className="text-ink-soft">
            {order.confirmationBy}, {formatTime(order.confirmationAt)}
            {order.confirmationTries > 1 && `, asked ${order.confirmationTries} times`}
          </span>
        )}
      </p>
      {canBeConfirmed(order) && order.confirmation !== 'confirmed' && <Outcomes order={order} />}
    </div>
  );
}

/** On one line each, also where three stand beside each other on a phone. */
const NAME = 'whitespace-nowrap max-sm:px-1';

interface OutcomesProps {
  order: StaffOrder;
  onRecorded?: () => void;
}

/** Records what came of asking, with a note where there is more to say. Cancelling asks first, since the stock goes back to others. */
export function Outcomes({ order, onRecorded }: OutcomesProps) {
  const write = useWrite();
  const [busy, setBusy] = useState<Outcome | null>(null);
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');

  async function record(outcome: Outcome) {
    if (busy) return;
    setAsking(false);
    setBusy(outcome);
    const result = await write<ChangedOrder>(...orderChange(order, 'confirmation', { outcome, note }));
    setBusy(null);
    if (!result.ok) {
      showToast('error', failureMessage(result));
      return;
    }
    setNote('');
    showToast('success', `Order ${order.number} ${SAID[outcome]}.`);
    onRecorded?.();
  }

  return (
    <div className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
      <label className="col-span-3 min-w-0 sm:w-full">
        <span className="sr-only">Note on order {order.number} (optional)</span>
        <input
          value={note}
          maxLength={500}
          dir="auto"
          autoComplete="off"
          placeholder="Note (optional)"
          onChange={({ target }) => setNote(target.value)}
          className={`${CONTROL} w-full placeholder:text-ink-quiet`}
        />
      </label>
      <Button size="small" className={NAME} busy={busy === 'confirmed'} onClick={() => record('confirmed')}>
        Confirmed
      </Button>
      <Button
        variant="secondary"
        size="small"
        className={NAME}
        busy={busy === 'no-answer'}
        onClick={() => record('no-answer')}
      >
        No answer
      </Button>
      <Button
        variant="quiet-danger"
        size="small"
        className={NAME}
        busy={busy === 'refused'}
        onClick={() => setAsking(true)}
      >
        Cancelled
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Cancel order ${order.number}?`}
        confirmLabel="Cancel the order"
        dangerous
        onConfirm={() => record('refused')}
        onClose={() => setAsking(false)}
      >
        <p>
          {order.customer.name} does not want it. The order is recorded as refused, and the units of its lines
          go back to the stock.
        </p>
      </ConfirmDialog>
    </div>
  );
}

import { useState } from 'react';
import { formatTime } from '../../../shop/dates.ts';
import { canBeConfirmed, type Outcome } from '../../../shop/orders/confirmation/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { useDraftText } from '../../staff/drafts/use-draft-text.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-variant.ts';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, orderChange } from './change-order.ts';
import { CONFIRMATION_LABELS, CONFIRMATION_TONE } from './order-labels.ts';

/** Whether a cash order is confirmed. */
export function ConfirmationBadge({ state }: { state: StaffOrder['confirmation'] }) {
  return <StatusBadge tone={CONFIRMATION_TONE[state]}>{CONFIRMATION_LABELS[state]}</StatusBadge>;
}

/** Where the confirmation of a cash order stands, and what came of asking: one tap each. */
export function Confirmation({ order }: { order: StaffOrder }) {
  const { confirmation, confirmationAt, confirmationBy, confirmationTries } = order;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <ConfirmationBadge state={confirmation} />
        {confirmationAt && (
          <span className="text-ink-soft">
            {confirmationBy}, {formatTime(confirmationAt)}
            {confirmationTries > 1 && `, asked ${confirmationTries} times`}
          </span>
        )}
      </p>
      {canBeConfirmed(order) && confirmation !== 'confirmed' && <Outcomes order={order} />}
    </div>
  );
}

/** Records what came of asking, with a note where there is more to say. Cancelling asks first, since the stock goes back to others. */
export function Outcomes({ order, onRecorded }: { order: StaffOrder; onRecorded?: () => void }) {
  const write = useWrite();
  const [busy, setBusy] = useState<Outcome | null>(null);
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useDraftText(`confirmation-${order._id}`);

  async function record(outcome: Outcome, done: string) {
    if (busy) return;
    setAsking(false);
    setBusy(outcome);
    const result = await write<ChangedOrder>(...orderChange(order, 'confirmation', { outcome, note }));
    setBusy(null);
    if (!result.ok) return showToast('error', result.message);
    setNote('');
    showToast('success', `Order ${order.number} ${done}.`);
    onRecorded?.();
  }

  const button = (outcome: Outcome, label: string, variant: ButtonVariant, onClick: () => void) => (
    // On one line each, also where three stand beside each other on a phone.
    <Button
      variant={variant}
      size="small"
      className="whitespace-nowrap max-sm:px-1"
      busy={busy === outcome}
      onClick={onClick}
    >
      {label}
    </Button>
  );

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
      {button('confirmed', 'Confirmed', 'primary', () => record('confirmed', 'is confirmed'))}
      {button('no-answer', 'No answer', 'secondary', () =>
        record('no-answer', 'comes back into the queue later'),
      )}
      {button('refused', 'Cancelled', 'quiet-danger', () => setAsking(true))}
      {asking && (
        <ConfirmDialog
          title={`Cancel order ${order.number}?`}
          confirmLabel="Cancel the order"
          dangerous
          onConfirm={() => void record('refused', 'is cancelled')}
          onClose={() => setAsking(false)}
        >
          <p>
            {order.customer.name} does not want it. The order is recorded as refused, and the units of its
            lines go back to the stock.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

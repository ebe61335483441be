import { type KeyboardEvent, useState } from 'react';
import type { Outcome } from '../../../shop/orders/confirmation/rules.ts';
import { isToPack } from '../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { useDraftText } from '../../staff/drafts/use-draft-text.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { Key } from '../../staff/ui/key.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { useKeys } from '../../staff/use-keys.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-variant.ts';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, orderChange } from './change-order.ts';

/** What the shop says of an order once an outcome is recorded. */
export const OUTCOME_DONE = {
  confirmed: 'is confirmed',
  'no-answer': 'comes back into the queue later',
  refused: 'is cancelled',
} as const satisfies Record<Outcome, string>;

interface OutcomesProps {
  order: StaffOrder;
  /** Whether each outcome has a key of its own. */
  keys?: boolean;
  /** Hears of it instead of the toast. */
  onRecorded?: (order: StaffOrder, outcome: Outcome) => void;
}

/** Records what came of asking, with a note where there is more to say. Cancelling asks first, since the stock goes back to others. */
export function Outcomes({ order, keys = false, onRecorded }: OutcomesProps) {
  const write = useWrite();
  const [busy, setBusy] = useState<Outcome | null>(null);
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useDraftText(`confirmation-${order._id}`);

  async function record(outcome: Outcome) {
    if (busy) return;
    setAsking(false);
    setBusy(outcome);
    const result = await write<ChangedOrder>(...orderChange(order, 'confirmation', { outcome, note }));
    setBusy(null);
    if (!result.ok) return showToast('error', result.message);
    setNote('');
    if (onRecorded) onRecorded(result.value.order, outcome);
    else showToast('success', `Order ${order.number} ${OUTCOME_DONE[outcome]}.`);
  }

  const choices: [Outcome, string, string, ButtonVariant, () => void][] = [
    [
      'confirmed',
      'Confirmed',
      'c',
      isToPack(order) ? 'primary' : 'secondary',
      () => void record('confirmed'),
    ],
    ['no-answer', 'No answer', 'n', 'secondary', () => void record('no-answer')],
    ['refused', 'Refused', 'x', 'quiet-danger', () => setAsking(true)],
  ];
  useKeys(keys ? Object.fromEntries(choices.map(([, , key, , choose]) => [key, choose])) : {});

  /** From the note Escape leads back to where the keys of the outcomes count. */
  function leaveNote(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') event.currentTarget.blur();
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
          onKeyDown={leaveNote}
          className={`${CONTROL} w-full placeholder:text-ink-quiet`}
        />
      </label>
      {choices.map(([outcome, label, key, variant, choose]) => (
        // On one line each, also where three stand beside each other on a phone.
        <Button
          key={outcome}
          variant={variant}
          size="small"
          className="whitespace-nowrap max-sm:px-1"
          aria-keyshortcuts={keys ? key : undefined}
          busy={busy === outcome}
          onClick={choose}
        >
          {label}
          {keys && <Key name={key} />}
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          title={`Cancel order ${order.number}?`}
          confirmLabel="Cancel the order"
          cancelLabel="Keep the order"
          dangerous
          onConfirm={() => void record('refused')}
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

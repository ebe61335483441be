import { useState } from 'react';
import { formatRupees } from '../../../../shop/money.ts';
import type { EditPreview } from '../../../../shop/orders/editing/responses.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { Dialog, DialogActions } from '../../../staff/ui/dialog.tsx';
import { HeadRow } from '../../../staff/ui/scroll-table.tsx';
import { TaskButton } from '../../../staff/ui/task-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { unbroken } from '../../../ui/unbroken.ts';
import type { useEditOrder } from './use-edit-order.ts';

interface EditReviewProps {
  order: StaffOrder;
  edit: ReturnType<typeof useEditOrder>;
}

/** What an edit would change, before it is saved. */
export function EditReview({ order, edit: { reviewed, save, closeReview, form } }: EditReviewProps) {
  if (!reviewed) return null;
  return reviewed.changes.length === 0 ? (
    <Dialog title="Nothing is changed" onClose={closeReview}>
      <p className="text-sm text-ink-soft">Order {order.number} is as this form has it.</p>
      <DialogActions>
        <Button data-autofocus onClick={closeReview}>
          Go on editing
        </Button>
      </DialogActions>
    </Dialog>
  ) : (
    <Review
      order={order}
      preview={reviewed}
      canTell={form.getValues().email.trim() !== ''}
      onSave={save}
      onClose={closeReview}
    />
  );
}

interface ReviewProps {
  order: StaffOrder;
  preview: EditPreview;
  /** Whether there is an address for a mail. */
  canTell: boolean;
  onSave: (tellCustomer: boolean) => Promise<void>;
  onClose: () => void;
}

function Review({ order, preview: { before, after, changes }, canTell, onSave, onClose }: ReviewProps) {
  const [tells, setTells] = useState(false);

  return (
    <Dialog title={`Change order ${order.number}?`} onClose={onClose}>
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">What is changed</caption>
        <thead className="text-xs text-ink-soft">
          <HeadRow className="py-1.5 pr-3 font-semibold" heads={['', 'Before', 'After']} />
        </thead>
        <tbody>
          {changes
            .filter(({ what }) => what !== 'Total')
            .map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once as it is.
              <tr key={index} className="border-t border-line align-top">
                <th scope="row" dir="auto" className="py-1.5 pr-3 font-medium break-words hyphens-auto">
                  {change.what}
                </th>
                <Value text={change.before} />
                <Value text={change.after} strong />
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mt-4 flex justify-between rounded-control bg-mist px-4 py-3 text-base font-bold tabular-nums">
        <span>Total</span>
        <span>
          {before.totalAmount !== after.totalAmount && (
            <s className="mr-3 font-normal text-ink-soft">{formatRupees(before.totalAmount)}</s>
          )}
          {formatRupees(after.totalAmount)}
        </span>
      </p>
      {canTell && (
        <label className="mt-3 flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={tells}
            onChange={({ target }) => setTells(target.checked)}
            className="size-5 accent-brand"
          />
          Tell the customer by e-mail
        </label>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Go on editing
        </Button>
        <TaskButton data-autofocus task={() => onSave(tells && canTell)}>
          Save the changes
        </TaskButton>
      </DialogActions>
    </Dialog>
  );
}

function Value({ text, strong = false }: { text: string; strong?: boolean }) {
  const look = strong ? 'font-semibold' : 'text-ink-soft';
  return (
    <td dir="auto" className={`py-1.5 pr-3 break-words tabular-nums ${look}`}>
      {unbroken(text) || '–'}
    </td>
  );
}

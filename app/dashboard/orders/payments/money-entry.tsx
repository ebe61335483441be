import { type ReactNode, useState } from 'react';
import { formatRupees } from '../../../../shop/money.ts';
import type { Payment } from '../../../../shop/orders/payments/responses.ts';
import { ReasonDialog } from '../../../staff/ui/reason-dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';

interface MoneyEntryProps {
  kind: 'payment' | 'refund';
  entry: Pick<Payment, '_id' | 'amount' | 'reference' | 'note' | 'by' | 'undone'>;
  /** How it was paid. */
  way: string;
  when: ReactNode;
  canUndo: boolean;
  /** What comes of undoing it. */
  undoing: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** Money of an order that came or went back; what was undone is struck through. */
export function MoneyEntry({ kind, entry, way, when, canUndo, undoing, children }: MoneyEntryProps) {
  const write = useWrite();
  const [asking, setAsking] = useState(false);
  const { _id, reference, note, by, undone } = entry;
  const amount = formatRupees(entry.amount);
  return (
    <li className="flex items-start justify-between gap-3 py-1.5">
      <div className="min-w-0">
        <p className={undone ? 'text-ink-quiet line-through' : ''}>
          <strong className="tabular-nums">{amount}</strong> {way}
          {reference && <span className="break-words text-ink-soft"> {reference}</span>}
        </p>
        <p className="text-xs text-ink-quiet">
          {when}, by {by}
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
      {children}
      {canUndo && (
        <Button
          size="small"
          variant="quiet-danger"
          className="shrink-0"
          aria-label={`Undo this entry: ${kind} of ${amount}`}
          onClick={() => setAsking(true)}
        >
          Undo this entry
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={`Undo the entry of ${amount}?`}
          draft={`undo ${_id}`}
          confirmLabel="Undo this entry"
          cancelLabel="Keep it"
          dangerous
          onSend={(reason) =>
            write(`/api/v1/checkout/${kind}/${_id}/undo`, { method: 'POST', body: { reason } })
          }
          onClose={() => setAsking(false)}
        >
          {undoing}
        </ReasonDialog>
      )}
    </li>
  );
}

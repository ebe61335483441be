import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The verb on the button: "Delete", never "OK". */
  confirmLabel: string;
  /** The way back, where "Cancel" could be taken for what is asked: "Keep the order". */
  cancelLabel?: string;
  /** A second way to go on, before the first. */
  other?: { label: string; onChoose: () => void };
  dangerous?: boolean;
  /** @returns what is wrong, or null once it is done and the dialog closes; undefined where the caller closes it */
  onConfirm: () => Promise<string | null> | undefined;
  onClose: () => void;
}

/**
 * Asks before something that is hard to take back. The focus starts on the way back, so that Enter alone destroys
 * nothing. What is wrong stands in the dialog until something else is chosen there.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  other,
  dangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function confirm() {
    const task = onConfirm();
    if (!task) return;
    setBusy(true);
    const problem = await task;
    setBusy(false);
    setError(problem);
    if (problem === null) onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div className="space-y-3 text-sm text-ink-soft" onChange={() => setError(null)}>
        {children}
      </div>
      <div className="mt-3">
        <FormAlert message={error} />
      </div>
      <DialogActions>
        <Button variant="secondary" autoFocus onClick={onClose}>
          {cancelLabel}
        </Button>
        {other && (
          <Button variant="secondary" onClick={other.onChoose}>
            {other.label}
          </Button>
        )}
        <Button variant={dangerous ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

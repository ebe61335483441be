import { type ReactNode, useState } from 'react';
import type { ApiResult } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
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
  /**
   * @returns what the server said; or what is wrong, and null once it is done. Then the dialog closes; undefined where the
   * caller closes it
   */
  onConfirm: () => Promise<ApiResult<{ message: string }> | string | null> | undefined;
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
    const said = await task;
    setBusy(false);
    const isResponse = typeof said === 'object' && said !== null;
    if (isResponse && said.ok) showToast('success', said.value.message);
    const problem = isResponse ? (said.ok ? null : said.message) : said;
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

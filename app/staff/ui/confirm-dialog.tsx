import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in whole sentences. */
  children: ReactNode;
  /** The verb on the button: "Delete", never "OK". */
  confirmLabel: string;
  /** For what can't be taken back. */
  dangerous?: boolean;
  busy?: boolean;
  /** The message of a failure, where the person looks. */
  error?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something that is hard to take back. The focus starts on "Cancel", so that Enter alone destroys
 * nothing; Escape cancels, and the focus goes back to where it was.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  dangerous = false,
  busy = false,
  error = null,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="space-y-3 text-sm text-ink-soft">{children}</div>
      <div className="mt-3">
        <FormAlert message={error} />
      </div>
      <div className="mt-5 flex justify-end gap-2">
        <Button variant="secondary" autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button variant={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

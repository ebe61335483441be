import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  title: string;
  /** The verb on the button. */
  confirmLabel?: string;
  /** What will happen, in whole sentences. */
  children: ReactNode;
  /** Deletes. @returns what is wrong, or null when it is done and the dialog closes */
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before something is deleted; what is refused is said in the dialog. */
export function DeleteDialog({
  title,
  confirmLabel = 'Delete',
  children,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    const refusal = await onDelete();
    setBusy(false);
    setError(refusal);
    if (refusal === null) onClose();
  }

  return (
    <ConfirmDialog
      open
      dangerous
      title={title}
      confirmLabel={confirmLabel}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

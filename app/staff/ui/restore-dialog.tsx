import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What a version is called; 0 is the state before anybody changed anything. */
export const nameOfVersion = (number: number) => (number === 0 ? 'what a new shop has' : `version ${number}`);

interface RestoreDialogProps {
  number: number;
  /** What comes of it. */
  children: ReactNode;
  /** @returns what is wrong, or null once the version counts again */
  onRestore: (number: number) => Promise<string | null>;
  onClose: () => void;
}

/** Asks before an earlier version counts again. */
export function RestoreDialog({ number, children, onRestore, onClose }: RestoreDialogProps) {
  return (
    <ConfirmDialog
      title={`Back to ${nameOfVersion(number)}?`}
      confirmLabel="Bring it back"
      cancelLabel="Leave it as it is"
      onConfirm={() => onRestore(number)}
      onClose={onClose}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}

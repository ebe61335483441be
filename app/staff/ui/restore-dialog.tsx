import type { ReactNode } from 'react';
import { formatTime } from '../../../shop/dates.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What a version is called; 0 is the state before anybody changed anything. */
export const nameOfVersion = (number: number) => (number === 0 ? 'what a new shop has' : `version ${number}`);

interface VersionNameProps {
  number: number;
  at: string;
  by: string;
  /** The version that it brought back; null where it was a new one. */
  restores: number | null;
}

/** A version, when it was made and by whom. */
export function VersionName({ number, at, by, restores }: VersionNameProps) {
  return (
    <>
      <strong className="text-ink">Version {number}</strong>, {formatTime(at)}, {by}
      {restores !== null && `, back to ${nameOfVersion(restores)}`}
    </>
  );
}

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

import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { eraseDraftsAt } from '../drafts/draft-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedGuardProps {
  /** Whether anything was typed and not saved. */
  unsaved: boolean;
  /** Whether a reload would lose some of it: chosen files. Texts are kept (app/staff/drafts). */
  unkept: boolean;
}

/** Asks before a screen is left on which something was typed and not saved. Who leaves all the same gives it up. */
export function UnsavedGuard({ unsaved, unkept }: UnsavedGuardProps) {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unkept]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      dangerous
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => {
        eraseDraftsAt(pathname);
        blocker.proceed();
        return undefined;
      }}
      onClose={() => blocker.reset()}
    >
      <p>What you typed on this screen is not saved yet.</p>
    </ConfirmDialog>
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a screen is left on which something was typed and not saved. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      dangerous
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => void blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>What you typed on this screen is not saved yet.</p>
    </ConfirmDialog>
  );
}

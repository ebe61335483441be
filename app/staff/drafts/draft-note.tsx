import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { useRestoredDrafts } from './restored-drafts.ts';

/** Says above the screen what is kept of what was typed: after a reload that it is back, without a network that it waits. */
export function DraftNote() {
  const drafts = [...useRestoredDrafts().values()];
  const online = useOnline();
  const changed = drafts.some(({ changedMeanwhile }) => changedMeanwhile.length > 0);
  const lost = drafts.flatMap(({ lost }) => lost ?? []);
  return (
    <div role="status" className="print:hidden">
      {!online && (
        <p className={`${LINE} bg-accent-soft`}>
          No connection. What you type stays on this screen until it can be saved.
        </p>
      )}
      {drafts.length > 0 && (
        <div className={`${LINE} bg-brand-soft`}>
          <p className="mr-auto">
            What you typed here is back. It is not saved yet.
            {changed && ' A colleague has changed the same fields since: look before you save.'}
            {lost.length > 0 && ` ${lost.join(', ')}: please choose them again.`}
          </p>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              for (const { discard } of drafts) discard();
            }}
          >
            Discard it
          </Button>
        </div>
      )}
    </div>
  );
}

const LINE = 'mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2 text-sm font-medium';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes that there is a network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

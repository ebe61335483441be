import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStored } from '../browser-storage/create-stored.ts';
import { Button } from '../ui/button.tsx';
import { type Consent, isRefusedByBrowser, storedConsent } from './consent.ts';
import { countPage, startCounting, stopCounting } from './count-visits.ts';
import { publicAddress } from './public-address.ts';

/** Asks once whether visits may be counted, and counts them where they may (R624). What was answered is changed here, too. */
export function Analytics({ measurementId }: { measurementId: string }) {
  const consent = useStored(storedConsent);
  const { pathname, search } = useLocation();
  const isAllowed = consent === 'allowed' && !isRefusedByBrowser();

  useEffect(() => {
    if (!isAllowed) return;
    startCounting(measurementId);
    return () => stopCounting(measurementId);
  }, [isAllowed, measurementId]);

  useEffect(() => {
    if (isAllowed) countPage(publicAddress(window.location.origin, pathname, search), document.title);
  }, [isAllowed, pathname, search]);

  if (isRefusedByBrowser()) return null;
  const answer = (given: Consent) => storedConsent.change(() => given);
  if (consent !== 'unasked') {
    return (
      <p className="page-width py-2 text-center text-xs text-ink-quiet print:hidden">
        {isAllowed ? 'Your visits are counted with Google Analytics.' : 'Your visits are not counted.'}{' '}
        <button
          type="button"
          onClick={() => answer(isAllowed ? 'refused' : 'allowed')}
          className="min-h-11 font-medium text-ink-soft underline"
        >
          {isAllowed ? 'Do not count them' : 'Count them'}
        </button>
      </p>
    );
  }
  return (
    <section
      aria-label="Counting visits"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper shadow-lift print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="max-w-prose text-sm text-ink-soft">
          May we count your visits with Google Analytics? It stores a number in this browser. The shop works
          the same without.
        </p>
        <div className="flex gap-2">
          <Button variant="secondary" size="small" onClick={() => answer('refused')}>
            No
          </Button>
          <Button variant="secondary" size="small" onClick={() => answer('allowed')}>
            Yes, count them
          </Button>
        </div>
      </div>
    </section>
  );
}

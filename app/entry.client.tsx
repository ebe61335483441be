import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RepeatEarlyClick } from './early-click.tsx';
import { limitMarkup, SERVICE_WORKER } from './trusted-types.ts';
import { listenBeforeRouter } from './ui/history-steps.ts';

// From here on React handles clicks, including those during hydration.
const earlyClick = window.takeEarlyClick?.();

limitMarkup();

// It shows a page of the shop where the network is away; a browser that refuses it shows its own page instead.
if (import.meta.env.PROD) navigator.serviceWorker?.register(SERVICE_WORKER).catch(() => {});

listenBeforeRouter();

/** Back or Forward was faster than this script: what was rendered is another page than the one that is wanted now. */
function isOtherPage(): boolean {
  return window.location.pathname + window.location.search !== window.renderedAddress;
}

if (isOtherPage()) {
  window.location.reload();
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RepeatEarlyClick button={earlyClick}>
          <HydratedRouter />
        </RepeatEarlyClick>
      </StrictMode>,
      {
        onRecoverableError: (error) => (isOtherPage() ? window.location.reload() : reportError(error)),
      },
    );
  });
}

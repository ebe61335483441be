import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteDroppedClicks, RepeatEarlyClick } from './early-click.tsx';
import { limitMarkup, SERVICE_WORKER } from './trusted-types.ts';
import { listenBeforeRouter } from './ui/history-steps.ts';

// From here on React handles clicks, or drops those that come before it can hydrate.
const takeClick = noteDroppedClicks(window.takeEarlyClick?.());

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
        <RepeatEarlyClick take={takeClick}>
          <HydratedRouter />
        </RepeatEarlyClick>
      </StrictMode>,
      {
        onRecoverableError: (error) => (isOtherPage() ? window.location.reload() : reportError(error)),
      },
    );
  });
}

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RepeatEarlyClick } from './early-click.tsx';

// From here on React answers clicks, those that come while it takes the page over among them.
const earlyClick = window.takeEarlyClick?.();

// After everything else, since it is about the next page; a browser that refuses it shows its own page instead.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RepeatEarlyClick button={earlyClick}>
        <HydratedRouter />
      </RepeatEarlyClick>
    </StrictMode>,
  );
});

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RepeatEarlyClick } from './early-click.tsx';

// From here on React answers clicks, those that come while it takes the page over among them.
const earlyClick = window.takeEarlyClick?.();

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

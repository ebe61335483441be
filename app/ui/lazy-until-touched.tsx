import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** How long to wait before a script is asked for again, where the browser doesn't say that the network is back. */
const AGAIN_MS = 3000;

/**
 * A component that nobody sees before having touched the page. It is loaded at the first touch of anything, so that it
 * is mostly there when it is wanted. Where the network is away, what waits for it goes on waiting, and the page stays.
 * Not React's own `lazy`, which shows what stands in for it for a moment even when it is there.
 */
export function lazyUntilTouched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ReactNode = null,
) {
  const { subscribe, notify } = createListeners();
  let loaded: ComponentType<Props> | null = null;
  let begun = false;

  async function insist(): Promise<void> {
    try {
      loaded = await load();
      notify();
    } catch {
      await networkOrPause();
      await insist();
    }
  }

  function begin() {
    if (begun) return;
    begun = true;
    void insist();
  }

  if (!import.meta.env.SSR) onFirstTouch(begin);

  return function Lazy(props: Props) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    useEffect(begin, []);
    return Loaded ? <Loaded {...props} /> : standIn;
  };
}

/** Calls once, when the page is touched in any way. @returns what ends the waiting */
export function onFirstTouch(begin: () => void): () => void {
  const touched = new AbortController();
  const hear = () => {
    touched.abort();
    begin();
  };
  for (const touch of TOUCHES)
    window.addEventListener(touch, hear, { signal: touched.signal, passive: true });
  return () => touched.abort();
}

function networkOrPause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('online', () => resolve(), { once: true });
  setTimeout(resolve, AGAIN_MS);
  return promise;
}

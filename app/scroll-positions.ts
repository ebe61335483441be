/** Where <ScrollRestoration> keeps, in the session's storage, how far each entry of the history was scrolled. */
export const SCROLL_POSITIONS = 'scroll-positions';

const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * For a page that is loaded too short for the place where this entry of the history was left.
 * @returns what scrolls there once the page is long enough, unless the shopper has begun to scroll
 */
export function holdStoredPosition(): { restore: () => void } {
  const top = readPosition(window.history.state);
  const scrolled = new AbortController();
  // Else the browser follows what stands in the window now when the page grows above it.
  document.documentElement.style.overflowAnchor = 'none';
  for (const type of OWN_SCROLLING) {
    window.addEventListener(type, () => scrolled.abort(), { signal: scrolled.signal, passive: true });
  }
  return {
    restore() {
      if (top !== null && !scrolled.signal.aborted) window.scrollTo({ top, behavior: 'instant' });
      scrolled.abort();
      requestAnimationFrame(() => document.documentElement.style.removeProperty('overflow-anchor'));
    },
  };
}

function readPosition(state: { key?: unknown } | null): number | null {
  try {
    const positions: Record<string, unknown> = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}');
    const top = positions[String(state?.key)];
    return typeof top === 'number' ? top : null;
  } catch {
    return null;
  }
}

import { createStored } from './create-stored.ts';

/** So many are shown. One more is stored: the product whose page is open is not shown on it. */
export const MOST_RECENT = 12;

/** The ids of the products whose pages were opened in this browser, the latest first (R509). */
export const storedRecent = createStored<readonly string[]>('recently-viewed', [], (text) => {
  const stored: unknown = JSON.parse(text ?? 'null');
  const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  return [...new Set(ids)].slice(0, MOST_RECENT + 1);
});

/** A product's page was opened. */
export function rememberViewed(id: string): void {
  storedRecent.change((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, MOST_RECENT + 1));
}

/** Products that are no longer sold leave the list. */
export function forgetGone(gone: readonly string[]): void {
  if (gone.length > 0) storedRecent.change((ids) => ids.filter((id) => !gone.includes(id)));
}

import type { HomeData } from './load-home.ts';

/** How long a shopper who comes back to the home page sees it at once, as it was. */
const FRESH_MS = 60_000;

let kept: { home: HomeData; at: number } | null = null;

/** Keeps what the home page showed last in this tab. */
export function keepHome(home: HomeData): void {
  kept = { home, at: Date.now() };
}

/** Has the home page read again at the next return, since something that it shows was changed in this tab. */
export function outdateHome(): void {
  if (kept) kept = { ...kept, at: 0 };
}

/**
 * The home page on a navigation inside the browser. At the first visit a promise, so that the page opens at
 * once and says "Loading..."; on a return within a minute the page as it was; on a later return the new page,
 * awaited, so that the scroll position still fits it.
 */
export async function recallHome(
  fetchHome: () => Promise<HomeData>,
): Promise<{ home: HomeData | Promise<HomeData> }> {
  if (!kept) return { home: fetchHome() };
  if (Date.now() - kept.at < FRESH_MS) return { home: kept.home };
  return { home: await fetchHome() };
}

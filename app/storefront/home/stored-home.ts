import { LIKE_IT_FIRST } from '../../../shop/catalogue/home-sections/rules.ts';
import type { HomeData } from './load-home.ts';
import { beginShuffle, likeItOfEntry, loadShuffle } from './stored-like-it.ts';

/** How long a shopper who comes back to the home page sees it at once, as it was. */
const FRESH_MS = 60_000;

let stored: { home: HomeData; at: number } | null = null;

/** Keeps what the home page showed last in this tab. */
export function storeHome(home: HomeData): void {
  stored = { home, at: Date.now() };
}

/** Has the home page read again at the next return, since something that it shows was changed in this tab. */
export function outdateHome(): void {
  if (stored) stored = { ...stored, at: 0 };
}

/** Back and Forward change the address before the page is asked for; a link changes it when the page is there. */
function isReturn({ url }: Request): boolean {
  return new URL(url).pathname === window.location.pathname;
}

/**
 * The home page on a navigation inside the browser. At the first visit a promise, so that the page opens at once;
 * within a minute the page as it was; later the new page. Back waits for it and has what LOAD MORE had brought there: a
 * page that is shorter for a moment loses the place that one was at.
 */
export async function recallHome(
  request: Request,
  fetchHome: () => Promise<HomeData>,
): Promise<{ home: HomeData | Promise<HomeData> }> {
  const returns = isReturn(request);
  if (!stored && !returns) return { home: fetchHome() };
  const home = stored && Date.now() - stored.at < FRESH_MS ? stored.home : await fetchHome();
  return { home: { ...home, likeIt: await recallLikeIt(home.likeIt, returns) } };
}

async function recallLikeIt(likeIt: HomeData['likeIt'], returns: boolean): Promise<HomeData['likeIt']> {
  const seen = returns ? likeItOfEntry() : null;
  if (!seen) return { ...likeIt, first: likeIt.first.slice(0, LIKE_IT_FIRST) };
  const loaded = await loadShuffle(beginShuffle(seen.seed), seen.visible);
  if (!loaded) return likeIt;
  return { seed: seen.seed, first: loaded.products.slice(0, seen.visible), total: loaded.products.length };
}

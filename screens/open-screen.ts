import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { StaffKind } from '../shop/principal.ts';
import type { FilledShop, Screen } from './types.ts';

declare global {
  interface Window {
    /** Of React Router, in every page that it has taken over. */
    __reactRouterDataRouter?: {
      navigate: (to: string) => Promise<void>;
      state: { navigation: { state: string } };
    };
  }
}

/** A browser of its own for one screen, signed in as its visitor. @param width of its window, in pixels */
export async function openScreen(
  browser: Browser,
  shop: FilledShop,
  screen: Screen,
  width: number,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: width < 700 ? 780 : 900 },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
  });
  const page = await context.newPage();
  await showScreen(page, shop, screen);
  return { page, context };
}

/** Brings a page of a new browser to the screen, as its visitor. */
export async function showScreen(page: Page, shop: FilledShop, screen: Screen): Promise<void> {
  const { as, hold, print } = screen;
  if (as === 'customer') await page.request.post('/api/reglogin/login', { data: shop.customer });
  else if (as) await signIn(page, as, shop);
  if (as === 'customer') await page.addInitScript(() => localStorage.setItem('userNameP', 'Ayesha Khan'));
  if (print) await page.emulateMedia({ media: 'print' });
  await hold?.(page);
  await bring(page, shop, screen, () => page.goto(addressOf(screen, shop)));
}

/** Has it shown, brought into its state, and everything there that it asks for. */
async function bring(
  page: Page,
  shop: FilledShop,
  { prepare, waits = false }: Pick<Screen, 'prepare' | 'waits'>,
  go: () => Promise<unknown>,
): Promise<void> {
  const requests = watchRequests(page, waits);
  await go();
  await requests.areDone(QUIET.opened);
  if (prepare) {
    await prepare(page, shop);
    await requests.areDone(QUIET.used);
  }
  requests.stop();
}

const addressOf = ({ path }: Pick<Screen, 'path'>, shop: FilledShop) =>
  typeof path === 'string' ? path : path(shop);

/** Whether staff come to a screen by its address alone: nothing is done there, no request held up, nothing printed. */
export const isOnlyLookedAt = ({ as, hold, prepare, print }: Screen): boolean =>
  (as === 'admin' || as === 'super-admin') && !hold && !prepare && !print;

/**
 * Brings a page from one of the screens that are only looked at to another one of the same staff, as a link does: what all of
 * them need is not loaded again.
 */
export async function goToScreen(page: Page, shop: FilledShop, screen: Screen): Promise<void> {
  const isLoaded = await page.evaluate(() => window.__reactRouterDataRouter !== undefined);
  if (!isLoaded) return showScreen(page, shop, screen);
  await bring(page, shop, screen, () =>
    page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), addressOf(screen, shop)),
  );
}

async function signIn(page: Page, as: StaffKind, { tokens }: FilledShop): Promise<void> {
  const [key, token] = as === 'admin' ? ['adminToken', tokens.admin] : ['superAdminToken', tokens.superAdmin];
  await page.addInitScript(([name = '', value = '']) => localStorage.setItem(name, value), [key, token]);
}

/**
 * How long no request may be on its way (milliseconds): after a screen was opened, and after something was done there, since
 * a field asks a moment after the last key.
 */
const QUIET = { opened: 100, used: 500 };

interface WatchedRequests {
  /** Waits until no request has been on its way for this long (milliseconds), and the page has nothing left to do. */
  areDone(quiet: number): Promise<void>;
  stop(): void;
}

/** Playwright's own `networkidle` sometimes never comes where a page shows another one in a frame, as a preview does. */
function watchRequests(page: Page, mayWait: boolean): WatchedRequests {
  const open = new Set<Request>();
  let begun = 0;
  let changed = () => {};
  const begin = (request: Request) => {
    begun += 1;
    open.add(request);
    changed();
  };
  const end = (request: Request) => {
    open.delete(request);
    changed();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const noneIsOpen = (quiet: number) =>
    new Promise<void>((resolve) => {
      let pause: NodeJS.Timeout | undefined;
      changed = () => {
        clearTimeout(pause);
        if (open.size === 0) pause = setTimeout(resolve, quiet);
      };
      changed();
    });
  return {
    async areDone(quiet) {
      let before: number;
      do {
        before = begun;
        await noneIsOpen(quiet);
        // On a busy machine the next request may begin later: a page that draws has not asked yet for what it shows.
        await page.evaluate(untilNothingIsLeft, mayWait);
      } while (begun > before);
    },
    stop() {
      page.off('request', begin);
      page.off('requestfinished', end);
      page.off('requestfailed', end);
    },
  };
}

/** In the page: until its scripts have taken it over, no loader runs, its letters are there and nothing is left to do. */
async function untilNothingIsLeft(mayWait: boolean): Promise<void> {
  const startsLater = () => document.querySelector('script[type="after-paint"]') !== null;
  const loads = () => (window.__reactRouterDataRouter?.state.navigation.state ?? 'idle') !== 'idle';
  const saysThatItWaits = () => !mayWait && document.body.innerText.includes('Loading...');
  // Not `requestIdleCallback`, which a page that draws nothing may wait for until its time is over.
  do await scheduler.postTask(() => undefined, { priority: 'background', delay: 20 });
  while (startsLater() || loads() || saysThatItWaits());
  await document.fonts.ready;
}

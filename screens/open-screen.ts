import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { FilledShop, Screen } from './types.ts';

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
export async function showScreen(
  page: Page,
  shop: FilledShop,
  { path, as, hold, prepare, waits = false, print }: Screen,
): Promise<void> {
  if (as === 'customer') await page.request.post('/api/reglogin/login', { data: shop.customer });
  else if (as) await signIn(page, as, shop);
  if (as === 'customer') await page.addInitScript(() => localStorage.setItem('userNameP', 'Ayesha Khan'));
  if (print) await page.emulateMedia({ media: 'print' });
  await hold?.(page);
  const requestsAreDone = watchRequests(page);
  const settle = async () => {
    await requestsAreDone();
    if (!waits) await page.getByText('Loading...').first().waitFor({ state: 'hidden' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  await page.goto(typeof path === 'string' ? path : path(shop));
  await settle();
  if (prepare) {
    await prepare(page, shop);
    await settle();
  }
}

async function signIn(page: Page, as: 'admin' | 'super-admin', { tokens }: FilledShop): Promise<void> {
  const [key, token] = as === 'admin' ? ['adminToken', tokens.admin] : ['superAdminToken', tokens.superAdmin];
  await page.addInitScript(([name = '', value = '']) => localStorage.setItem(name, value), [key, token]);
}

/** How long no request may be on its way (milliseconds). A busy machine is quiet before a page has begun to ask. */
const QUIET = 500;

/**
 * Playwright's own `networkidle` sometimes never comes where a page shows another one in a frame, as a preview does.
 * @returns what waits until no request has been on its way for a moment
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = () => {};
  page.on('request', (request) => {
    open.add(request);
    changed();
  });
  const end = (request: Request) => {
    open.delete(request);
    changed();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    new Promise((resolve) => {
      let pause: NodeJS.Timeout | undefined;
      changed = () => {
        clearTimeout(pause);
        if (open.size === 0) pause = setTimeout(resolve, QUIET);
      };
      changed();
    });
}

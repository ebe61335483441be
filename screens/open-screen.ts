import type { Browser, BrowserContext, Page } from '@playwright/test';
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
  await page.goto(typeof path === 'string' ? path : path(shop));
  await settle(page, waits);
  if (prepare) {
    await prepare(page, shop);
    await settle(page, waits);
  }
}

async function signIn(page: Page, as: 'admin' | 'super-admin', { tokens }: FilledShop): Promise<void> {
  const [key, token] = as === 'admin' ? ['adminToken', tokens.admin] : ['superAdminToken', tokens.superAdmin];
  await page.addInitScript(([name = '', value = '']) => localStorage.setItem(name, value), [key, token]);
}

/**
 * Waits until nothing more is on its way and nothing moves. A busy machine is quiet for long before a page has begun to
 * ask, so what says that it waits is waited for too.
 */
async function settle(page: Page, waits: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (!waits) await page.getByText('Loading...').first().waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

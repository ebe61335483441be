import type { Page } from '@playwright/test';
import { expect, testInNewBrowser as test } from './support/test.ts';

/** Lets the page's scripts arrive only when `arrive` is called, as on a slow connection. */
async function holdScripts(page: Page): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { arrive: resolve };
}

test.describe('a page that is seen before its script has arrived', () => {
  test('adds what was clicked once it can, and once only', { tag: '@phone' }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/products/category/Kitchen', { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^ADD TO CART/ })
      .first()
      .dblclick();
    scripts.arrive();
    await expect(page.getByText('Item Added to Cart')).toBeVisible();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))).toMatchObject([
      { quantity: 1 },
    ]);
  });

  test('adds what was clicked while React takes the page over, and once only', { tag: '@phone' }, async ({
    page,
  }) => {
    // Clicks in the very task after React has begun to listen: the earliest that it could lose.
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (Object.keys(document).some((key) => key.startsWith('__reactContainer'))) {
          document.querySelector<HTMLElement>('main button[aria-label^="ADD TO CART"]')?.click();
          port1.close();
        } else port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    await page.goto('/products/category/Kitchen', { waitUntil: 'commit' });
    await expect(page.getByText('Item Added to Cart')).toBeVisible();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))).toMatchObject([
      { quantity: 1 },
    ]);
  });

  test('opens the menu that was asked for @phone', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    scripts.arrive();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('keeps what was typed and chosen in a form, and what follows from it', { tag: '@phone' }, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto('/registration', { waitUntil: 'commit' });
    await page.getByLabel('Name', { exact: true }).fill('Sana Khan');
    await page.getByLabel('Province').selectOption('Punjab');
    scripts.arrive();
    await page.getByLabel('City').selectOption('Lahore');
    await page.getByRole('button', { name: 'REGISTER' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sana Khan');
    for (const label of ['Name', 'Province', 'City']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'false');
    }
  });
});

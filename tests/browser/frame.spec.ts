import { expect, test, testInNewBrowser } from './support/test.ts';

test('a page that is slow to come shows that it is on its way @phone', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'false');
  const released = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bedding' }).click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('The page is loading...')).toBeAttached();
  released.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Bedding' })).toBeVisible();
  await expect(main).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('The page is loading...')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedOutput: [/ERR_INTERNET_DISCONNECTED|status of 503/] });

  test('a page of the shop says so, and the page comes by itself once the network is back @phone', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/FAQ-Page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(page.getByRole('link', { name: '0300-1234567' })).toHaveAttribute('href', 'tel:03001234567');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  });
});

testInNewBrowser(
  'letters of twice the size make no page scroll sideways @phone',
  async ({ page, context, database }) => {
    const { id } = await database.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of ['/', '/products/category/Dining', `/product/${id}`, '/CheckOut', '/admin-login']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      const [wanted, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(wide, path).toBe(wanted);
    }
  },
);

import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a search has a page of all its results, and each page of it an address', async ({ page }) => {
  await page.goto('/search?query=steel');
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for “steel”' })).toBeVisible();
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const onFirstPage = await first.textContent();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/search\?query=steel&page=2$/);
  await expect(page.getByText(/page 2 of \d/)).toBeVisible();
  await expect(first).not.toHaveText(onFirstPage ?? '');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/search\?query=steel&page=2$/,
  );
});

test('a search without results says so, and leads to the categories', async ({ page }) => {
  await page.goto('/search?query=xqzwvk');
  const main = page.getByRole('main');
  await expect(main.getByText('No products found!')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Kitchen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
});

test('everybody can use the results, also where a long word stands in the heading', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/search?query=${'karahi'.repeat(30)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto('/search?query=jharu');
  await expectAccessible(page);
});

test('what is searched for stands on the page as text', async ({ page }) => {
  await page.goto(`/search?query=${encodeURIComponent('<script>alert(1)</script>"')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for “<script>alert(1)</script>"”',
  );
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper searches again, in Roman Urdu and with a typing mistake', async ({ page }) => {
    await page.goto('/search');
    const main = page.getByRole('main');
    for (const [query, product] of [
      ['chamach', 'Stainless Steel Spoon Set, 12 Pieces'],
      ['presure coker', 'Pressure Cooker 7 Litres'],
    ] as const) {
      await main.getByRole('searchbox', { name: 'Search again' }).fill(query);
      await main.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Search results for “${query}”`);
      await expect(main.getByRole('article').first()).toContainText(product);
    }
  });
});

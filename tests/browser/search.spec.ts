import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a search has a page of all its results, and each page of it an address', { tag: '@phone' }, async ({
  page,
}) => {
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

test('a search without results says so, and leads to the categories', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/search?query=xqzwvk');
  const main = page.getByRole('main');
  await expect(main.getByText('No products found!')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Kitchen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
});

test('everybody can use the results, also where a long word stands in the heading', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/search?query=${'karahi'.repeat(30)}`);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto('/search?query=jharu');
  await expectAccessible(page);
});

test('what is searched for stands on the page as text', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/search?query=${encodeURIComponent('<script>alert(1)</script>"')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for “<script>alert(1)</script>"”',
  );
});

test('the results are sorted and filtered like a listing, and stay those of the query @desktop', async ({
  page,
}) => {
  await page.goto('/search?query=steel');
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL('/search?query=steel&sort=price');
  await page.getByRole('checkbox', { name: 'Discounted' }).check();
  await expect(page).toHaveURL('/search?query=steel&sort=price&discounted=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for “steel”' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter: Discounted' }).click();
  await expect(page.getByRole('checkbox', { name: 'Discounted' })).not.toBeChecked();
  await expect(page).toHaveURL('/search?query=steel&sort=price');
  await page.getByLabel('Sort by').selectOption('Best match');
  await expect(page).toHaveURL('/search?query=steel');
});

test('a search that was typed wrong says what it was taken for, and leads there and to what fits', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search?query=presure+coker');
  const main = page.getByRole('main');
  await expect(main.getByText('Did you mean pressure cooker? These are the results for it.')).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('Pressure Cooker 7 Litres');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'pressure cooker', exact: true }).click();
  await expect(page).toHaveURL('/search?query=pressure+cooker');
  await expect(main.getByText('Did you mean')).toBeHidden();
  await main
    .getByRole('navigation', { name: 'Look around in' })
    .getByRole('link', { name: 'Cookware' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookware' })).toBeVisible();
});

test('two words that find nothing have a page that says so', { tag: '@phone' }, async ({ page }) => {
  const response = await page.goto('/search?query=laptop+dell');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').getByText('No products found!')).toBeVisible();
});

test('on wide screens the field of the header is the only one, and keeps the query @desktop', async ({
  page,
}) => {
  await page.goto('/search?query=karahi');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await expect(field).toHaveValue('karahi');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await field.fill('karahi 28');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?query=karahi+28');
  await expect(field).toHaveValue('karahi 28');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(field).toHaveValue('');
});

test('the links to what fits are drawn along on a phone, without the page @phone', async ({ page }) => {
  await page.goto('/search?query=gift');
  await expect(
    page.getByRole('navigation', { name: 'Look around in' }).getByRole('link').first(),
  ).toBeVisible();
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide).toBe(seen);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [query, product] of [
    ['chamach', 'Stainless Steel Spoon Set, 12 Pieces'],
    ['presure coker', 'Pressure Cooker 7 Litres'],
  ] as const) {
    test(`a shopper on a phone searches again for ${query} @phone`, async ({ page }) => {
      await page.goto('/search?query=lamp');
      const main = page.getByRole('main');
      await main.getByRole('searchbox', { name: 'Search again' }).fill(query);
      await main.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Search results for “${query}”`);
      await expect(main.getByRole('article').first()).toContainText(product);
    });

    test(`a shopper on a wide screen searches again for ${query} @desktop`, async ({ page }) => {
      await page.goto('/search?query=lamp');
      const field = page.getByRole('combobox', { name: 'Search products' });
      await field.fill(query);
      await field.press('Enter');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Search results for “${query}”`);
      await expect(main.getByRole('article').first()).toContainText(product);
    });
  }

  test('a shopper filters the results of a query @desktop', async ({ page }) => {
    await page.goto('/search?query=steel');
    await page.getByRole('checkbox', { name: 'Discounted' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/search\?query=steel&.*discounted=1/);
    await expect(page.getByRole('heading', { level: 1, name: 'Search results for “steel”' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove the filter: Discounted' })).toBeVisible();
  });
});

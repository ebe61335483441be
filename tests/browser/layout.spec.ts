import { newcomer, openAccount, sendLogin } from './support/account.ts';
import { addFirstToCart } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

test('the cards of a row stand without a hole above their buttons, prices on one line', async ({ page }) => {
  await page.goto('/products/category/Kitchen');
  await expect(page.getByRole('article').first()).toBeVisible();
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => {
      const price = [...article.querySelectorAll('span')].find(({ textContent }) =>
        /^Rs\. /.test(textContent),
      );
      const foot = article.querySelector('button') ?? article.querySelector('p:last-of-type');
      const [above, below] = [price?.getBoundingClientRect(), foot?.getBoundingClientRect()];
      return {
        top: article.getBoundingClientRect().top,
        line: above?.bottom,
        gap: (below?.top ?? 0) - (above?.bottom ?? 0),
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(12);
  for (const { gap } of cards) expect(gap).toBeLessThanOrEqual(16);
  for (const row of Map.groupBy(cards, ({ top }) => Math.round(top)).values()) {
    expect(new Set(row.map(({ line }) => Math.round(line ?? 0))).size).toBe(1);
  }
});

test('the first product stands on the first screen of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('main').getByRole('article').first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(720);
});

test('the open cart leaves a strip of a phone’s page, and a tap there closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/products/category/Kitchen');
  await addFirstToCart(page);
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart).toBeVisible();
  await page.touchscreen.tap(22, 500);
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL('/products/category/Kitchen');
});

test.describe('the checkout', () => {
  test('has no menus and no links of a footer, and its login leads back to it with the address filled in', {
    tag: '@phone',
  }, async ({ page }) => {
    const shopper = newcomer();
    await openAccount(page, shopper);
    await page.goto('/products/category/Kitchen');
    await addFirstToCart(page);
    await page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('link', { name: 'CHECKOUT' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
    await expect(header.getByRole('link')).toHaveText([/./, /0300-1234567/, 'Log in']);

    await header.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?next=%2FCheckOut');
    await sendLogin(page, shopper.email, shopper.password);
    await expect(page).toHaveURL('/CheckOut');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(shopper.name);
    await expect(header).toContainText(shopper.name);
  });
});

test.describe('a login', () => {
  test('leads home from an address that somebody made up', { tag: '@desktop' }, async ({ page }) => {
    const shopper = newcomer();
    await openAccount(page, shopper);
    await page.goto('/login?next=//evil.example/CheckOut');
    await sendLogin(page, shopper.email, shopper.password);
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a laptop', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('the header leads guests to the tracking of an order, and who is signed in to the own orders', async ({
    page,
  }) => {
    await page.goto('/products/category/Kitchen');
    const header = page.getByRole('banner');
    const orders = header.getByRole('link', { name: 'Track your orders' });
    await expect(orders).toHaveAttribute('href', '/track');
    await orders.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where is my order?' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('userNameP', 'Ayesha'));
    await page.reload();
    await expect(orders).toHaveAttribute('href', '/profile');
  });

  test('the list of categories shows that it goes on, until its end is seen', async ({ page }) => {
    await page.goto('/products/category/Kitchen');
    await page.getByRole('button', { name: 'Browse Categories' }).focus();
    await page.keyboard.press('Enter');
    const sign = page.locator('[data-more-below]');
    await expect(sign).toBeVisible();
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clearance Sale' });
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(sign).toHaveCount(0);
  });
});

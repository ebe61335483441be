import type { Page } from '@playwright/test';
import { addFirstToCart } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

const cart = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const likeIt = (page: Page) => page.getByRole('region', { name: "I'm Sure You'll Like It" });

const addFromCard = (page: Page) => addFirstToCart(page.getByRole('main'));

test.describe('Back while the cart or the menu is open', { tag: '@phone' }, () => {
  test('closes it and stays on the page, Forward opens it again, and Back twice leaves', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/products/category/Kitchen');
    await addFromCard(page);
    await expect(cart(page)).toBeVisible();
    await page.goBack();
    await expect(cart(page)).toBeHidden();
    await expect(page).toHaveURL('/products/category/Kitchen');
    await page.goForward();
    await expect(cart(page)).toBeVisible();
    await page.goBack();
    await expect(cart(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('closes the menu too; what X or Escape has closed is no step of its own', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/contact');
    const open = page.getByRole('button', { name: 'Open the menu' });
    await open.click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await open.click();
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
    await open.click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('leads from a page that the menu or the cart led to back to where it was opened', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu(page).getByRole('tab', { name: 'MENU' }).click();
    await menu(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();

    await page.goto('/products/category/Kitchen');
    await addFromCard(page);
    await cart(page).getByRole('link', { name: 'CHECKOUT' }).click();
    await expect(page).toHaveURL('/CheckOut');
    await page.goBack();
    await expect(page).toHaveURL('/products/category/Kitchen');
    await expect(cart(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('closes what was opened while the next page was on its way: it is still open there', async ({
    page,
  }) => {
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Open the menu' });
    await open.click();
    await menu(page).getByRole('tab', { name: 'MENU' }).click();
    const held = Promise.withResolvers<void>();
    await page.route(/\.data/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await menu(page).getByRole('link', { name: 'Reviews' }).click();
    await expect(menu(page)).toBeHidden();
    await open.click();
    held.resolve();
    await expect(page).toHaveURL('/Reviews-Page');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/Reviews-Page');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
  });

  test('closes it after a reload too', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/products/category/Kitchen');
    await addFromCard(page);
    await expect(cart(page)).toBeVisible();
    await page.reload();
    await expect(cart(page)).toBeVisible();
    await page.goBack();
    await expect(cart(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('who comes back to the home page', { tag: '@phone' }, () => {
  const names = (page: Page) => likeIt(page).getByRole('article').getByRole('heading').allInnerTexts();
  /** How far below the top of the window the last product stands: what a shopper sees, however tall the page is. */
  const place = (page: Page) =>
    likeIt(page)
      .getByRole('article')
      .last()
      .evaluate((product) => Math.round(product.getBoundingClientRect().top));

  /** Loads more twice, and stands before the last of it. */
  async function loadMore(page: Page) {
    await page.goto('/');
    const more = likeIt(page).getByRole('button', { name: 'LOAD MORE PRODUCTS' });
    await more.click();
    await expect(likeIt(page).getByRole('article')).toHaveCount(18);
    await more.click();
    await expect(likeIt(page).getByRole('article')).toHaveCount(24);
    const last = likeIt(page).getByRole('article').last();
    // The web font makes some names a line longer, and what is below them moves.
    await page.evaluate(() => document.fonts.ready);
    await last.scrollIntoViewIfNeeded();
    return { last, seen: await names(page) };
  }

  test('from a product finds what LOAD MORE had brought, at the same place; also after a reload there', async ({
    page,
  }) => {
    const { last, seen } = await loadMore(page);
    for (const reload of [false, true]) {
      const before = await place(page);
      await last.getByRole('link').click();
      await expect(page).toHaveURL(/\/product\//);
      if (reload) {
        await page.reload();
        // The page answers.
        await page.getByRole('button', { name: 'Write a Review' }).click();
        await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible();
      }
      await page.goBack();
      await expect(likeIt(page).getByRole('article')).toHaveCount(24);
      await expect.poll(() => place(page)).toBe(before);
      expect(await names(page)).toEqual(seen);
    }
  });

  test('by a reload finds the same, and one who follows a link to it begins again', async ({ page }) => {
    const { seen } = await loadMore(page);
    const before = await place(page);
    await page.reload();
    await expect(likeIt(page).getByRole('article')).toHaveCount(24);
    await expect.poll(() => place(page)).toBe(before);
    expect(await names(page)).toEqual(seen);

    await likeIt(page).getByRole('article').last().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.getByRole('banner').getByRole('link', { name: 'Saman' }).click();
    await expect(likeIt(page).getByRole('article')).toHaveCount(12);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('begins again by a link to it that is followed before the page between is shown', async ({ page }) => {
    const { last } = await loadMore(page);
    await page.evaluate(() => {
      const push = window.history.pushState.bind(window.history);
      window.history.pushState = (...entry) => {
        window.history.pushState = push;
        push(...entry);
        // React has not rendered the product yet.
        queueMicrotask(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
      };
    });
    await last.getByRole('link').click();
    await expect(likeIt(page).getByRole('article')).toHaveCount(12);
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

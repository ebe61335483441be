import type { Page } from '@playwright/test';
import { newcomer, openAccount } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { addFirstToCart, foundProducts, searchFor } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

/** On phones these are among the screens of screens.spec.ts. */
const ON_DESKTOP = { tag: '@desktop' };

/** Everything that moves by itself stands still, so that what is checked is what a person sees. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openProduct(page: Page) {
  await page.goto('/products/category/Kitchen%20Pick');
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Related Products' })).toBeVisible();
}

test.describe('everybody can use', () => {
  test('the home page', ON_DESKTOP, async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page);
  });

  test('a category', ON_DESKTOP, async ({ page }) => {
    await page.goto('/products/category/Kitchen');
    await expectAccessible(page);
  });

  test('a subcategory', ON_DESKTOP, async ({ page }) => {
    await page.goto('/products/subcategory/Cookware');
    await expectAccessible(page);
  });

  test('a product, also while a review is written', ON_DESKTOP, async ({ page }) => {
    await openProduct(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await expect(page.getByLabel('Title')).toBeVisible();
    await expectAccessible(page);
  });

  test('the cart, full and empty, with its messages', ON_DESKTOP, async ({ page }) => {
    await page.goto('/products/category/Kitchen');
    await addFirstToCart(page);
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(cart.getByText('Subtotal')).toBeVisible();
    await expect(page.getByText('Item Added to Cart')).toBeVisible();
    await expectAccessible(page);
    await cart.getByRole('button', { name: /^Remove/ }).click();
    await expect(cart.getByText('Your cart is empty.')).toBeVisible();
    await expectAccessible(page);
  });

  test('the checkout, empty, filled and with its errors', ON_DESKTOP, async ({ page }) => {
    await page.goto('/CheckOut');
    await expect(page.getByText('Your cart is empty!').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/products/category/Kitchen');
    await addFirstToCart(page);
    await page.getByRole('link', { name: 'CHECKOUT' }).click();
    const place = page.getByRole('button', { name: /PLACE ORDER/ });
    await expect(place).toBeEnabled();
    await expectAccessible(page);
    await place.click();
    await expect(page.getByText('Please fill out all required fields!').first()).toBeVisible();
    await expectAccessible(page);
  });

  for (const path of ['/registration', '/login', '/forgot-password', '/reset-password', '/contact']) {
    // One column of fields on every screen.
    test(`${path}, empty and with its errors`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(path);
      const send = page.getByRole('main').locator('button[type=submit]');
      await expect(send).toBeEnabled();
      await expectAccessible(page);
      await send.click();
      await expect(page.getByText('Please fill out all required fields!')).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('the profile', ON_DESKTOP, async ({ page }) => {
    await openAccount(page, newcomer());
    await page.goto('/profile');
    await expect(page.getByText('You have not ordered anything yet.')).toBeVisible();
    await expectAccessible(page);
  });

  test('the search and its results', async ({ page }) => {
    await page.goto('/products/category/Kitchen');
    await searchFor(page, 'steel');
    await expect(foundProducts(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'header');
  });

  test('the menus', async ({ page }, { project }) => {
    await page.goto('/products/category/Kitchen');
    if (project.name === 'desktop') {
      await page.getByRole('button', { name: 'Browse Categories' }).hover();
      await page.getByRole('link', { name: 'Kitchen', exact: true }).first().hover();
      await expect(page.getByRole('link', { name: 'Cookware', exact: true }).first()).toBeVisible();
      await expectAccessible(page, 'header');
      return;
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Kitchen', exact: true }).click();
    await expectAccessible(page);
    await menu.getByRole('tab', { name: 'MENU' }).click();
    await expect(menu.getByRole('link', { name: 'Login/Register' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('where there is nothing', () => {
  test.use({ expectedOutput: [/status of 404/] });

  test('everybody can use the page that says so', ON_DESKTOP, async ({ page }) => {
    await page.goto('/nothing');
    await expectAccessible(page);
    await page.goto('/products/category/Nothing');
    await expectAccessible(page);
  });
});

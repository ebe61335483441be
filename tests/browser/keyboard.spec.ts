import { expect, type Locator, type Page } from '@playwright/test';
import { foundProducts } from './support/shopping.ts';
import { test } from './support/test.ts';

/** Presses Tab until this has the focus; fails when it never does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let presses = 0; presses < 200; presses++) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target}`);
}

test('the whole purchase works by keyboard alone', async ({ page }, { project }) => {
  await page.goto('/');
  if (project.name === 'phone') {
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }));
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, page.getByRole('combobox', { name: 'Search products' }));
  }
  await page.keyboard.type('umbrella');
  await expect(foundProducts(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /umbrella/i })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'ADD TO CART', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();

  await page.keyboard.press('Control+Home');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await tabTo(page, page.getByRole('link', { name: /^Cart, 1/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/CheckOut$/);
  await expect(page.getByRole('button', { name: /PLACE ORDER/ })).toBeEnabled();

  for (const [label, text] of [
    ['Name', 'Bilal Ahmed'],
    ['Mobile', '03211234567'],
    ['Email', 'bilal@example.com'],
    ['Province', 'Punjab'],
    ['City', 'Lahore'],
    ['Address', 'House 5, Model Town'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('radio', { name: /Cash On Delivery/ }));
  await tabTo(page, page.getByRole('button', { name: /PLACE ORDER/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { toPercent } from '../../shop/catalogue/pricing/rules.ts';
import { toRupees } from '../../shop/money.ts';
import { addFirstToCart } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

/** On every screen they come and go by themselves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The library closes a toast when the animation of its progress bar has ended. */
const progressOf = (toast: Locator) =>
  toast.getByRole('progressbar', { name: 'notification timer', includeHidden: true });

/**
 * Hovers over a toast, so that a slow machine can look at it as long as it needs. What hovers while it still slides in does
 * not hold it: the library lets it run when it has arrived.
 */
async function hold(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 600);
    await toast.hover();
    await expect(progressOf(toast)).toHaveCSS('animation-play-state', 'paused', { timeout: 500 });
  }).toPass();
}

test('a toast is at the top right, lasts five seconds, and waits while it is hovered', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products/category/Kitchen');
  await addFirstToCart(page);
  await page.getByRole('button', { name: 'Close the cart' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Item Added to Cart' });
  await hold(page, toast);

  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(140);
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);

  await expect(progressOf(toast)).toHaveCSS('animation-duration', '5s');
  await page.mouse.move(5, 600);
  await expect(progressOf(toast)).toHaveCSS('animation-play-state', 'running');
  await expect(toast).toBeHidden({ timeout: 10_000 });
});

test('after adding on a product page the cart stays free to click, and the toast leads to the checkout', async ({
  page,
}) => {
  await page.goto('/products/category/Kitchen');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
  const toast = page.getByRole('alert').filter({ hasText: 'Item added to cart with quantity: 1' });
  await hold(page, toast);
  // A trial looks whether anything else would take the click.
  await page.getByRole('link', { name: 'Cart, 1 item' }).click({ trial: true });
  await toast.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/CheckOut');
  await expect(toast).toBeHidden();
});

test('beside an open panel a toast is seen and can be clicked away; the line that was added is in sight', async ({
  page,
  database,
}) => {
  const bought = await database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'price_paisa', 'discount_basis_points'])
    .where('categories.name', '!=', 'Kitchen')
    .where('quantity', '>', 5)
    .orderBy('products.name')
    .limit(12)
    .execute();
  const lines = bought.map(({ id, name, price_paisa, discount_basis_points }) => ({
    _id: id,
    name,
    price: toRupees(price_paisa),
    discount: toPercent(discount_basis_points),
    quantity: 1,
  }));
  await page.addInitScript((text) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', text);
  }, JSON.stringify(lines));
  await page.goto('/products/category/Kitchen');
  const added = page.getByRole('article').first();
  const name = (await added.getByRole('heading').textContent()) ?? '';
  await added.getByRole('button', { name: /^ADD TO CART/ }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(13);
  await expect(cart.getByRole('listitem').filter({ hasText: name })).toBeInViewport({ ratio: 0.9 });
  const toast = page.getByRole('alert').filter({ hasText: 'Item Added to Cart' });
  await hold(page, toast);
  await cart.getByRole('button', { name: 'Close the cart' }).click({ trial: true });
  await toast.getByRole('button', { name: 'close' }).click();
  await expect(toast).toBeHidden();
  await expect(cart).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expectedLinePriceOf, rupees } from '../support/expected-price.ts';
import { firstProduct } from './support/first-product.ts';
import { addFirstToCart, fillCheckout } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

/** Opens the home page with this in local storage, as an earlier visit left it. */
async function openWithStoredCart(page: Page, stored: string, path = '/') {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('cart', text);
    sessionStorage.setItem('seeded', 'yes');
  }, stored);
  await page.goto(path);
}

const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));

test.describe('a stored cart', () => {
  test('that is broken is repaired, and the shopper told', { tag: '@phone' }, async ({ page }) => {
    await openWithStoredCart(page, '[{"_id":');
    await expect(
      page.getByText('A part of your saved cart could not be read and was left out.').first(),
    ).toBeVisible();
    await expect.poll(() => storedCart(page)).toEqual([]);
  });

  test('that names a product which no longer exists is put right, and the shopper told', {
    tag: '@phone',
  }, async ({ page }) => {
    const gone = {
      _id: '00000000-0000-4000-8000-000000000000',
      name: 'Vanished Kettle',
      price: 900,
      quantity: 2,
    };
    await openWithStoredCart(page, JSON.stringify([gone]), '/CheckOut');
    await expect(page.getByText(/Vanished Kettle/).first()).toBeVisible();
    await expect(page.getByText('Your cart is empty!').first()).toBeVisible();
    await expect.poll(() => storedCart(page)).toEqual([]);
  });

  test("of yesterday is brought to today's price and stock, and the shopper told", { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    const product = await firstProduct(database, (products) =>
      products.where('quantity', '>=', 2).where('quantity', '<=', 5),
    );
    const old = { _id: product.id, name: product.name, price: 1, discount: 0, quantity: 900 };
    await openWithStoredCart(page, JSON.stringify([old]), '/CheckOut');
    await expect(
      page.getByText(`Only ${product.quantity} of ${product.name} are left.`).first(),
    ).toBeVisible();
    const today = rupees(expectedLinePriceOf(product));
    await expect(
      page.getByText(`The price of ${product.name} has changed from Rs. 1 to ${today}.`).first(),
    ).toBeVisible();
    await expect
      .poll(() => storedCart(page))
      .toMatchObject([{ _id: product.id, price: product.price_paisa / 100, quantity: product.quantity }]);
  });

  test('is the same in a second tab', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/products/category/Kitchen');
    const second = await context.newPage();
    await second.goto('/products/category/Kitchen');
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(page.getByText('Item Added to Cart').first()).toBeVisible();
    await expect(second.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test('the cart panel opens on adding, counts, and says what is missing for free delivery', async ({
  page,
  database,
}) => {
  const product = await firstProduct(database, (products) =>
    products
      .where('price_paisa', '>=', 100_000)
      .where('price_paisa', '<=', 300_000)
      .where('discount_basis_points', '<=', 5_000)
      .where('quantity', '>=', 10),
  );
  const price = expectedLinePriceOf(product);
  await page.goto(`/search?query=${encodeURIComponent(product.name)}`);
  const card = page.getByRole('article').filter({ hasText: product.name });
  await addFirstToCart(card);
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart).toBeVisible();
  await expect(cart).toContainText(`Shop For ${rupees(5000 - price)} more to get FREE delivery!`);
  await expect(cart.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();

  const enough = Math.ceil(5000 / price);
  for (let units = 1; units < enough; units++) {
    await cart.getByRole('button', { name: 'Increase quantity' }).click();
  }
  await expect(cart).toContainText(rupees(enough * price));
  await expect(cart).toContainText('Congratulations! You get FREE delivery!');

  await cart.getByRole('button', { name: /^Remove/ }).click();
  await expect(cart).toContainText('Your cart is empty.');
  await cart.getByRole('button', { name: 'Close the cart' }).click();
  await expect(cart).toBeHidden();
});

test.describe('a price that changes while the checkout is open', { tag: '@desktop' }, () => {
  // The browser itself logs the refusal.
  test.use({ expectedOutput: [/status of 409/] });

  test('is said from what to what, and nothing is ordered before the shopper has seen it', async ({
    page,
    database,
  }) => {
    const product = await firstProduct(database, (products) =>
      products.where('quantity', '>', 5).where('discount_basis_points', '=', 0),
    );
    const setPrice = (paisa: number) =>
      database.updateTable('products').set({ price_paisa: paisa }).where('id', '=', product.id).execute();
    const line = { _id: product.id, name: product.name, price: product.price_paisa / 100, quantity: 1 };
    // A page asks for today's prices when it is opened: the change comes after that.
    const refreshed = page.waitForResponse(/\/api\/v1\/products\?ids=/);
    await openWithStoredCart(page, JSON.stringify([line]), '/CheckOut');
    await refreshed;
    await fillCheckout(page);
    await setPrice(product.price_paisa + 15_000);
    await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    await expect(page.getByRole('form', { name: 'Checkout' }).getByRole('alert')).toContainText(
      `The price of ${product.name} has changed from ${rupees(product.price_paisa / 100)} to ${rupees(product.price_paisa / 100 + 150)}.`,
    );
    await setPrice(product.price_paisa);
  });
});

import type { Page } from '@playwright/test';
import { fillCheckout } from './support/shopping.ts';
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
  test('that is broken is repaired, and the shopper told', async ({ page }) => {
    await openWithStoredCart(page, '[{"_id":');
    await expect(
      page
        .getByText(/cart/i)
        .filter({ hasText: /could not be read|repaired|emptied/i })
        .first(),
    ).toBeVisible();
    await expect.poll(() => storedCart(page)).toEqual([]);
  });

  test('that names a product which no longer exists is put right, and the shopper told', async ({ page }) => {
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

  test("of yesterday is brought to today's price and stock, and the shopper told", async ({
    page,
    database,
  }) => {
    const product = await database
      .selectFrom('products')
      .selectAll()
      .where('quantity', '>=', 2)
      .where('quantity', '<=', 5)
      .orderBy('name')
      .limit(1)
      .executeTakeFirstOrThrow();
    const old = { _id: product.id, name: product.name, price: 1, discount: 0, quantity: 900 };
    await openWithStoredCart(page, JSON.stringify([old]), '/CheckOut');
    await expect(
      page.getByText(new RegExp(`${product.quantity}.*left|left.*${product.quantity}`)).first(),
    ).toBeVisible();
    const today = Math.floor((product.price_paisa * (10_000 - product.discount_basis_points)) / 1_000_000);
    await expect(
      page
        .getByText(
          `The price of ${product.name} has changed from Rs. 1 to Rs. ${today.toLocaleString('en-US')}.`,
        )
        .first(),
    ).toBeVisible();
    await expect
      .poll(() => storedCart(page))
      .toMatchObject([{ _id: product.id, price: product.price_paisa / 100, quantity: product.quantity }]);
  });

  test('is the same in a second tab', async ({ page, context }) => {
    await page.goto('/');
    const second = await context.newPage();
    await second.goto('/');
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(page.getByText('Item Added to Cart').first()).toBeVisible();
    await expect(second.getByRole('link', { name: /cart.*1|1.*cart/i }).first()).toBeVisible();
  });
});

test('the cart panel opens on adding, counts, and says what is missing for free delivery', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart).toBeVisible();
  const [line] = await storedCart(page);
  const price = Math.floor((line.price * (100 - line.discount)) / 100);
  const rupees = (amount: number) => `Rs. ${amount.toLocaleString('en-US')}`;
  await expect(cart).toContainText(`Shop For ${rupees(5000 - price)} more to get FREE delivery!`);
  await expect(cart.getByRole('button', { name: /decrease|fewer|less/i })).toBeDisabled();

  const more = cart.getByRole('button', { name: /increase|more/i });
  let units = 1;
  while (units * price < 5000 && (await more.isEnabled())) {
    await more.click();
    units += 1;
  }
  await expect(cart).toContainText(rupees(units * price));
  if (units * price >= 5000) await expect(cart).toContainText('Congratulations! You get FREE delivery!');

  await cart.getByRole('button', { name: /^Remove/ }).click();
  await expect(cart).toContainText('Your cart is empty.');
  await cart.getByRole('button', { name: /close/i }).click();
  await expect(cart).toBeHidden();
});

test.describe('a price that changes while the checkout is open', { tag: '@desktop' }, () => {
  // The browser itself logs the refusal.
  test.use({ expectedOutput: [/status of 409/] });

  test('is said from what to what, and nothing is ordered before the shopper has seen it', async ({
    page,
    database,
  }) => {
    const product = await database
      .selectFrom('products')
      .select(['id', 'name', 'price_paisa'])
      .where('quantity', '>', 5)
      .where('discount_basis_points', '=', 0)
      .orderBy('name')
      .limit(1)
      .executeTakeFirstOrThrow();
    const setPrice = (paisa: number) =>
      database.updateTable('products').set({ price_paisa: paisa }).where('id', '=', product.id).execute();
    await page.goto(`/product/${product.id}`);
    await page.getByRole('main').getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await fillCheckout(page);
    await setPrice(product.price_paisa + 15_000);
    await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    const rupees = (paisa: number) => `Rs. ${(paisa / 100).toLocaleString('en-US')}`;
    await expect(page.getByRole('form', { name: 'Checkout' }).getByRole('alert')).toContainText(
      `The price of ${product.name} has changed from ${rupees(product.price_paisa)} to ${rupees(product.price_paisa + 15_000)}.`,
    );
    await setPrice(product.price_paisa);
  });
});

import type { Page } from '@playwright/test';
import type { Database } from '../../database/connect.ts';
import { firstProduct } from './support/first-product.ts';
import { addFirstToCart, fillCheckout } from './support/shopping.ts';
import { expect, test, testInNewBrowser } from './support/test.ts';

/** A product of a category that no other test buys from, so that selling it out disturbs nobody. */
async function takeProduct(database: Database, category: string) {
  return database
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'categories.name as category'])
    .where('categories.name', '=', category)
    .where('in_stock', '=', true)
    .orderBy('products.name')
    .limit(1)
    .executeTakeFirstOrThrow();
}

const sellOut = (database: Database, id: string) =>
  database.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', id).execute();

const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

const place = (page: Page) => page.getByRole('button', { name: /PLACE ORDER/ });

test.describe('a product that was sold out after the page was opened', () => {
  test('is refused from a card', { tag: '@phone' }, async ({ page, database }) => {
    const product = await takeProduct(database, 'Garden');
    await page.goto(`/products/category/${encodeURIComponent(product.category)}`);
    await sellOut(database, product.id);
    await page.getByRole('button', { name: `ADD TO CART: ${product.name}` }).click();
    await expect(
      page.getByText('This product is out of stock and cannot be added to the cart.'),
    ).toBeVisible();
    expect(await storedCart(page)).toEqual([]);
  });

  test('is refused on its own page', { tag: '@phone' }, async ({ page, database }) => {
    const product = await takeProduct(database, 'Bedding');
    await page.goto(`/product/${product.id}`);
    await sellOut(database, product.id);
    await page.getByRole('button', { name: 'ADD TO CART', exact: true }).click();
    await expect(page.getByText('This product is out of stock.', { exact: true })).toBeVisible();
    expect(await storedCart(page)).toEqual([]);
  });
});

test.describe('adding says', () => {
  test('Item Added to Cart, from a card', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products/category/Kitchen');
    await addFirstToCart(page);
    await expect(page.getByText('Item Added to Cart')).toBeVisible();
    expect(await storedCart(page)).toMatchObject([{ quantity: 1 }]);
  });

  test('how many were added, on the page of a product, and no more than there are', {
    tag: '@phone',
  }, async ({ page, database }) => {
    const { id, quantity } = await firstProduct(database, (products) =>
      products.where('quantity', '>=', 2).where('quantity', '<=', 4).orderBy('name', 'desc'),
    );
    await page.goto(`/product/${id}`);
    const increase = page.getByRole('button', { name: 'Increase quantity' });
    for (let units = 1; units < quantity; units++) await increase.click();
    await expect(increase).toBeDisabled();
    await page.getByRole('button', { name: 'ADD TO CART', exact: true }).click();
    await expect(page.getByText(`Item added to cart with quantity: ${quantity}`)).toBeVisible();
  });
});

test.describe('the checkout says', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/products/category/Dining');
    await addFirstToCart(page);
    await page.getByRole('link', { name: 'CHECKOUT' }).click();
    await expect(place(page)).toBeEnabled();
  });

  test('Please fill out all required fields!, beside each one that is missing', { tag: '@desktop' }, async ({
    page,
  }) => {
    await place(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please fill out all required fields!' }),
    ).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    for (const label of ['Name', 'Mobile', 'Email', 'Province', 'City', 'Address']) {
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('Instructions')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('it in sight wherever one reads, with the way to each field that is missing', async ({ page }) => {
    await place(page).click();
    const message = page.getByRole('alert').filter({ hasText: 'Please fill out all required fields!' });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 });
    await place(page).scrollIntoViewIfNeeded();
    await expect(message).toBeInViewport({ ratio: 1 });

    const fields = page.getByRole('list', { name: 'Fields to change' });
    await expect(fields.getByRole('button')).toHaveText([
      'Name',
      'Mobile',
      'Email',
      'Province',
      'City',
      'Address',
    ]);
    await fields.getByRole('button', { name: 'Address' }).click();
    await expect(page.getByLabel('Address')).toBeFocused();
    await expect(page.getByLabel('Address')).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Address').fill('House 5, Street 9, Gulberg');
    await expect(fields.getByRole('button', { name: 'Address' })).toHaveCount(0);
  });

  test('what is wrong with a mobile number that cannot be one', { tag: '@phone' }, async ({ page }) => {
    await fillCheckout(page);
    await page.getByLabel('Mobile').fill('042-1234567');
    await place(page).click();
    await expect(
      page.getByText('Please enter a Pakistani mobile number, for example 0301-2345678.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Mobile')).toBeFocused();
  });

  test('Your cart is empty! when the cart was emptied in another tab', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await fillCheckout(page);
    const other = await context.newPage();
    await other.goto('/CheckOut');
    await other.evaluate(() => localStorage.setItem('cart', '[]'));
    await expect(page.getByText('Your cart is empty!')).toBeVisible();
  });

  test('-- for the shipping until a city is chosen, and then what it costs there', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    const [line] = await storedCart(page);
    expect(line.price).toBeLessThan(5000);
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(summary).toContainText('--');
    for (const [province, city, cost] of [
      ['Sindh', 'Karachi', 150],
      ['Punjab', 'Lahore', 200],
      ['Islamabad', 'Islamabad', 250],
      ['Punjab', 'Rawalpindi', 250],
      ['Balochistan', 'Quetta', 300],
    ] as const) {
      await page.getByLabel('Province').selectOption(province);
      await expect(page.getByLabel('City')).toHaveValue('');
      await page.getByLabel('City').selectOption(city);
      await expect(summary).toContainText(`Rs. ${cost}`);
    }
    expect(await database.selectFrom('orders').select('id').where('city', '=', 'Quetta').execute()).toEqual(
      [],
    );
  });

  testInNewBrowser(
    'Order placed successfully!, empties the cart and goes home after about 1.5 s',
    {
      tag: '@phone',
    },
    async ({ page, database }) => {
      const email = `home-${Date.now()}@example.com`;
      await fillCheckout(page);
      await page.getByLabel('Email').fill(email);
      await page.clock.install();
      await place(page).dblclick();
      await expect(page.getByRole('status').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
      expect(await storedCart(page)).toEqual([]);
      await page.clock.runFor(1600);
      await expect(page).toHaveURL(/\/$/);
      const orders = await database
        .selectFrom('orders')
        .select('number')
        .where('email', '=', email)
        .execute();
      expect(orders, 'a double click is one order').toHaveLength(1);
    },
  );

  test.describe('when the shop cannot be reached', () => {
    test.use({ expectedOutput: [/ERR_INTERNET_DISCONNECTED/] });

    test('Error placing order. Please try again., and the same form orders when it can', {
      tag: '@phone',
    }, async ({ page, context }) => {
      await fillCheckout(page);
      await context.setOffline(true);
      await place(page).click();
      await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
      await context.setOffline(false);
      await place(page).click();
      await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
    });
  });
});

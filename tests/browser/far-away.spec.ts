import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { releaseUnconfirmed } from '../../shop/orders/management/release-unconfirmed.ts';
import { newcomer, openAccount } from './support/account.ts';
import { firstProduct } from './support/first-product.ts';
import { fillCheckout } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

/** Puts a product of little value, of which there is enough, into the cart of this browser. */
async function fillCart(page: Page, database: Database, quantity = 1) {
  const product = await firstProduct(database, (products) =>
    products
      .where('quantity', '>', 20)
      .where('discount_basis_points', '=', 0)
      .orderBy('price_paisa')
      .orderBy('id'),
  );
  await database.updateTable('stock').set({ quantity: 400 }).where('product_id', '=', product.id).execute();
  const { id: _id, name, price_paisa } = product;
  const item = { _id, name, title: name, price: price_paisa / 100, discount: 0, photos: [] };
  const line = { ...item, shipping: 'paid', quantity, stockOnHand: 400 };
  await page.addInitScript(
    (cart) => {
      if (localStorage.getItem('cart') === null) localStorage.setItem('cart', cart);
    },
    JSON.stringify([line]),
  );
  return product;
}

test('@phone a registered address of a city in no list fills in whole, and its parcel is followed', async ({
  page,
  database,
}) => {
  const shopper = newcomer();
  await openAccount(page, shopper, { province: 'Khyber Pakhtunkhwa', city: 'Wah Cantt' });
  await page.addInitScript((name) => localStorage.setItem('userNameP', name), shopper.name);
  await fillCart(page, database);
  await page.goto('/CheckOut');
  await expect(page.getByLabel('Province')).toHaveValue('KPK');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Other city');
  const named = page.getByLabel('Name of your city');
  await expect(named).toHaveValue('Wah Cantt');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Rs. 300');

  await named.fill('');
  await page.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(named).toBeFocused();
  await expect(named).toHaveAccessibleDescription(/This field is required\./);
  await named.fill('Wah Cantt');
  await page.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
  const stored = await database
    .selectFrom('orders')
    .select(['id', 'number', 'city', 'shipping_paisa'])
    .where('email', '=', shopper.email)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ city: 'Wah Cantt', shipping_paisa: 30_000 });

  const parcel = { courier: 'TCS', tracking_number: 'KHI-7712' };
  await database.updateTable('orders').set(parcel).where('id', '=', stored.id).execute();
  await page.goto('/profile');
  const order = page.getByRole('article', { name: `Order ${stored.number}` });
  await expect(order).toContainText('TCS KHI-7712');
  await expect(order).toContainText('Wah Cantt');
  await expect(
    order.getByRole('link', { name: `Follow the parcel of order ${stored.number}` }),
  ).toHaveAttribute('href', 'https://www.tcsexpress.com/track/KHI-7712');

  await database
    .updateTable('orders')
    .set({ courier: null, tracking_number: null, stock_held_since: sql`now() - interval '99 hours'` })
    .where('id', '=', stored.id)
    .execute();
  await releaseUnconfirmed(database, 98);
  await page.reload();
  await expect(order).toContainText(
    'We cancelled this order because it was not confirmed on the phone in time.',
  );
});

test.describe('an order larger than the shop takes from strangers', () => {
  // The browser itself logs an answer of 409 to the console.
  test.use({ expectedOutput: [/status of 409/] });

  test('@desktop is refused in words, and the same form orders less', async ({ page, database }) => {
    const { name } = await fillCart(page, database, 51);
    await page.goto('/CheckOut');
    await fillCheckout(page);
    await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(
      `An order without an account can have at most 50 of one product (${name}). Please order fewer, log in if you have ordered with your account before, or call us at 0300-1234567.`,
    );
    await page.getByRole('button', { name: 'Decrease quantity' }).first().click();
    await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
  });
});

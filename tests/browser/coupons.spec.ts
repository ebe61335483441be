import type { Page } from '@playwright/test';
import type { Database } from '../../database/connect.ts';
import { expectedLinePriceOf, rupees } from '../support/expected-price.ts';
import { expectAccessible } from './support/axe.ts';
import { firstProduct } from './support/first-product.ts';
import { fillCheckout } from './support/shopping.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// A refused coupon is a response that the browser writes down.
test.use({ expectedOutput: [/409 \(Conflict\)/] });

/** Puts one cheap product into the cart and opens the checkout. @returns its price in rupees */
async function fillCart(page: Page, database: Database): Promise<number> {
  const product = await firstProduct(database, (products) =>
    products
      .where('price_paisa', '>', 50_000)
      .where('price_paisa', '<', 150_000)
      .where('stock.quantity', '>', 20)
      .orderBy('products.id'),
  );
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await page.goto('/CheckOut');
  return expectedLinePriceOf(product);
}

test('a manager makes a coupon, a shopper uses it by keyboard, and the order has it everywhere', async ({
  page,
  database,
  openScreen,
}) => {
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/coupons');
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('eid 100');
  await expect(dialog.getByLabel('Gives')).toHaveValue('percent');
  await dialog.getByLabel('Gives').selectOption('amount');
  await dialog.getByLabel('Rupees').fill('100');
  await dialog.getByLabel('First day').fill('2026-08-02');
  await dialog.getByLabel('Last day').fill('2026-08-01');
  await dialog.getByRole('button', { name: 'Save the coupon' }).click();
  await expect(dialog.getByText('The last day has to be the first one or later.')).toBeVisible();
  await dialog.getByLabel('First day').fill('');
  await dialog.getByLabel('Last day').fill('');
  await dialog.getByRole('button', { name: 'Save the coupon' }).click();
  await expect(page.getByText('The coupon EID100 is saved.').first()).toBeVisible();
  await expectAccessible(page);

  const shopper = await openScreen();
  const price = await fillCart(shopper, database);
  const summary = shopper.getByRole('region', { name: 'Order summary' });
  await summary.getByRole('button', { name: 'Have a coupon?' }).press('Enter');
  const box = summary.getByLabel('Coupon', { exact: true });
  await expect(box).toBeFocused();
  await box.fill('nothing');
  await box.press('Enter');
  await expect(summary.getByText('We do not know this coupon.')).toBeVisible();
  await expectAccessible(shopper);
  await box.fill(' Eid100 ');
  await box.press('Enter');
  await expect(summary).toContainText('Coupon EID100-Rs. 100');
  await expectAccessible(shopper);

  // It stays with the cart.
  await shopper.reload();
  await expect(summary).toContainText('Coupon EID100-Rs. 100');
  await fillCheckout(shopper);
  await expect(summary).toContainText(`Total${rupees(price - 100 + 150)}`);
  await shopper.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(shopper.getByText('Order placed successfully!').first()).toBeVisible();
  await expect(shopper).toHaveURL(/\/$/);
  await shopper.getByRole('alert').getByRole('link', { name: 'See your order' }).click();
  await expect(shopper.getByText('Coupon EID100')).toBeVisible();
  await expect(shopper.getByText('-Rs. 100')).toBeVisible();
  expect(await shopper.evaluate(() => localStorage.getItem('coupon'))).toBe('null');

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'EID100' })).toContainText('Rs. 100 off, of');
  await page.getByRole('row').filter({ hasText: 'EID100' }).getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
  await page
    .getByRole('link', { name: /^\d{4}$/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Coupon EID100/ })).toContainText('-Rs. 100');
});

test('a coupon that is gone when the order is placed is told, and the order goes without', async ({
  page,
  database,
}) => {
  await database
    .insertInto('coupons')
    .values({ id: crypto.randomUUID(), code: 'LASTONE', kind: 'percent', value: 50, most_uses: 1 })
    .execute();
  const price = await fillCart(page, database);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByRole('button', { name: 'Have a coupon?' }).click();
  await summary.getByLabel('Coupon', { exact: true }).fill('lastone');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('Coupon LASTONE-Rs.');
  await fillCheckout(page);
  await database.updateTable('coupons').set({ uses: 1 }).where('code', '=', 'LASTONE').execute();
  await page.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(
    page.getByText('LASTONE has been used up. Your order is not placed: you can order without it.').first(),
  ).toBeVisible();
  await expect(summary).not.toContainText('Coupon LASTONE');
  await expect(summary).toContainText(`Total${rupees(price + 150)}`);
  await page.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
});

test('a coupon counts again when the cart does, and goes when it is removed', async ({ page, database }) => {
  const price = await fillCart(page, database);
  await database
    .insertInto('coupons')
    .values({
      ...{ id: crypto.randomUUID(), code: 'TWOFORIT', kind: 'free-delivery' as const, value: 0 },
      least_subtotal: 2 * price,
    })
    .execute();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await fillCheckout(page);
  await summary.getByRole('button', { name: 'Have a coupon?' }).click();
  await summary.getByLabel('Coupon', { exact: true }).fill('twoforit');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText(`Add ${rupees(price)} more to use`);
  const lines = summary.getByText('1 item');
  if (await lines.isVisible()) await lines.click();
  await summary.getByRole('button', { name: /^Increase/ }).click();
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('Coupon TWOFORITFree delivery');
  await expect(summary).toContainText('ShippingFREE');
  await summary.getByRole('button', { name: /^Decrease/ }).click();
  await expect(summary).toContainText(`to use TWOFORIT (orders from ${rupees(2 * price)})`);
  await expect(summary).toContainText('ShippingRs. 150');
  await summary.getByRole('button', { name: 'Remove the coupon TWOFORIT' }).click();
  await expect(summary.getByLabel('Coupon', { exact: true })).toBeVisible();
  await page.reload();
  await expect(summary.getByRole('button', { name: 'Have a coupon?' })).toBeVisible();
});

test('staff take an order with a coupon on the phone', { tag: '@desktop' }, async ({ page, database }) => {
  await database
    .insertInto('coupons')
    .values({
      ...{ id: crypto.randomUUID(), code: 'CALLED', kind: 'amount' as const, value: 100 },
      least_subtotal: 1,
    })
    .execute();
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto('/dashboard/take-order');
  await page.getByRole('combobox', { name: 'Add a product' }).fill('kettle');
  await page.getByRole('listbox').getByRole('option').first().click();
  const amounts = page.getByLabel('Amounts');
  await page.getByLabel('Coupon').fill('call');
  await expect(page.getByText('We do not know this coupon.')).toBeVisible();
  await page.getByLabel('Coupon').fill('called');
  await expect(amounts).toContainText('Coupon CALLED-Rs. 100');
  await expectAccessible(page);
});

import type { APIRequestContext, Page } from '@playwright/test';
import { expectedLinePrice } from '../support/expected-price.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Places an order of two parats as the checkout does. @returns the path of its page */
async function placeOrder(request: APIRequestContext): Promise<string> {
  const products = await request.get('/api/v1/products/searchByName?query=Steel%20Parat');
  const [product] = await products.json();
  const subtotal = expectedLinePrice(product) * 2;
  const shippingCost = subtotal >= 5000 ? 0 : 250;
  const response = await request.post('/api/v1/checkout/create-order', {
    data: {
      customer: {
        name: 'Zainab Raza',
        email: 'zainab@example.com',
        mobile: '0345-1122334',
        province: 'Punjab',
        city: 'Rawalpindi',
        address: 'House 77, Lane 3, Satellite Town',
        instructions: '',
        paymentMethod: 'cash',
      },
      items: [{ ...product, quantity: 2 }],
      shippingCost,
      totalAmount: subtotal + shippingCost,
      paymentMethod: 'cash',
    },
  });
  const { order, ...rest } = await response.json();
  expect(order, JSON.stringify(rest)).toBeDefined();
  return order.page;
}

/** Goes on by keyboard to a control, and presses it. */
async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('a customer confirms by the mail’s link, changes a quantity with the difference shown first, and cancels, by keyboard', async ({
  page,
  request,
}) => {
  await page.goto(`${await placeOrder(request)}?by=mail`);
  await press(page, 'button', 'Confirm my order');
  await expect(page.getByRole('status').getByText('your order is confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is confirmed' })).toBeVisible();

  await press(page, 'link', 'Change my order');
  await press(page, 'button', 'Decrease quantity');
  await press(page, 'button', 'See what changes');
  await expect(page.getByRole('heading', { name: 'This is what changes' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your order is changed.')).toBeVisible();
  await expect(page.getByRole('main').getByText('× 1')).toBeVisible();

  await page.getByText('Cancel my order', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await press(page, 'button', 'Yes, cancel my order');
  await expect(page.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeVisible();
  await expect(page.getByText('Change my order')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is confirmed and cancelled by plain forms @phone', async ({ page, request }) => {
    await page.goto(await placeOrder(request));
    await page.getByRole('button', { name: 'Confirm my order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order is confirmed' })).toBeVisible();
    await page.getByText('Cancel my order', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel my order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeVisible();
  });
});

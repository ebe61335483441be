import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { addFirstToCart, fillCheckout, orderParats, type PlacedOrder } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

const shownOrder = (page: Page, { number }: PlacedOrder) =>
  expect(page.getByText(`Order ${number} ·`, { exact: false }).first()).toBeVisible();

test('a shopper finds the order again from the toast, from the mail and from this browser', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products/category/Kitchen');
  await addFirstToCart(page);
  await page.goto('/CheckOut');
  await fillCheckout(page);
  await page.getByRole('button', { name: /PLACE ORDER/ }).click();

  await test.step('from the toast', async () => {
    await expect(page).toHaveURL(/\/$/);
    // The checkout has such a link too, and is seen until the home page is there.
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We have your order' })).toBeVisible();
    await expect(page.getByText('We call you to confirm it')).toBeVisible();
  });
  await test.step('from the home page', async () => {
    const number = /Order (\d+)/.exec(await page.title())?.[1];
    await page.goto('/');
    await page.getByRole('link', { name: `Follow your order ${number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We have your order' })).toBeVisible();
  });
  await test.step('from this browser', async () => {
    const number = /Order (\d+)/.exec(await page.title())?.[1];
    await page.goto('/track');
    await page.getByRole('link', { name: `Order ${number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We have your order' })).toBeVisible();
    await page.goto('/track');
    await page.getByRole('button', { name: 'Forget them on this device' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
    await expect(page.getByText('Ordered in this browser')).toBeHidden();
  });
});

test('what was in a cancelled order is ordered again from its page', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const order = await orderParats(request);
  await page.goto(order.page);
  const cancel = page.locator('summary', { hasText: 'Cancel my order' });
  const before = await cancel.boundingBox();
  await cancel.click();
  expect(await cancel.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Keep my order' }).click();
  await expect(page.getByRole('button', { name: 'Yes, cancel my order' })).toBeHidden();
  await cancel.click();
  await page.getByRole('button', { name: 'Yes, cancel my order' }).click();
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden();
  await page.getByRole('button', { name: 'Order these again' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('listitem').filter({ hasText: 'Steel Parat' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('cart'));
  expect(JSON.parse(stored ?? '[]')).toMatchObject([{ quantity: 2 }]);
  await expectAccessible(page);
});

test.describe('on /track', () => {
  // The browser itself logs an answer of 404 to the console.
  test.use({ expectedOutput: [/status of 404/] });

  test('an order is found by its number and mobile number, and a wrong pair is told so', async ({
    page,
    request,
  }) => {
    const order = await orderParats(request);
    await page.goto('/track');
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Order number' }).fill(String(order.number));
    await page.getByRole('textbox', { name: 'Mobile' }).fill('0345-1122335');
    await page.getByRole('button', { name: 'SHOW MY ORDER' }).click();
    await expect(page.getByText('We found no order with this number').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Mobile' }).fill('0345-1122334');
    await page.keyboard.press('Enter');
    await shownOrder(page, order);
    await expect(page).toHaveURL(order.page);
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order’s page reads without scripts, is stored nowhere and found by no search engine @phone', async ({
    page,
    request,
  }) => {
    const order = await orderParats(request);
    const response = await page.goto(order.page);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    await shownOrder(page, order);
    for (const text of ['Steel Parat', 'Zainab R.', '0345 ••• •334', 'Cash on Delivery', 'Order placed']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
    const html = await page.content();
    for (const personal of ['zainab@example.com', '1122334', 'Lane 3']) expect(html).not.toContain(personal);
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden();
    const data = await request.get(`${order.page}.data`);
    expect(data.headers()['cache-control']).toBe('private, no-store');
  });
});

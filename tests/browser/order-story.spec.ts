import type { Page } from '@playwright/test';
import { mailedLink } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { addFirstToCart, fillCheckout, orderParats } from './support/shopping.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Goes on by keyboard to a control, and presses it. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

/** Of everybody who orders here an address of her own, so that her mails are found. */
const newEmail = () => `zainab-${crypto.randomUUID().slice(0, 8)}@example.com`;

// What changes and what is confirmed, screens.spec.ts holds to WCAG; here it is what comes about by paying.
test('a guest on a phone pays by card the second time, changes the order and cancels it, by keyboard; her next one she confirms by the mail’s link', {
  tag: '@phone',
}, async ({ page, context, request, shop, database }) => {
  const email = newEmail();
  await test.step('orders by card', async () => {
    await page.goto('/products/category/Kitchen');
    await addFirstToCart(page);
    await page.goto('/CheckOut');
    await fillCheckout(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('radio', { name: 'Cash on Delivery' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Demo payment: no money moves')).toBeVisible();
    await press(page, 'button', /PLACE ORDER/);
  });
  await test.step('is led to the page of the order, which says that it is to be paid', async () => {
    const payment = page.getByRole('region', { name: /to pay$/ });
    await expect(payment).toContainText('Please pay by');
    await expect(page).toHaveURL(/\/order\//);
    await expectAccessible(page);
  });
  const orderPage = new URL(page.url()).pathname;
  await test.step('lets the payment fail', async () => {
    await press(page, 'button', 'Pay now by card');
    await expect(page.getByText('Demo payment: no money moves')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'button', 'Let it fail');
    await expect(heading(page, 'The payment did not go through')).toBeVisible();
    await expectAccessible(page);
  });
  const otherTab = await context.newPage();
  await otherTab.goto(orderPage);
  await test.step('tries again with JazzCash, and reads what is paid', async () => {
    await press(page, 'button', 'Try again with JazzCash');
    await press(page, 'button', /^Pretend to pay/);
    await expect(heading(page, 'Your order is paid')).toBeVisible();
    await expect(heading(page, 'Paid')).toBeVisible();
    await expect(page.getByText('Paid already')).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay now|Try again/ })).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('reads so in the other tab as well, once she is back there', async () => {
    await expect(heading(otherTab, 'The payment did not go through')).toBeVisible();
    await otherTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(heading(otherTab, 'Your order is paid')).toBeVisible();
    await otherTab.close();
  });
  await test.step('comes back by the mail, and takes one more: the difference is shown first, and is to be paid', async () => {
    await page.goto(await mailedLink(shop.log, email, orderPage));
    await press(page, 'link', 'Change my order');
    await press(page, 'button', 'Increase quantity');
    await press(page, 'button', 'See what changes');
    await expect(page.getByRole('heading', { name: 'This is what changes' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your order is changed.')).toBeVisible();
    await expect(page.getByRole('main').getByText('× 2')).toBeVisible();
    await expect(heading(page, /to pay$/)).toBeVisible();
  });
  await test.step('cancels, and reads that the money goes back', async () => {
    await page.getByText('Cancel my order', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Yes, cancel my order');
    await expect(heading(page, 'This order is cancelled')).toBeVisible();
    await expect(heading(page, /goes back to you$/)).toBeVisible();
    await expect(page.getByText('Change my order')).toBeHidden();
    await expectAccessible(page);
  });
  await test.step('orders again, in cash, and confirms by the mail’s link', async () => {
    const order = await orderParats(request, { email });
    await page.goto(await mailedLink(shop.log, email, order.page));
    await press(page, 'button', 'Confirm my order');
    await expect(page.getByRole('status').getByText('your order is confirmed')).toBeVisible();
    await expect(heading(page, 'Your order is confirmed')).toBeVisible();
  });
  await test.step('and staff find what she paid under “To refund”', async () => {
    const number = /^\/order\/(\d+)/.exec(orderPage)?.[1] ?? '';
    await openAsAdmin(page, database, 'Shop Manager');
    await page.goto(`/dashboard/view-orders?stage=to-refund&search=${number}`);
    await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is paid the second time, cancelled and confirmed by plain forms @phone', async ({
    page,
    request,
    shop,
  }) => {
    const email = newEmail();
    const { page: paidPage } = await orderParats(request, { email, paymentMethod: 'card' });
    await page.goto(paidPage);
    await page.getByRole('button', { name: 'Pay now by card' }).click();
    await page.getByRole('button', { name: 'Let it fail' }).click();
    await expect(heading(page, 'The payment did not go through')).toBeVisible();
    await page.getByRole('button', { name: 'Try again with JazzCash' }).click();
    await page.getByRole('button', { name: 'Go on to JazzCash' }).click();
    await page.getByRole('button', { name: /^Pretend to pay/ }).click();
    await page.getByRole('button', { name: 'Go back to the shop' }).click();
    await expect(heading(page, 'Your order is paid')).toBeVisible();
    await page.getByText('Cancel my order', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel my order' }).click();
    await expect(heading(page, 'This order is cancelled')).toBeVisible();
    await expect(heading(page, /goes back to you$/)).toBeVisible();

    const order = await orderParats(request, { email });
    await page.goto(await mailedLink(shop.log, email, order.page));
    await page.getByRole('button', { name: 'Confirm my order' }).click();
    await expect(heading(page, 'Your order is confirmed')).toBeVisible();
  });
});

import { expectAccessible } from './support/axe.ts';
import { fillCheckout } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

test('a guest pays by card in the demo: it fails once, and goes through the second time', async ({
  page,
}) => {
  await page.goto('/products/category/Kitchen');
  await page
    .getByRole('button', { name: /^ADD TO CART/ })
    .first()
    .click();
  await page.goto('/CheckOut');
  await fillCheckout(page);
  await page.getByText('Debit / Credit Card').click();
  await expect(page.getByText('Demo payment: no money moves')).toBeVisible();
  await page.getByRole('button', { name: /PLACE ORDER/ }).click();

  const payment = page.getByRole('region', { name: /to pay$/ });
  await test.step('is led to the page of the order, which says that it is to be paid', async () => {
    await expect(payment).toContainText('Please pay by');
    await expect(page).toHaveURL(/\/order\//);
    await expectAccessible(page);
  });
  await test.step('lets the payment fail', async () => {
    await page.getByRole('button', { name: 'Pay now by card' }).click();
    await expect(page.getByText('Demo payment: no money moves')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Let it fail' }).click();
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  });
  await test.step('tries again with JazzCash, and it is paid', async () => {
    await page.getByRole('button', { name: 'Try again with JazzCash' }).click();
    await page.getByRole('button', { name: /^Pretend to pay/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order is paid' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay now|Try again/ })).toHaveCount(0);
  });
});

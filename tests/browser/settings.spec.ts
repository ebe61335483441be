import { expectAccessible } from './support/axe.ts';
import { firstProduct } from './support/first-product.ts';
import { fillCheckout } from './support/shopping.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('the owner changes the shop, a shopper sees it at once, and one button undoes it', {
  tag: '@desktop',
}, async ({ page, database, openScreen }) => {
  const product = await firstProduct(database, (products) =>
    products.where('price_paisa', '<', 200_000).where('stock.quantity', '>', 20).orderBy('products.id'),
  );
  const shopper = await openScreen();
  await shopper.goto(`/product/${product.id}`);
  await shopper.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(shopper.getByText('Item added to cart')).toBeVisible();
  await shopper.goto('/CheckOut');
  await fillCheckout(shopper);
  const summary = shopper.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('Rs. 150');

  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/settings');
  const details = page.getByRole('region', { name: 'Store details' });
  await details.getByLabel('Name', { exact: true }).fill('Ghar');
  await details.getByLabel('Phone').fill('0311-7654321');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.').first()).toBeVisible();
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await delivery.getByLabel('Cost for Karachi').fill('1o0');
  await delivery.getByRole('button', { name: 'Save' }).click();
  await expect(delivery.getByText('Line 1:')).toBeVisible();
  await delivery.getByLabel('Cost for Karachi').fill('180');
  await delivery.getByLabel('Free from, Rs.').fill('7500');
  await expect(delivery.getByText('FREE delivery on orders above Rs. 7,500')).toBeVisible();
  await delivery.getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Delivery to Karachi: Rs. 150 → Rs. 180');
  await expectAccessible(page);

  // The checkout that was open hears of it with the next try, which has the new amounts.
  await shopper.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(shopper.getByText('Prices have changed').first()).toBeVisible();
  await expect(summary).toContainText('Rs. 180');
  await shopper.goto('/');
  await expect(shopper.getByText('FREE delivery on orders above Rs. 7,500').first()).toBeVisible();
  await expect(shopper).toHaveTitle(/^Ghar/);
  await shopper.goto(`/product/${product.id}`);
  await expect(shopper.getByText('Rs. 180 to Karachi, free from Rs. 7,500')).toBeVisible();
  await expect(shopper.getByText('0311-7654321').first()).toBeAttached();

  // Both changes, by one button.
  await history.getByRole('button', { name: 'Back to before version 1' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(history).toContainText('Version 3');
  await expect(details.getByLabel('Phone')).toHaveValue('0300-1234567');
  await shopper.reload();
  await expect(shopper.getByText('Rs. 150 to Karachi, free from Rs. 5,000')).toBeVisible();
});

test('visits are counted only of those who allow it, of no secret address, and no more once they say no', {
  tag: '@desktop',
}, async ({ page, database, shop, openScreen }) => {
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/settings');
  const google = page.getByRole('region', { name: 'Google' });
  await google.getByLabel('Measurement ID').fill('UA-1');
  await google.getByRole('button', { name: 'Save' }).click();
  await expect(google.getByText('Please enter a measurement ID of Google Analytics')).toBeVisible();
  await google.getByLabel('Measurement ID').fill('g-ab12cd34ef');
  await google.getByLabel('File of Search Console').fill('https://example.com/google0123456789abcdef.html');
  await google.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.').first()).toBeVisible();
  const proof = await page.request.get('/google0123456789abcdef.html');
  expect(await proof.text()).toBe('google-site-verification: google0123456789abcdef.html');
  expect((await page.request.get('/google0000000000000000.html')).status()).toBe(404);

  const shopper = await openScreen();
  const loaded: string[] = [];
  await shopper.route('https://www.googletagmanager.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagIsThere = true;' });
  });
  const told = () =>
    shopper.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((one) => Array.from(Object(one)))));
  await shopper.goto('/about');
  const question = shopper.getByRole('region', { name: 'Counting visits' });
  await expect(question).toBeVisible();
  await expectAccessible(shopper);
  expect(loaded).toEqual([]);
  await question.getByRole('button', { name: 'Yes, count them' }).click();
  await expect(shopper.getByText('Your visits are counted')).toBeVisible();
  await shopper.waitForFunction('window.tagIsThere');
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  await shopper.getByRole('link', { name: 'Track' }).first().click();
  await shopper.waitForURL('/track');
  await expect.poll(told).toContain(`${shop.url}/track`);
  await shopper.goto('/order/1001-6f6dc7ba');
  await expect.poll(told).toContain(`${shop.url}/order`);
  expect(await told()).not.toContain('6f6dc7ba');

  await shopper.getByRole('button', { name: 'Do not count them' }).click();
  const before = await told();
  await shopper.getByRole('link', { name: 'About' }).first().click();
  await shopper.waitForURL('/about');
  await expect(shopper.getByText('Your visits are not counted.')).toBeVisible();
  expect(await told()).toBe(before);
  await shopper.reload();
  await expect(shopper.getByText('Your visits are not counted.')).toBeVisible();
  expect(loaded).toHaveLength(2);

  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(google.getByLabel('Measurement ID')).toHaveValue('');
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shopper.getByText('Your visits are not counted.')).toHaveCount(0);
});

import { randomUUID } from 'node:crypto';
import { picture } from '../support/product-form.ts';
import { fillCheckout } from './support/shopping.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// A browser offers some things on https and on this machine alone. Many try a shop out in their own network, without them.
test.describe('a shop that is opened by its address in a local network, on plain http', {
  tag: '@desktop',
}, () => {
  test.use({
    baseURL: ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'shop.test')),
    // Chromium says so of every page on plain http.
    expectedOutput: [/Cross-Origin-Opener-Policy header has been ignored|origin-keyed agent cluster/],
  });

  test('takes an order', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await page
      .getByRole('dialog', { name: 'Shopping Cart' })
      .getByRole('link', { name: 'CHECKOUT', exact: true })
      .click();
    await fillCheckout(page);
    await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
  });

  test('takes a product with its pictures', async ({ page, database }) => {
    const name = `Brass Bowl ${randomUUID().slice(0, 8)}`;
    await openAsAdmin(page, database, 'Shop Manager');
    await page.goto('/dashboard/create-product');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Category', { exact: true }).selectOption('Lighting');
    await page.getByLabel('Subcategory').selectOption({ index: 1 });
    await page.getByLabel('Description').fill('It shines.');
    await page.getByLabel('Price (Rs.)').fill('1999');
    await page.getByLabel('Quantity in stock').fill('4');
    await page.getByLabel('Shipping').selectOption('paid');
    for (const file of ['front.jpg', 'side.jpg']) {
      await page
        .getByLabel('Add pictures')
        .setInputFiles({ name: file, mimeType: 'image/jpeg', buffer: Buffer.from(await picture(400, 300)) });
    }
    await page.getByRole('button', { name: /^Move side.jpg/ }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByText('Product created successfully!').first()).toBeVisible();
  });
});

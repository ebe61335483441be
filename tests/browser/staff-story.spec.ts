import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { picture } from '../support/product-form.ts';
import { appointSuperAdmin, STAFF_PASSWORD } from '../support/staff.ts';
import { sendLogin } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { fillCheckout } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs a refused call to the console.
test.use({ expectedOutput: [/status of 401/], actionTimeout: 20_000 });
// Three people at three screens, from the hiring to the dismissal.
test.setTimeout(240_000);

const upload = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await picture(width, height)),
});

const expectGenerated = (image: Locator) =>
  expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

test('an admin is hired, fills a shelf, sells from it, delivers, and is dismissed @desktop', async ({
  page: owner,
  openScreen,
  database,
}) => {
  const mark = randomUUID().slice(0, 8);
  const email = `bilal-${mark}@example.com`;
  const category = `Lanterns ${mark}`;
  const product = `Copper Lantern ${mark}`;
  const { email: ownersEmail } = await appointSuperAdmin({ database });
  await owner.goto('/super-admin-login');
  const admin = await openScreen();
  const shopper = await openScreen();
  const menu = admin.getByRole('navigation', { name: 'Dashboard' });

  await test.step('the super admin hires an editor', async () => {
    await sendLogin(owner, ownersEmail, STAFF_PASSWORD);
    await owner.getByRole('link', { name: 'Add new admin' }).first().click();
    await owner.getByLabel('Username').fill('Bilal');
    await owner.getByLabel('Role').selectOption('Shop Editor');
    await owner.getByLabel('Email').fill(email);
    await owner.getByLabel('Mobile').fill('0301 2345678');
    await owner.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await owner.getByLabel('Confirm password').fill(STAFF_PASSWORD);
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'ADD ADMIN' }).click();
    await expect(owner.getByText('Admin user added successfully')).toBeVisible();
  });

  await test.step('the editor signs in and adds a category', async () => {
    await admin.goto('/admin-login');
    await sendLogin(admin, email, STAFF_PASSWORD);
    await expect(admin).toHaveURL('/dashboard/admin');
    await menu.getByRole('link', { name: 'Categories', exact: true }).click();
    await admin.getByLabel('New category').fill(category);
    await admin.getByLabel('New category').press('Enter');
    await expect(admin.getByText('Category created successfully!').first()).toBeVisible();
  });

  // What was cached of the empty category may not be shown again later.
  await test.step('a shopper finds the category empty', async () => {
    await shopper.goto(`/products/category/${encodeURIComponent(category)}`);
    await expect(shopper.getByText('No products available in this category')).toBeVisible();
  });

  await test.step('the editor adds a product with two pictures', async () => {
    await menu.getByRole('link', { name: 'New product' }).click();
    await admin
      .getByLabel('Add pictures')
      .setInputFiles([await upload('front.jpg', 900, 900), await upload('side.jpg', 600, 450)]);
    await admin.getByLabel('Name', { exact: true }).fill(product);
    await admin.getByLabel('Category', { exact: true }).selectOption(category);
    await admin.getByLabel('Description').fill('It shines all night.');
    await admin.getByLabel('Price (Rs.)').fill('1999');
    await admin.getByLabel('Discount (%)').fill('10');
    await admin.getByLabel('Quantity in stock').fill('5');
    await admin.getByLabel('Shipping').selectOption('paid');
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Create product' }).click();
    await expect(admin.getByText('Product created successfully!').first()).toBeVisible();
  });

  await test.step('the shopper sees the product and its pictures', async () => {
    await shopper.reload();
    await expectGenerated(shopper.getByRole('main').getByRole('img', { name: product }).first());
    await expectAccessible(shopper);
    await shopper.getByRole('main').getByRole('link', { name: product }).first().click();
    await expect(shopper.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expectGenerated(shopper.getByRole('img', { name: product, exact: true }).first());
    await shopper.getByRole('button', { name: 'Show picture 2 of 2' }).click();
    await expectGenerated(shopper.locator('img[src*="600x450"]').first());
    await expectAccessible(shopper);
    // What a chat shows beside the link, where nobody reads AVIF.
    const shared = await shopper.locator('meta[property="og:image"]').getAttribute('content');
    const openGraphImage = await shopper.request.get(shared ?? '');
    expect([openGraphImage.status(), openGraphImage.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  const productId = new URL(shopper.url()).pathname.split('/').at(-1) ?? '';
  const inStock = async () =>
    database
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();

  await test.step('the shopper orders it', async () => {
    await shopper.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(shopper.getByText('Item added to cart with quantity: 1')).toBeVisible();
    await shopper.getByRole('link', { name: 'Cart, 1 item' }).click();
    await fillCheckout(shopper);
    await shopper.getByRole('button', { name: /PLACE ORDER/ }).click();
    await expect(shopper.getByText('Order placed successfully!').first()).toBeVisible();
    expect(await inStock()).toEqual({ quantity: 4 });
  });

  const order = await database
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.number', 'orders.payment_method', 'orders.total_paisa'])
    .where('order_lines.product_id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ payment_method: 'cash', total_paisa: (1799 + 150) * 100 });

  await test.step('the editor delivers the order', async () => {
    await menu.getByRole('link', { name: 'Orders', exact: true }).click();
    const status = admin.getByLabel(`Status of order ${order.number}`);
    await expect(status).toHaveValue('Pending');
    await expectAccessible(admin);
    for (const next of ['Processing', 'Delivered']) {
      await status.selectOption(next);
      if (next === 'Processing') await admin.getByRole('button', { name: 'Confirmed by phone' }).click();
      await expect(admin.getByText(`Order ${order.number} is ${next}.`)).toBeVisible();
    }
    expect(await inStock()).toEqual({ quantity: 4 });
    await admin.getByRole('link', { name: String(order.number), exact: true }).click();
    await expect(admin.getByText('Bilal changed the status from Processing to Delivered')).toBeVisible();
    await expectAccessible(admin);
  });

  await test.step('the super admin dismisses the editor', async () => {
    await owner.getByRole('link', { name: 'Admin users' }).click();
    await owner.getByRole('row', { name: email }).getByRole('button', { name: 'Deactivate Bilal' }).click();
    await expect(owner.getByText('Admin user status updated to Pending')).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('the editor is signed out at the next request, and can change nothing', async () => {
    await admin.getByLabel(`Status of order ${order.number}`).selectOption('Cancelled');
    await admin.getByRole('button', { name: 'Cancel the order' }).click();
    const question = admin.getByRole('dialog', { name: 'Please sign in again' });
    await question.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await question.getByRole('button', { name: 'Sign in' }).click();
    await expect(question.getByRole('alert')).toHaveText('Invalid email or password');
    expect(await inStock()).toEqual({ quantity: 4 });
    await expectAccessible(admin);
  });
});

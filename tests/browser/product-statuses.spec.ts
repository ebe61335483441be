import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { picture } from '../support/product-form.ts';
import { expectAccessible } from './support/axe.ts';
import { firstProduct } from './support/first-product.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedOutput: [/status of (404|410)/] });
// Each goes through several screens.
test.setTimeout(120_000);

const LIST = '/dashboard/edit-delete-product';

async function createProduct(
  page: Page,
  name: string,
  status: string,
  more: () => Promise<void> = async () => {},
) {
  await page.goto('/dashboard/create-product');
  const buffer = Buffer.from(await picture(600, 600));
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).selectOption('Lighting');
  await page.getByLabel('Subcategory').selectOption({ index: 1 });
  await page.getByLabel('Description').fill('It shines.');
  await page.getByLabel('Price (Rs.)').fill('1999');
  await page.getByLabel('Quantity in stock').fill('4');
  await page.getByLabel('Shipping').selectOption('paid');
  await page.getByLabel('Status', { exact: true }).last().selectOption(status);
  await more();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Product created successfully!').first()).toBeVisible();
}

/** The pages of shoppers that tell of a product, of those that could. */
async function pagesThatTell(page: Page, name: string, id: string): Promise<string[]> {
  const search = encodeURIComponent(name);
  const pages = [
    '/',
    '/products/category/Lighting',
    '/products/category/Lighting?sort=price',
    `/search?query=${search}`,
    '/Reviews-Page',
    '/sitemap.xml',
    '/feeds/google.xml',
    `/product/${id}`,
  ];
  const telling: string[] = [];
  for (const path of pages) {
    const text = await (await page.request.get(path)).text();
    // What was searched for stands in the box.
    const count = text.split(name).length - 1;
    if (text.includes(`/product/${id}`) || (count > 0 && !path.startsWith('/search'))) telling.push(path);
  }
  return telling;
}

test('a draft is published, hidden and archived: every page follows at once, and the list says so', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const name = `Qalamdaan ${randomUUID().slice(0, 8)}`;
  const brand = `Sonex ${randomUUID().slice(0, 4)}`;
  await openAsAdmin(page, database, 'Shop Manager');
  await createProduct(page, name, 'Draft', async () => {
    await page.getByLabel('Brand').last().fill(brand);
    await page.getByLabel('Also listed in').selectOption('Kitchen');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Weight (g)').fill('450');
    await page.getByLabel('Length (cm)').fill('30.5');
    await expect(page.getByText('Only staff see it.')).toBeVisible();
    await expectAccessible(page);
  });
  await expect(page.getByText('is stored as a draft.')).toBeVisible();
  const { id } = await firstProduct(database, (products) => products.where('name', '=', name));
  expect(await pagesThatTell(page, name, id)).toEqual([]);

  await page.goto(`${LIST}?search=${encodeURIComponent(name)}`);
  // The views leave the search, as those of the orders do.
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'Draft', exact: true })
    .click();
  await expect(page).toHaveURL(/\?status=draft$/);
  await expect(page.getByRole('row', { name }).getByText('Draft', { exact: true })).toBeVisible();
  const give = async (verb: string, said: string) => {
    await page.goto(`${LIST}?search=${encodeURIComponent(name)}`);
    await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: verb, exact: true }).click();
    await expect(page.getByText(`1 product: ${said} now.`)).toBeVisible();
  };
  await give('Publish', 'published');
  expect(await pagesThatTell(page, name, id)).toEqual([
    '/',
    '/products/category/Lighting',
    '/products/category/Lighting?sort=price',
    `/search?query=${encodeURIComponent(name)}`,
    '/sitemap.xml',
    '/feeds/google.xml',
    `/product/${id}`,
  ]);
  await page.goto(`/product/${id}`);
  await expect(page.getByText(brand, { exact: true })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"brand":{"@type":"Brand","name":"${brand}"}`);
  await page.goto('/products/category/Kitchen');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();

  await give('Hide', 'hidden');
  expect(await pagesThatTell(page, name, id)).toEqual([`/product/${id}`]);
  await page.goto(`/product/${id}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
  await expect(page.getByText('Item added to cart with quantity: 1').first()).toBeVisible();

  await give('Archive', 'archived');
  const archived = await page.goto(`/product/${id}`);
  expect(archived?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('No longer sold').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'No longer sold' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Related Products' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
});

test('what is archived: its page says that it is no longer sold, and the undo brings it back', {
  tag: '@phone',
}, async ({ page, database }) => {
  const { id, name } = await firstProduct(database, (products) => products.where('in_stock', '=', true));
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`${LIST}?search=${encodeURIComponent(name)}`);
  await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 product: archived now.')).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(`/product/${id}`)).status()).toBe(410);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('It is as it was.').first()).toBeVisible();
  expect((await page.request.get(`/product/${id}`)).status()).toBe(200);
});

test('products are deleted together, and come back from the notice and from the list of what was deleted', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const word = randomUUID().slice(0, 8);
  await openAsAdmin(page, database, 'Shop Editor');
  await createProduct(page, `Diya ${word}`, 'Published');
  await page.getByRole('link', { name: 'Edit it' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit Diya ${word} (copy)` })).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('draft');
  await expect(page.getByLabel('Quantity in stock')).toHaveValue('0');

  const list = `${LIST}?search=${word}`;
  await page.goto(list);
  await page.getByLabel(`Select Diya ${word}`, { exact: true }).check();
  await page.getByLabel(`Select Diya ${word} (copy)`).check();
  await page.getByRole('button', { name: 'Delete …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 products?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete 2 products' }).click();
  await expect(page.getByText('2 products deleted.')).toBeVisible();
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 products are back.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Diya ${word}`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Delete Diya ${word} (copy)` }).click();
  const one = page.getByRole('dialog', { name: `Delete Diya ${word} (copy)?` });
  await one.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: `Diya ${word} (copy)` })).toBeHidden();
  await page.goto('/dashboard/deleted-products');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Undo the deletion of Diya ${word} (copy)` }).click();
  await expect(page.getByText('It is back.').first()).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole('link', { name: `Diya ${word} (copy)` })).toBeVisible();
});

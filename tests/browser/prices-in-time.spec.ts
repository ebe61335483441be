import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { firstProduct } from './support/first-product.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Puts a product of Rs. 1,000 on the shelf that no other test knows. */
async function stockOwn(database: Database): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `Copper pan ${id.slice(0, 8)}`;
  const { id: category_id } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Popular Categories')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('products')
    .values({
      ...{ id, category_id, subcategory_id: null, name, title: name, description: 'For the tests.' },
      ...{ price_paisa: 100_000, shipping: 'paid', photos: [], created_at: new Date(Date.UTC(2020, 0, 1)) },
    })
    .execute();
  await database.insertInto('stock').values({ product_id: id, quantity: 5 }).execute();
  return { id, name };
}

const gone = async (database: Database, id: string) => {
  await database.deleteFrom('stock').where('product_id', '=', id).execute();
  await database.deleteFrom('products').where('id', '=', id).execute();
};

test('a manager starts a sale, is told what it overlaps, and ends it', async ({ page, database }) => {
  const pan = await stockOwn(database);
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/discounts');
  const sale = `Sale of ${pan.name}`;
  const write = async (name: string, percent: string) => {
    await page.getByRole('button', { name: 'New discount' }).click();
    const dialog = page.getByRole('dialog', { name: 'New discount' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Percent off').fill(percent);
    await dialog.getByLabel('For', { exact: true }).selectOption('Some products');
    await dialog.getByLabel('Add a product').fill(pan.name);
    await dialog
      .getByRole('list', { name: 'Found products' })
      .getByRole('button', { name: pan.name })
      .click();
    return dialog;
  };
  const first = await write(sale, '20');
  await expect(first.getByRole('status')).toContainText('It is for 1 product.');
  // Typed in one go: a year has four digits, and the time comes behind it.
  await first.getByLabel('To').focus();
  await page.keyboard.type('120120981200AM');
  await expect(first.getByLabel('To')).toHaveValue('2098-12-01T00:00');
  await first.getByRole('button', { name: 'Save the discount' }).click();
  const row = page.getByRole('row').filter({ hasText: sale });
  await expect(row).toContainText('Running');
  await expect(row).toContainText(pan.name);

  const second = await write(`Greater ${pan.name}`, '0');
  await second.getByRole('button', { name: 'Save the discount' }).click();
  await expect(second).toContainText('A discount is more than 0 percent.');
  await second.getByLabel('Percent off').fill('30');
  await expect(second.getByRole('status')).toContainText(`“${sale}”, 20 % from`);
  await expect(second.getByRole('status')).toContainText('until 30 November 2098');
  await second.getByRole('button', { name: 'Not now' }).click();

  await page.goto(`/product/${pan.id}`);
  await expect(page.getByText('Rs. 800').first()).toBeVisible();

  await page.goto('/dashboard/discounts');
  await page.getByRole('button', { name: `End “${sale}” now` }).click();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(row).toContainText('Over');
  await page.goto(`/product/${pan.id}`);
  await expect(page.getByText('Rs. 1,000').first()).toBeVisible();
  await page.goto('/dashboard/discounts');
  await page.getByRole('button', { name: `Delete “${sale}”` }).click();
  await page.getByRole('button', { name: 'Delete the discount' }).click();
  await expect(row).toHaveCount(0);
  await gone(database, pan.id);
});

test('a shopper reads until when a discount holds', async ({ page, database }) => {
  const pan = await stockOwn(database);
  const sale = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('price_discounts')
      .values({
        ...{
          id: sale,
          name: 'Sale',
          discount_basis_points: 2500,
          applies_to: 'products',
          created_by: 'Sana',
        },
        ...{ starts_at: new Date(0), ends_at: new Date('2098-11-30T19:00:00Z') },
      })
      .execute();
    await transaction
      .insertInto('price_discount_targets')
      .values({ discount_id: sale, category_id: null, subcategory_id: null, product_id: pan.id })
      .execute();
  });
  // The shop itself notices, within a second.
  await expect(async () => {
    await page.goto(`/product/${pan.id}`);
    await expect(page.getByText('Price until 30 November 2098')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Rs. 750').first()).toBeVisible();
  await expect(page.getByText('-25%').first()).toBeVisible();
  await database.deleteFrom('price_discounts').where('id', '=', sale).execute();
  await gone(database, pan.id);
});

test('a manager raises prices after looking at each, and takes it back', async ({ page, database }) => {
  const pan = await stockOwn(database);
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto(`/dashboard/edit-delete-product?search=${encodeURIComponent(pan.name)}`);
  await page.getByRole('checkbox', { name: pan.name }).check();
  await page.getByRole('link', { name: 'Change prices …' }).click();
  await expect(page.getByRole('list', { name: 'Chosen products' })).toContainText(pan.name);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Please enter the change in percent, for example 5 or -10.')).toBeVisible();
  await page.getByLabel('Percent').fill('7.7');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Prices before and after' });
  await expect(preview.getByRole('row').filter({ hasText: pan.name })).toContainText('Rs. 1,000Rs. 1,080');
  // Another percentage was not looked at yet.
  await page.getByLabel('Percent').fill('7');
  await expect(page.getByRole('button', { name: 'Change 1 price' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Change 1 price' }).click();
  await expect(page.getByText('1 price was changed.')).toBeVisible();
  const price = async () =>
    (await firstProduct(database, (products) => products.where('id', '=', pan.id))).price_paisa;
  expect(await price()).toBe(107_000);
  const row = page.getByRole('row').filter({ hasText: '+7 %' }).first();
  await row.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Put the prices back' }).click();
  await expect(page.getByText('1 price was put back.')).toBeVisible();
  await expect(row).toContainText('Put back');
  expect(await price()).toBe(100_000);
  await gone(database, pan.id);
});

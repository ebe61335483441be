import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/axe.ts';
import { firstProduct } from './support/first-product.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('goods come in, a scanner counts what is on the shelf, and the movements say so', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const code = randomUUID().slice(0, 8);
  const { id, name } = await firstProduct(database, (products) =>
    products
      .where('id', 'not in', (eb) =>
        eb.selectFrom('stock_movements').select('product_id').where('kind', '=', 'sale'),
      )
      .orderBy('name', 'desc'),
  );
  await database
    .updateTable('products')
    .set({ sku: `SKU-${code}`, barcode: `896${code}` })
    .where('id', '=', id)
    .execute();
  const { quantity } = await database
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const username = await openAsAdmin(page, database, 'Shop Manager');

  await page.goto('/dashboard/goods-in');
  const box = page.getByLabel('SKU, barcode or name');
  await expect(box).toBeFocused();
  await page.keyboard.type(`sku-${code}\n`);
  await page.getByLabel('Units').fill('12');
  const cost = page.getByLabel('Cost of one');
  await cost.fill('a lot');
  await page.getByRole('button', { name: 'Take in' }).click();
  await expect(cost).toBeFocused();
  await expect(cost).toHaveAccessibleDescription(/for example 1450/);
  await cost.fill('350');
  await page.getByLabel('Supplier').fill('Lahore Traders');
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Units')).toHaveValue('12');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take in' }).click();
  await expect(page.getByText('12 units are taken in.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toHaveCount(0);

  await page.goto('/dashboard/stock-take');
  await expect(box).toBeFocused();
  // Faster than they are answered.
  await page.keyboard.type(`896${code}\n896${code}\n896${code}\n`);
  const counted = page.getByLabel('On the shelf');
  await expect(counted).toHaveValue('3');
  await counted.fill(String(quantity + 10));
  await expect(page.getByText('2 fewer than expected')).toBeVisible();
  await page.reload();
  await expect(counted).toHaveValue(String(quantity + 10));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('The count is saved.').first()).toBeVisible();

  await page.goto(`/dashboard/stock/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Stock of ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: `Correct ${name}` });
  await dialog.getByLabel('More or fewer').fill('+24');
  await dialog.getByLabel('Why').fill('Found behind the door');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(dialog).toHaveCount(0);
  const rows = page.getByRole('table', { name: 'Movements, the newest first' }).getByRole('row');
  for (const [place, told] of [
    [1, /\+24.*Correction.*Found behind the door/],
    [2, /−2.*Count.*Counted/],
    [3, /\+12.*Goods in.*Lahore Traders/],
  ] as const) {
    await expect(rows.nth(place)).toContainText(told);
    await expect(rows.nth(place)).toContainText(username);
  }
  await expect(page.getByText(String(quantity + 34), { exact: true }).first()).toBeVisible();
});

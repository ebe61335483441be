import { randomUUID } from 'node:crypto';
import { picture } from '../support/product-form.ts';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const upload = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await picture(width, height)),
});

test.use({ expectedOutput: [/status of (400|404|409)/] });
// Each goes through whole screens, and looks at them with axe several times.
test.setTimeout(120_000);

test('categories and subcategories are created, named, put in order and deleted; products move', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const name = `Garden ${randomUUID().slice(0, 8)}`;
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/create-category');
  const list = page.getByRole('list', { name: 'Categories in the order of the menus' });
  const kitchen = list.getByRole('button', { name: 'Name of Kitchen: Kitchen. Change' });
  await expect(kitchen).toBeVisible();
  await expectAccessible(page);

  const field = page.getByLabel('New category');
  await field.fill('   ');
  await field.press('Enter');
  await field.fill('KITCHEN');
  await field.press('Enter');
  await expect(page.getByText('Failed to create category.').first()).toBeVisible();
  await expect(page.getByText('A category named KITCHEN exists already.')).toBeVisible();
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByText('Category created successfully!').first()).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  const handle = list.getByRole('button', { name: `Move ${name}` });
  await handle.press('ArrowUp');
  await expect(handle).toBeFocused();
  await expect(page.getByText('The order is saved.').first()).toBeVisible();
  await expect(handle).not.toHaveAccessibleName(/number (\d+) of \1,/);

  await list.getByRole('button', { name: `Name of ${name}: ${name}. Change` }).click();
  const inPlace = list.getByLabel(`Name of ${name}`, { exact: true });
  await inPlace.fill(`${name} X`);
  await inPlace.press('Enter');
  await expect(page.getByText('Category updated successfully!').first()).toBeVisible();

  await page.goto('/dashboard/sub-category');
  await page.getByLabel('Category', { exact: true }).selectOption(`${name} X`);
  const subcategory = page.getByLabel(`New subcategory of ${name} X`);
  await subcategory.press('Enter');
  await expect(page.getByText('Name is required').first()).toBeVisible();
  for (const one of ['Pots', 'Hoses']) {
    await subcategory.fill(one);
    await subcategory.press('Enter');
    await expect(page.getByRole('button', { name: `Name of ${one}: ${one}. Change` })).toBeVisible();
  }
  await expect(page.getByText('Subcategory added successfully!').first()).toBeVisible();
  await expectAccessible(page);

  const { id: categoryId } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', `${name} X`)
    .executeTakeFirstOrThrow();
  const pots = await database
    .selectFrom('subcategories')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('name', '=', 'Pots')
    .executeTakeFirstOrThrow();
  const productId = randomUUID();
  await database
    .insertInto('products')
    .values({
      id: productId,
      category_id: categoryId,
      subcategory_id: pots.id,
      name: `Pot ${name}`,
      title: 'Pot',
      description: 'Clay.',
      price_paisa: 50_000,
      discount_basis_points: 0,
      shipping: 'paid',
      photos: [],
    })
    .execute();
  await database.insertInto('stock').values({ product_id: productId, quantity: 3 }).execute();

  await page.getByRole('button', { name: 'Delete Pots' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Pots?' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Pots has 1 product. Where do they go?')).toBeVisible();
  await dialog.getByLabel('Category', { exact: true }).selectOption(`${name} X`);
  await dialog.getByLabel('Subcategory').selectOption('Hoses');
  await dialog.getByRole('button', { name: 'Move products and delete' }).click();
  await expect(page.getByText('Subcategory deleted successfully!').first()).toBeVisible();
  await page.goto(`/product/${productId}`);
  await expect(page.getByText(`${name} X`).first()).toBeVisible();
});

test.describe('an order of the categories that cannot be saved', () => {
  test.use({ expectedOutput: [/net::ERR_FAILED/] });

  test('is shown at once, and taken back when that is known', { tag: '@desktop' }, async ({
    page,
    database,
  }) => {
    await openAsAdmin(page, database, 'Shop Manager');
    await page.goto('/dashboard/create-category');
    const names = page
      .getByRole('list', { name: 'Categories in the order of the menus' })
      .getByRole('button', { name: /^Name of / });
    const moves = page.getByRole('button', { name: /^Move / });
    await expect(names.nth(1)).toBeVisible();
    const [first = '', second = '', ...others] = await names.allTextContents();
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/v1/categories/order', async (route) => {
      await asked.promise;
      await route.abort();
    });
    await moves.nth(1).press('ArrowUp');
    await expect(names).toHaveText([second, first, ...others]);
    asked.resolve();
    await expect(page.getByText('The shop could not be reached. Please try again.').first()).toBeVisible();
    await expect(names).toHaveText([first, second, ...others]);
  });
});

test('a product is created with two pictures, is in the shop at once, is changed, and goes', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const name = `Brass Lamp ${randomUUID().slice(0, 8)}`;
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/create-product');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Please choose at least one picture.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await page
    .getByLabel('Add pictures')
    .setInputFiles([
      { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      await upload('side.jpg', 400, 300),
      await upload('front.jpg', 900, 900),
    ]);
  await expect(page.getByText('list.pdf is not a picture that the shop can show.')).toBeVisible();
  const front = page.getByRole('button', { name: /^Move front.jpg/ });
  await front.press('ArrowLeft');
  await expect(front).toHaveAccessibleName(/number 1 of 2/);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).selectOption('Lighting');
  await expect(page.getByLabel('Subcategory')).toBeEnabled();
  await page.getByLabel('Description').fill('It shines.\nAll night.');
  await page.getByLabel('Price (Rs.)').fill('-1');
  await page.getByLabel('Discount (%)').fill('10');
  await page.getByLabel('Quantity in stock').fill('4');
  await page.getByLabel('Shipping').selectOption('paid');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('The price has to be at least Rs. 1.')).toBeVisible();
  await page.getByLabel('Price (Rs.)').fill('1999');
  await expect(page.getByText('Shoppers pay Rs. 1,799.')).toBeVisible();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Error creating product').first()).toBeVisible();
  await expect(page.getByText('Please choose a subcategory.').first()).toBeVisible();
  await page.getByLabel('Subcategory').selectOption({ index: 1 });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Product created successfully!').first()).toBeVisible();
  await page.getByRole('link', { name: 'See it in the shop' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const main = page.getByRole('img', { name, exact: true }).first();
  await expect(main).toHaveAttribute('src', /^\/media\/products\/.+-900x900$/);
  await expect
    .poll(() => main.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  const productId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto(`/dashboard/edit-delete-product?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Price of ${name}: Rs. 1,999. Change` }).click();
  const price = page.getByLabel(`Price of ${name}`, { exact: true });
  await price.fill('1e12');
  await price.press('Enter');
  await expect(page.getByText('The price can be at most Rs. 10,000,000.')).toBeVisible();
  await price.fill('2,000');
  await price.press('Enter');
  await expect(page.getByRole('button', { name: `Price of ${name}: Rs. 2,000. Change` })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Set discount …' }).click();
  const bulk = page.getByRole('dialog', { name: 'Discount of 1 product' });
  await bulk.getByLabel('Discount in percent').fill('25');
  await expect(bulk.getByRole('cell', { name: 'Rs. 1,500 (−25 %)' })).toBeVisible();
  await expectAccessible(page);
  await bulk.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('The discount of 1 product is 25 % now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is as it was.').first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Discount of ${name} in percent: 10 %. Change` }),
  ).toBeVisible();

  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${name} II`);
  await page.evaluate(async (path) => {
    const body = new FormData();
    body.append('price', '2100');
    const authorization = `Bearer ${localStorage.getItem('adminToken')}`;
    await fetch(path, { method: 'PUT', headers: { authorization }, body });
  }, `/api/v1/products/${productId}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/changed this in the meantime/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The product is saved.').first()).toBeVisible();
  await expect(page.getByLabel('Price (Rs.)')).toHaveValue('2100');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} II`);

  await page.goto(`/dashboard/edit-delete-product?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name} II` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${name} II?` });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No products found')).toBeVisible();
  expect((await page.request.get(`/api/v1/products/${productId}`)).status()).toBe(404);
});

test('a product of a section that is in no menu is found, and put into one', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  const name = `Clay Jug ${randomUUID().slice(0, 8)}`;
  const { id: section } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Kitchen Pick')
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await database
    .insertInto('products')
    .values({
      id,
      category_id: section,
      subcategory_id: null,
      name,
      title: name,
      description: 'A jug.',
      price_paisa: 100_000,
      discount_basis_points: 0,
      shipping: 'paid',
      photos: ['/media/demo/placeholder.svg'],
      restocked_at: null,
    })
    .execute();
  await database.insertInto('stock').values({ product_id: id, quantity: 4 }).execute();
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto('/dashboard/edit-delete-product');
  await page.getByLabel('Menus').selectOption('In no menu');
  await page.getByRole('link', { name, exact: true }).click();

  const room = page.getByLabel('Also in the menus under');
  await expect(page.getByText('Kitchen Pick is a section of the home page.')).toBeVisible();
  await page.getByLabel('Category', { exact: true }).selectOption('Dining');
  await expect(room).toBeHidden();
  await page.getByLabel('Category', { exact: true }).selectOption('Kitchen Pick');
  await room.selectOption('Dining');
  await page.getByLabel('Subcategory in the menus').selectOption('Serving');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The product is saved.').first()).toBeVisible();

  await page.goto(`/dashboard/edit-delete-product?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('Kitchen Pick · in the menus: Dining › Serving')).toBeVisible();
  await page.goto('/products/subcategory/Serving');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Home',
    'Dining',
    'Serving',
  ]);
});

test('a file is looked at row by row, and imported whole once it is in order', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  const name = `Clay Pot ${randomUUID().slice(0, 8)}`;
  const { name: subcategory } = await database
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select('subcategories.name')
    .where('categories.name', '=', 'Lighting')
    .orderBy('subcategories.position')
    .executeTakeFirstOrThrow();
  const file = (price: string) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\ufeffname;description;price;quantity;shipping;category;subcategory\r\n${name};Clay;${price};5;paid;Lighting;${subcategory}\r\n`,
    ),
  });
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/import-products');
  await page.getByLabel('CSV file').setInputFiles(file('-5'));
  await expect(page.getByText('1 problem was found. Nothing was changed.')).toBeVisible();
  await expect(
    page.getByRole('row', { name: '2 price -5 The price has to be at least Rs. 1.' }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('CSV file').setInputFiles(file('450,50'));
  await expect(
    page.getByText('The file is in order: 1 new and 0 changed. Nothing is saved yet.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: /^Published/ }).check();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('The file is imported: 1 new and 0 changed.')).toBeVisible();
  const found = await page.request.get(`/api/v1/products/searchByName?query=${encodeURIComponent(name)}`);
  expect(await found.json()).toMatchObject([{ name, price: 450.5 }]);
});

test('a file is imported, changes nothing the second time, and is undone by the keyboard', async ({
  page,
  database,
}) => {
  const mark = randomUUID().slice(0, 8);
  const subcategory = await database
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select('subcategories.name')
    .where('categories.name', '=', 'Lighting')
    .executeTakeFirstOrThrow();
  const row = (number: number, price: number) =>
    `Lamp ${number} ${mark},L,${price},5,paid,Lighting,${subcategory.name},${mark}-${number}`;
  const file = (...rows: string[]) => ({
    name: `lamps ${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['name,description,price,quantity,shipping,category,subcategory,sku', ...rows].join('\n'),
    ),
  });
  const stored = () =>
    database
      .selectFrom('products')
      .select(['name', 'price_paisa', 'status'])
      .where('name', 'like', `%${mark}`)
      .orderBy('name')
      .execute();
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/import-products');
  const input = page.getByLabel('CSV file');
  await input.setInputFiles(file(row(1, 100)));
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('The file is imported: 1 new and 0 changed.')).toBeVisible();
  expect(await stored()).toMatchObject([{ price_paisa: 10_000, status: 'draft' }]);

  await input.setInputFiles(file(row(1, 200), row(2, 300)));
  const preview = page.getByRole('region', { name: 'What the file changes' });
  await expect(preview.getByRole('row', { name: `Lamp 1 ${mark}` })).toContainText('price: 100 → 200');
  await expect(preview.getByRole('row', { name: `Lamp 2 ${mark}` })).toContainText('New');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('The file is imported: 1 new and 1 changed.')).toBeVisible();
  await input.setInputFiles([]);
  await input.setInputFiles(file(row(1, 200), row(2, 300)));
  await expect(page.getByText('Nothing to change: the shop has all of this file already.')).toBeVisible();

  const buttons = page.getByRole('button', { name: `Undo the import of lamps ${mark}.csv` });
  await expect(buttons).toHaveCount(2);
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  await expect(dialog.getByText('Will remove 1 product, put back 1.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo the import' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Removed 1 product, put back 1.').first()).toBeVisible();
  await expect(page.getByText('1 removed, 1 put back').first()).toBeVisible();
  await expect(buttons).toHaveCount(1);
  expect(await stored()).toMatchObject([{ name: `Lamp 1 ${mark}`, price_paisa: 10_000 }]);
});

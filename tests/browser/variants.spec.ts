import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { deleteProduct } from '../../shop/catalogue/products/delete-products.ts';
import { saveVariants } from '../../shop/catalogue/variants/save-variants.ts';
import { saveVariantsSchema } from '../../shop/catalogue/variants/schemas.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { picture } from '../support/product-form.ts';
import { giveOptions, sentAgain } from '../support/variants.ts';
import { expectAccessible } from './support/axe.ts';
import { SAMPLES } from './support/sample-category.ts';
import { sellProduct } from './support/sell-product.ts';
import { isSmallScreen } from './support/shopping.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const SIZE = { name: 'Size', values: ['Small', 'Medium'] };
const COLOUR = { name: 'Colour', values: ['Red', 'Blue'] };
const PHOTOS = SAMPLES[0]?.photos ?? [];

const made: string[] = [];

async function sellKurta(database: Database, called = 'Kurta') {
  const name = `${called} ${randomUUID().slice(0, 8)}`;
  const product = await sellProduct(database, { name, photos: PHOTOS });
  made.push(product._id);
  return product;
}

/** A product of four variants: one is sold out, one has three left and a picture of its own. */
async function sellWithOptions(database: Database) {
  const product = await sellKurta(database);
  const variants = await giveOptions(
    database,
    product._id,
    [SIZE, COLOUR],
    [
      { price: 900 },
      { price: 1200, discount: 10, quantity: 3, sku: `SB-${product.name}`, photo: PHOTOS[1] ?? null },
      { price: 1000, quantity: 0 },
      { price: 1100 },
    ],
  );
  return { ...product, variants };
}

test.afterEach(async ({ database }) => {
  for (const id of made.splice(0)) await deleteProduct(database, THE_SHOP, id, undefined);
});

test('a variant is chosen, seen with its price, stock and picture, bought, and found again by its address', async ({
  page,
  database,
}) => {
  const kurta = await sellWithOptions(database);
  await page.goto(`/product/${kurta._id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('From').first()).toBeVisible();
  await expect(main.getByText('Rs. 900', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  const add = main.getByRole('button', { name: 'ADD TO CART', exact: true });
  await add.click();
  await expect(main.getByRole('alert')).toHaveText('Please choose the size and the colour.');
  await expect(main.getByRole('radio', { name: 'Small' })).toBeFocused();
  await page.keyboard.press('Space');
  await add.click();
  await expect(main.getByRole('alert')).toHaveText('Please choose the colour.');
  await main.getByRole('radio', { name: 'Red' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(page).toHaveURL(`/product/${kurta._id}?Size=Small&Colour=Blue`);
  await expect(main.getByText('Rs. 1,080', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Only 3 left')).toBeVisible();
  await expect(main.getByText(`SKU: SB-${kurta.name}`)).toBeVisible();
  await expect(main.locator('a[href^="/media"]').first()).toHaveAttribute('href', PHOTOS[1] ?? '');
  await expectAccessible(page);

  await add.click();
  await page.reload();
  await expect(main.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(main.getByText('Rs. 1,080', { exact: true }).first()).toBeVisible();

  // What is sold out together with what is chosen is marked, and can still be chosen.
  await main.getByRole('radio', { name: 'Red' }).check();
  await expect(main.getByRole('radio', { name: 'Medium Sold out' })).toBeVisible();
  await main.getByRole('radio', { name: 'Medium Sold out' }).check();
  await expect(main.getByText('Out of Stock', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expectAccessible(page);

  await page.goto('/CheckOut');
  await expect(page.getByText(`${kurta.name} – Small, Blue`).first()).toBeAttached();
  // The line of a cart leads to the variant's own address.
  await page.goto(`/product/${kurta.variants[1]?._id}`);
  await expect(page).toHaveURL(`/product/${kurta._id}?Size=Small&Colour=Blue`);
  await expect(main.getByRole('radio', { name: 'Blue' })).toBeChecked();
});

test('a variant in the cart is renamed with its option, and leaves when it is deleted', async ({
  page,
  database,
}) => {
  const kurta = await sellWithOptions(database);
  await page.goto(`/product/${kurta._id}?Size=Small&Colour=Red`);
  await page.getByRole('main').getByRole('button', { name: 'ADD TO CART', exact: true }).click();
  await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();

  const save = async (change: (sent: Awaited<ReturnType<typeof sentAgain>>) => object) => {
    const sent = saveVariantsSchema.parse(change(await sentAgain(database, kurta._id)));
    expect(await saveVariants(database, THE_SHOP, kurta._id, sent)).toMatchObject({ ok: true });
  };
  await save(({ options: _, variants, ...sent }) => ({
    ...sent,
    options: [{ ...SIZE, values: ['Tiny', 'Medium'] }, COLOUR],
    variants: variants.map(({ values: [size = '', colour], ...variant }) => {
      return { ...variant, values: [size === 'Small' ? 'Tiny' : size, colour] };
    }),
  }));
  await page.goto('/CheckOut');
  await expect(page.getByText(`${kurta.name} – Tiny, Red`).first()).toBeAttached();

  await save(({ variants, ...sent }) => ({ ...sent, variants: variants.slice(1) }));
  await page.reload();
  await expect(
    page.getByText(`${kurta.name} – Tiny, Red is no longer sold and was removed.`).first(),
  ).toBeVisible();
});

test('a line of the cart says the whole choice, however long the name is', async ({ page, database }) => {
  const kurta = await sellKurta(
    database,
    'Hand-Finished Embroidered Cotton Lawn Kurta with Shalwar and Dupatta, Unstitched',
  );
  await giveOptions(database, kurta._id, [SIZE, COLOUR]);
  await page.goto(`/product/${kurta._id}?Size=Small&Colour=Red`);
  await page.getByRole('main').getByRole('button', { name: 'ADD TO CART', exact: true }).click();
  await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();
  await page.goto('/CheckOut');
  if (isSmallScreen(page)) await page.locator('summary', { hasText: '1 item' }).click();
  const line = page.getByRole('link', { name: `${kurta.name} – Small, Red` });
  await expect(line).toBeVisible();
  expect(await line.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('a card leads to where the options are chosen, and a list shows the product once', async ({
  page,
  database,
}) => {
  const kurta = await sellWithOptions(database);
  await page.goto(`/search?query=${encodeURIComponent(`${kurta.name} blue medium`)}`);
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: kurta.name });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('From Rs. 900');
  await expect(cards).toContainText('Choose options');
  await expect(cards.getByRole('button')).toHaveCount(0);
  await cards.click();
  await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
  await page.getByRole('main').getByRole('radio', { name: 'Small' }).check();
  await expect(page.getByRole('main').getByRole('radio', { name: 'Small' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a variant is chosen by a form, and its own address leads to the choice', async ({
    page,
    database,
  }) => {
    const kurta = await sellWithOptions(database);
    await page.goto(`/product/${kurta._id}`);
    await page.getByRole('radio', { name: 'Small' }).check();
    await page.getByRole('radio', { name: 'Blue' }).check();
    await page.getByRole('button', { name: 'Show this choice' }).click();
    await expect(page).toHaveURL(`/product/${kurta._id}?Size=Small&Colour=Blue`);
    await expect(page.getByText('Rs. 1,080', { exact: true }).first()).toBeVisible();
    await page.goto(`/product/${kurta.variants[3]?._id}`);
    await expect(page).toHaveURL(`/product/${kurta._id}?Size=Medium&Colour=Blue`);
    await expect(page.getByText('Rs. 1,100', { exact: true }).first()).toBeVisible();
  });
});

test('staff give a product options, and what they typed survives a reload', async ({ page, database }) => {
  const kurta = await sellKurta(database);
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/product/${kurta._id}`);
  const part = page.getByRole('region', { name: /^Options/ });
  await part.getByRole('button', { name: /^Options/ }).click();
  await part.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type('Size');
  await part.getByRole('textbox', { name: 'Value 1 of Size' }).fill('S');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('textbox', { name: 'Value 2 of Size' })).toBeFocused();
  await page.keyboard.type('M');
  await page.reload();
  const small = part.getByRole('group', { name: 'S', exact: true });
  await expect(small.getByLabel('Price (Rs.)')).toHaveValue('1500');
  await small.getByLabel('Stock').fill('x');
  await part.getByRole('button', { name: 'Save options' }).click();
  await expect(part.getByText('Please enter the quantity, for example 25.').first()).toBeVisible();
  await small.getByLabel('Stock').fill('4');
  await small.getByLabel('Price (Rs.)').fill('1,250');
  // What the header half covers would be too small a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Save options' }).click();
  await expect(page.getByText('The options are saved.').first()).toBeVisible();
  await expect(page.getByLabel('Quantity in stock')).toHaveCount(0);

  await part.getByRole('button', { name: 'Remove M of Size' }).click();
  await part.getByRole('button', { name: 'Save options' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${kurta.name} – M`);
  await page.getByRole('button', { name: 'Delete and save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(part.getByText('1 variant')).toBeVisible();
  const left = await database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['name', 'price_paisa', 'quantity'])
    .where('variant_of', '=', kurta._id)
    .execute();
  expect(left).toEqual([{ name: `${kurta.name} – S`, price_paisa: 125_000, quantity: 4 }]);

  await page.goto(`/dashboard/edit-delete-product?search=${encodeURIComponent(kurta.name)}`);
  await expect(page.getByText('1 variant')).toBeVisible();
});

test('Enter in a value moves to the next one before another key can come @desktop', async ({
  page,
  database,
}) => {
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto('/dashboard/create-product');
  const options = page.getByRole('region', { name: 'Options' });
  await options.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type('Colour');
  const first = options.getByRole('textbox', { name: 'Value 1 of Colour' });
  await first.fill('Green');
  const focused = await first.evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(focused).toBe('Value 2 of Colour');
});

test('staff create a product with its options in one save', async ({ page, database }) => {
  const name = `Shawl ${randomUUID().slice(0, 8)}`;
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto('/dashboard/create-product');
  const options = page.getByRole('region', { name: 'Options' });
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).selectOption('Lighting');
  await page.getByLabel('Subcategory').selectOption({ index: 1 });
  await page.getByLabel('Description').fill('It warms.');
  await page.getByLabel('Price (Rs.)').fill('2500');
  await page.getByLabel('Quantity in stock').fill('7');
  await page.getByLabel('Shipping').selectOption('paid');

  await options.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type('Colour');
  await options.getByRole('textbox', { name: 'Value 1 of Colour' }).fill('Green');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Maroon');
  // What was typed of the product is what its variants begin with.
  const green = options.getByRole('group', { name: 'Green', exact: true });
  const maroon = options.getByRole('group', { name: 'Maroon', exact: true });
  await expect(green.getByLabel('Stock')).toHaveValue('7');
  await expect(maroon.getByLabel('Price (Rs.)')).toHaveValue('2500');
  await expect(page.getByLabel('Quantity in stock')).toHaveCount(0);
  await page.reload();
  await expect(green.getByLabel('Stock')).toHaveValue('7');

  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'green.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture(300, 300)) },
    { name: 'maroon.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture(320, 300)) },
  ]);
  await maroon.getByLabel('Picture').selectOption('2');
  await maroon.getByLabel('Stock').fill('many');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Please check the options.')).toBeVisible();
  await expect(maroon.getByLabel('Stock')).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await maroon.getByLabel('Stock').fill('3');
  await maroon.getByLabel('Price (Rs.)').fill('2,750');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Product created successfully!').first()).toBeVisible();
  await expect(options.getByRole('group')).toHaveCount(0);
  await expect(page.getByLabel('Price (Rs.)')).toHaveValue('');

  const link = page.getByRole('link', { name: 'See it in the shop' });
  made.push((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  await link.click();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Maroon' }).check();
  await expect(main.getByText('Rs. 2,750', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Only 3 left')).toBeVisible();
  await expect(main.locator('a[href^="/media"]').first()).toHaveAttribute('href', /-320x300/);
});

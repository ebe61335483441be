import { expect, type Page } from '@playwright/test';
import type { Database } from '../../database/connect.ts';
import { createProduct } from '../../shop/catalogue/products/create-product.ts';
import { createProductFormSchema } from '../../shop/catalogue/products/schemas.ts';
import { openScreen } from '../navigate.ts';
import type { OwnerTask } from '../types.ts';

const DRAFTS = 10;
const SCANNED = ['TASK-1', 'TASK-2'];

/** Puts products into the shop like one of the demo catalogue. */
async function stockProducts(database: Database, names: readonly string[], status: string) {
  const { category_id, photos } = await database
    .selectFrom('products')
    .select(['category_id', 'photos'])
    .where('subcategory_id', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const fields = { description: 'For the tasks.', price: 1500, quantity: 5, shipping: 'paid', status };
  for (const name of names) {
    const form = createProductFormSchema.parse({ ...fields, name, photos, category: category_id });
    const created = await createProduct(database, form);
    if (!created.ok) throw new Error(created.failure.message);
  }
}

const products = (page: Page) => page.getByRole('table', { name: 'Products' });
/** The link of the product that stands first in the list. */
const firstProduct = (page: Page) => products(page).getByRole('row').nth(1).getByRole('link');

/** What is done with products and their stock. */
export const PRODUCT_TASKS: readonly OwnerTask[] = [
  {
    name: 'Publish ten drafts together',
    before: ({ database }) =>
      stockProducts(
        database,
        Array.from({ length: DRAFTS }, (_, index) => `Imported pan ${index + 1}`),
        'draft',
      ),
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Products');
      await hands.click(page.getByRole('link', { name: 'Draft', exact: true }));
      await expect(products(page).getByRole('row')).toHaveCount(DRAFTS + 1);
      await hands.click(page.getByRole('checkbox', { name: 'Select all on this page' }));
      await hands.click(page.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page.getByText(`${DRAFTS} products: published now.`)).toBeVisible();
    },
  },
  {
    name: 'Duplicate a product',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Products');
      await hands.click(firstProduct(page));
      await hands.click(page.getByRole('button', { name: 'Duplicate' }));
      await expect(page.getByRole('heading', { level: 1, name: /\(copy\)$/ })).toBeVisible();
    },
  },
  {
    name: 'Give a product two sizes',
    before: ({ database }) => stockProducts(database, ['Cotton apron'], 'published'),
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Products');
      await hands.click(firstProduct(page));
      await hands.click(page.getByRole('button', { name: /^Options/ }));
      await hands.click(page.getByRole('button', { name: 'Add an option' }));
      await expect(page.getByLabel('Name of the option')).toBeFocused();
      await hands.type('Size');
      await hands.enter(page.getByRole('textbox', { name: 'Value 1 of Size' }));
      await hands.type('Small');
      await hands.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Value 2 of Size' })).toBeFocused();
      await hands.type('Large');
      await hands.click(page.getByRole('button', { name: 'Save options' }));
      await expect(page.getByText('Not saved yet')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Edit Cotton apron' })).toBeVisible();
    },
  },
  {
    name: 'Delete three products and bring them back',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Products');
      const boxes = products(page).getByRole('row').getByRole('checkbox');
      for (const place of [1, 2, 3]) await hands.click(boxes.nth(place));
      await hands.click(page.getByRole('button', { name: 'Delete …' }));
      await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Delete 3 products' }));
      await expect(page.getByText('3 products deleted.')).toBeVisible();
      await hands.click(page.getByRole('button', { name: 'Undo', exact: true }));
      await expect(page.getByText('3 products are back.').first()).toBeVisible();
    },
  },
  {
    name: 'Book goods of two products in, with what they cost',
    async before({ database }) {
      const found = await database.selectFrom('products').select('id').orderBy('name').limit(2).execute();
      for (const [index, { id }] of found.entries())
        await database.updateTable('products').set({ sku: SCANNED[index] }).where('id', '=', id).execute();
    },
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Stock');
      await hands.click(page.getByRole('link', { name: 'Goods in' }));
      await expect(page.getByLabel('SKU, barcode or name')).toBeFocused();
      for (const code of SCANNED) await hands.scan(code);
      await expect(page.getByLabel('Units')).toHaveCount(SCANNED.length);
      for (const place of SCANNED.keys()) {
        await hands.enter(page.getByLabel('Units').nth(place));
        await hands.type('12');
        await hands.enter(page.getByLabel('Cost of one').nth(place));
        await hands.type('350');
      }
      await hands.click(page.getByRole('button', { name: 'Take in' }));
      await expect(page.getByText('24 units are taken in.').first()).toBeVisible();
    },
  },
];

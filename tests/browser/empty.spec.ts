import { createCategory } from '../../shop/catalogue/categories/create-category.ts';
import { type OpenedShop, openBuiltShop } from './support/open-shop.ts';
import { shopDatabase } from './support/shop-database.ts';
import { expect, test } from './support/test.ts';

/** A shop of which nothing was filled yet, as its owner sees it first. */
let shop: OpenedShop;
test.beforeAll(async () => {
  shop = await openBuiltShop({ DEMO_CATALOGUE: 'off' });
});
test.afterAll(() => shop.close());

test.describe('an empty shop', () => {
  test('says that there are no products, section by section', { tag: '@phone' }, async ({ page }) => {
    await page.goto(shop.url);
    for (const name of ['Back In Stock', 'Kitchen Pick']) {
      await expect(page.getByRole('region', { name, exact: true })).toContainText('No products found!');
    }
    await expect(page.getByRole('region', { name: 'Best Selling' })).toContainText(
      'No products available at the moment.',
    );
  });

  test('says that a category and a subcategory have no products yet', { tag: '@phone' }, async ({ page }) => {
    const database = shopDatabase(shop.clusterDir);
    await createCategory(database, { name: `Carpets ${Date.now()}`, subcategories: ['Rugs'] });
    const { name } = await database
      .selectFrom('categories')
      .select('name')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.destroy();
    await page.goto(`${shop.url}/products/category/${encodeURIComponent(name)}`);
    await expect(page.getByText('No products available in this category')).toBeVisible();
    await page.goto(`${shop.url}/products/subcategory/Rugs`);
    await expect(page.getByText('No products found', { exact: true })).toBeVisible();
  });
});

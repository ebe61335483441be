import { type OpenedShop, openBuiltShop } from './support/open-shop.ts';
import { expect, test } from './support/test.ts';

/** A shop of the first day: what others buy would fill Top Trending with what is in stock. */
let shop: OpenedShop;
test.beforeAll(async () => {
  shop = await openBuiltShop();
});
test.afterAll(() => shop.close());

test('Top Trending and The Problem Solver label what is out of stock', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(shop.url);
  for (const name of ['Top Trending', 'The Problem Solver']) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByText('Out of Stock').first()).toBeAttached();
  }
});

import { expect, type Page } from '@playwright/test';
import { testInNewBrowser as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls through the whole page as a reader would, a screen at a time. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
      const seen = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      await Promise.all(seen.map((image) => image.complete || image.decode().catch(() => {})));
    }
  });
}

/** The sum of all layout shifts since the page was opened that no input of the visitor explains. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
          resolve(sum);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );

for (const path of ['/', '/products/category/Kitchen', '/products/subcategory/Cookware']) {
  test(`nothing on ${path} moves by itself while it is read`, async ({ page }) => {
    await page.goto(path);
    await readToTheEnd(page);
    expect(await layoutShift(page)).toBeLessThan(0.005);
  });
}

test('nothing on a product moves by itself while it is read', async ({ page, database }) => {
  const { id } = await database
    .selectFrom('products')
    .innerJoin('reviews', 'reviews.product_id', 'products.id')
    .select('products.id')
    .orderBy('products.name')
    .limit(1)
    .executeTakeFirstOrThrow();
  await page.goto(`/product/${id}`);
  await readToTheEnd(page);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test('nothing on the checkout moves by itself, though only the browser knows that the cart is empty', async ({
  page,
}) => {
  await page.goto('/CheckOut');
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  await readToTheEnd(page);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

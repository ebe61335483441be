import { expect, type Page } from '@playwright/test';
import { rupees } from '../support/expected-price.ts';
import { test, testInNewBrowser } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Promotions' });

/** The dot of the slide that is shown. */
const shownDot = (page: Page) => banner(page).locator('[aria-current=true]');

test('the home page has its parts in their order', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Popular Categories',
    'New Arrivals',
    'Back In Stock',
    'Kitchen Pick',
    'Best Selling',
    'Top Trending',
    'Household',
    'Cleaning Accessories',
    'The Problem Solver',
    'Home Decor',
    'Bathroom Accessories',
    'Personal Care',
    'Baby Picks',
    "I'm Sure You'll Like It",
  ]);
});

test('View All leads to the category of its section', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Kitchen Pick',
    'Household',
    'Cleaning Accessories',
    'Home Decor',
    'Bathroom Accessories',
  ]) {
    await expect(section(page, name).getByRole('link', { name: /^View All/ })).toHaveAttribute(
      'href',
      `/products/category/${encodeURIComponent(name)}`,
    );
  }
});

test.describe('the banner', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('has five slides that lead to the four promotions and to the returns', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/');
    const addresses = await banner(page)
      .locator('li a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    expect(addresses).toEqual([
      '/products/category/Weekly Sale',
      '/products/category/Clearance Sale',
      '/products/category/Educational Toys',
      '/products/category/Home Decor',
      '/Return-Policy',
    ]);
  });

  testInNewBrowser(
    'advances every 3 seconds, wraps, and holds still while it is hovered',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await banner(page)
        .getByRole('button', { name: /Weekly Sale/ })
        .click();
      await page.clock.runFor(20_000);
      await expect(shownDot(page)).toHaveAccessibleName(/Weekly Sale/);

      await shownDot(page).blur();
      await page.mouse.move(5, 795);
      await page.clock.runFor(2900);
      await expect(shownDot(page)).toHaveAccessibleName(/Weekly Sale/);
      await page.clock.runFor(200);
      await expect(shownDot(page)).toHaveAccessibleName(/Clearance Sale/);
      for (const title of [/Educational Toys/, /Home Decor/, /Easy Returns/, /Weekly Sale/]) {
        // The transition of 500 ms is within the 3 seconds. A hundred already went by in the step before.
        await page.clock.runFor(2800);
        await expect(shownDot(page)).not.toHaveAccessibleName(title);
        await page.clock.runFor(200);
        await expect(shownDot(page)).toHaveAccessibleName(title);
      }
    },
  );

  testInNewBrowser(
    'goes to the slide of a dot, and by a movement of more than 50 px, round both ends',
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await banner(page)
        .getByRole('button', { name: /Weekly Sale/ })
        .click();
      await page.clock.runFor(600);
      const box = await banner(page).boundingBox();
      if (!box) throw new Error('The banner is not on the screen.');
      const middle = box.y + box.height / 2;
      const swipe = async (distance: number) => {
        await page.mouse.move(box.x + 180, middle);
        await page.mouse.down();
        await page.mouse.move(box.x + 180 + distance / 2, middle);
        await page.mouse.move(box.x + 180 + distance, middle);
        await page.mouse.up();
        await page.clock.runFor(600);
      };
      await swipe(40);
      await expect(shownDot(page)).toHaveAccessibleName(/Weekly Sale/);
      await swipe(70);
      await expect(shownDot(page)).toHaveAccessibleName(/Easy Returns/);
      await swipe(-70);
      await expect(shownDot(page)).toHaveAccessibleName(/Weekly Sale/);
      await banner(page)
        .getByRole('button', { name: /Home Decor/ })
        .click();
      await expect(shownDot(page)).toHaveAccessibleName(/Home Decor/);
    },
  );

  test.describe('for people who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    testInNewBrowser('stands still', { tag: '@phone' }, async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.runFor(20_000);
      await expect(shownDot(page)).toHaveAccessibleName(/Weekly Sale/);
    });

    testInNewBrowser(
      'turns by a swipe that was over before it could follow',
      { tag: '@desktop' },
      async ({ page }) => {
        const swiped = Promise.withResolvers<void>();
        await page.route(/embla/, async (route) => {
          await swiped.promise;
          await route.continue();
        });
        await page.goto('/');
        await expect(shownDot(page)).toBeVisible();
        const box = await banner(page).boundingBox();
        if (!box) throw new Error('The banner is not on the screen.');
        await page.mouse.move(box.x + 400, box.y + 100);
        await page.mouse.down();
        await page.mouse.move(box.x + 300, box.y + 100);
        await page.mouse.up();
        swiped.resolve();
        await expect(shownDot(page)).toHaveAccessibleName(/Clearance Sale/);
        await expect(page).toHaveURL('/');
      },
    );
  });
});

test('Popular Categories shows a circle for each subcategory', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  const names = await database.selectFrom('subcategories').select('name').distinct().execute();
  await page.goto('/');
  const circles = section(page, 'Popular Categories').getByRole('link');
  await expect(circles).toHaveCount(names.length);
  await circles.first().click();
  await expect(page).toHaveURL(/\/products\/subcategory\//);
});

test('Back In Stock does not link what is out of stock', { tag: '@phone' }, async ({ page, database }) => {
  const { name } = await database
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('products.name')
    .where('categories.name', '=', 'Back In Stock')
    .where('in_stock', '=', false)
    .limit(1)
    .executeTakeFirstOrThrow();
  await page.goto('/');
  const card = section(page, 'Back In Stock').getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Out of Stock');
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('Top Trending shows four at once, three up to 1024 px, two up to 600, one up to 480', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const trending = section(page, 'Top Trending');
  for (const [width, slides] of [
    [1440, 4],
    [1024, 3],
    [600, 2],
    [480, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const row = await trending.locator('ul').evaluate((list) => list.getBoundingClientRect().width);
    const slide = await trending
      .locator('li')
      .first()
      .evaluate((item) => item.getBoundingClientRect().width);
    expect.soft(Math.round(row / slide), `${width} px`).toBe(slides);
    const dots = trending.getByRole('button', { name: /^Show \d+ of/ }).first();
    await expect(dots).toBeVisible({ visible: width <= 1024 });
  }
});

test("I'm Sure You'll Like It shows 12, then 6 more a click until all are shown, none twice @phone", async ({
  page,
  database,
}) => {
  const inStock = await database.selectFrom('products').select('id').where('in_stock', '=', true).execute();
  await page.goto('/');
  const likeIt = section(page, "I'm Sure You'll Like It");
  const more = likeIt.getByRole('button', { name: 'LOAD MORE PRODUCTS' });
  await expect(likeIt.getByRole('article')).toHaveCount(12);
  await more.click();
  for (let shown = 18; shown < inStock.length + 6; shown += 6) {
    await expect(likeIt.locator('article')).toHaveCount(Math.min(shown, inStock.length));
    // Where a hand would click each time, it need not be looked for forty times.
    if (shown < inStock.length) await more.dispatchEvent('click');
  }
  await expect(more).toHaveCount(0);
  const links = await likeIt
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(inStock.length);
});

test('a card shows the struck price and -n% with a discount, and stars with a count only with a review', {
  tag: '@phone',
}, async ({ page, database }) => {
  const find = (reviewed: boolean, discounted: boolean) =>
    database
      .selectFrom('products')
      .select(['products.name', 'price_paisa', 'discount_basis_points'])
      .where('discount_basis_points', discounted ? '>' : '=', 0)
      .where(({ exists, not, selectFrom }) => {
        const review = exists(selectFrom('reviews').select('id').whereRef('product_id', '=', 'products.id'));
        return reviewed ? review : not(review);
      })
      .orderBy('products.name')
      .limit(1)
      .executeTakeFirstOrThrow();

  const reviewed = await find(true, true);
  await page.goto(`/search?query=${encodeURIComponent(reviewed.name)}`);
  const card = page.getByRole('article').filter({ hasText: reviewed.name });
  await expect(card).toContainText(`-${reviewed.discount_basis_points / 100}%`);
  await expect(card.locator('s, del')).toContainText(rupees(reviewed.price_paisa / 100));
  await expect(card).toContainText(/\(\d+\)/);

  const plain = await find(false, false);
  await page.goto(`/search?query=${encodeURIComponent(plain.name)}`);
  const other = page.getByRole('article').filter({ hasText: plain.name });
  await expect(other.locator('s, del')).toHaveCount(0);
  await expect(other).not.toContainText(/\(\d+\)/);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { CATEGORY_URL, fillSampleCategory, paid, SAMPLES, type Sample } from './support/sample-category.ts';
import { isSmallScreen } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ database }) => fillSampleCategory(database));

const PAGE_SIZE = 24;

const shownNames = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const names = (samples: readonly Sample[]) => samples.slice(0, PAGE_SIZE).map(({ name }) => name);

/** In stock first, newest first, which is also what comes after every other order. */
const newestFirst = SAMPLES.toReversed().toSorted(
  (one, other) => Number(other.quantity > 0) - Number(one.quantity > 0),
);

const ORDERS = {
  newest: newestFirst,
  price: newestFirst.toSorted((one, other) => paid(one) - paid(other)),
  'price-desc': newestFirst.toSorted((one, other) => paid(other) - paid(one)),
  discount: newestFirst.toSorted((one, other) => other.discount - one.discount),
  rating: newestFirst.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0)),
};

/** Filters lie under a lid on a phone. */
async function openFilters(page: Page) {
  if (isSmallScreen(page)) await page.locator('summary', { hasText: 'Filters' }).click();
}

/** A mark that a full load of a page would wipe away. */
const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const expectMark = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-mark', '');

test('a listing is sorted at once, without a load, and the focus stays', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(CATEGORY_URL);
  await expect.poll(() => shownNames(page)).toEqual(names(ORDERS.newest));
  await markPage(page);
  const sort = page.getByLabel('Sort by');
  for (const order of ['price', 'price-desc', 'discount', 'rating', 'newest'] as const) {
    await sort.focus();
    await sort.selectOption(order);
    await expect(page).toHaveURL(CATEGORY_URL + (order === 'newest' ? '' : `?sort=${order}`));
    await expect.poll(() => shownNames(page)).toEqual(names(ORDERS[order]));
    await expect(sort).toBeFocused();
  }
  await expectMark(page);
});

test('filters apply one after the other, say how many are left, and go one by one', async ({ page }) => {
  const status = page.getByRole('main').getByRole('status');
  const chips = page.getByRole('list', { name: 'Filters that are on' }).getByRole('link');
  await page.goto(CATEGORY_URL);
  await expect(status).toHaveText('30 products, page 1 of 2');
  await markPage(page);
  await openFilters(page);

  const inStock = page.getByLabel('In stock');
  await inStock.check();
  await expect(status).toHaveText('24 products');
  await expect(inStock).toBeFocused();

  await page.getByLabel('Discounted').check();
  await expect(status).toHaveText('8 products');

  await page.getByLabel('Price from').fill('1,000');
  await page.getByLabel('Price to').fill('2500');
  await page.getByLabel('Price to').press('Enter');
  const left = SAMPLES.filter(
    (one) => one.quantity > 0 && one.discount > 0 && paid(one) >= 1000 && paid(one) <= 2500,
  );
  await expect(status).toHaveText(`${left.length} products`);
  await expect(page).toHaveURL(`${CATEGORY_URL}?priceFrom=1000&priceTo=2500&inStock=1&discounted=1`);
  expect((await shownNames(page)).toSorted()).toEqual(names(left));

  await openFilters(page);
  await page.getByLabel('Rating').selectOption({ label: '3 stars and up' });
  const rated = left.filter(({ rating }) => (rating ?? 0) >= 3);
  await expect(status).toHaveText(`${rated.length} ${rated.length === 1 ? 'product' : 'products'}`);
  await expect(chips).toHaveText([
    'Remove the filter: Rs. 1,000 to Rs. 2,500',
    'Remove the filter: 3 stars and up',
    'Remove the filter: In stock',
    'Remove the filter: Discounted',
    'Clear all',
  ]);

  await chips.filter({ hasText: '3 stars' }).click();
  await expect(status).toHaveText(`${left.length} products`);
  await expect(status).toBeFocused();
  await expect(page.getByLabel('Rating')).toHaveValue('');
  await chips.filter({ hasText: 'Clear all' }).click();
  await expect(status).toHaveText('30 products, page 1 of 2');
  await expect(page).toHaveURL(CATEGORY_URL);
  await expect(page.getByLabel('Price from')).toHaveValue('');
  await expectMark(page);
});

test('going back undoes one choice after the other, in the list and in the form', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(CATEGORY_URL);
  await openFilters(page);
  await page.getByLabel('In stock').check();
  await expect(page).toHaveURL(/inStock=1$/);
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/sort=price&inStock=1$/);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  await expect(page.getByLabel('In stock')).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('In stock')).not.toBeChecked();
  await expect.poll(() => shownNames(page)).toEqual(names(ORDERS.newest));
});

test('one who goes back as soon as the address has changed finds the form as it was', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${CATEGORY_URL}?inStock=1`);
  // Before React has shown what was chosen.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.back();
    };
  });
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/\?inStock=1$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
});

test('an amount is applied when its field is left, and one that cannot be read is dropped', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(CATEGORY_URL);
  await openFilters(page);
  await page.getByLabel('Price to').fill('500');
  await page.getByLabel('Price to').press('Tab');
  await expect(page).toHaveURL(`${CATEGORY_URL}?priceTo=500`);
  await page.getByLabel('Price to').fill('cheap');
  await page.getByLabel('Price to').press('Tab');
  await expect(page).toHaveURL(CATEGORY_URL);
  await expect(page.getByLabel('Price to')).toHaveValue('');
});

test('filters that are taken away before the first answer is there all go, and the sort chosen then counts', async ({
  page,
}) => {
  await page.goto(`${CATEGORY_URL}?inStock=1&discounted=1`);
  const chips = page.getByRole('list', { name: 'Filters that are on' }).getByRole('link');
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await chips.filter({ hasText: 'In stock' }).click();
  await chips.filter({ hasText: 'Discounted' }).click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await page.getByLabel('Sort by').selectOption('price');
  held.resolve();
  await expect(page).toHaveURL(`${CATEGORY_URL}?sort=price`);
  await expect(page.getByLabel('In stock')).not.toBeChecked();
  await expect(page.getByLabel('Discounted')).not.toBeChecked();
  await expect.poll(() => shownNames(page)).toEqual(names(ORDERS.price));
});

test('what is typed while an earlier choice is still loading stays', { tag: '@phone' }, async ({ page }) => {
  await page.goto(CATEGORY_URL);
  await openFilters(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*priceFrom=1000*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Price from').fill('1000');
  await page.getByLabel('Price to').pressSequentially('25');
  letGo();
  await expect(page).toHaveURL(`${CATEGORY_URL}?priceFrom=1000`);
  await page.getByLabel('Price to').pressSequentially('00');
  await page.getByLabel('Price to').press('Enter');
  await expect(page).toHaveURL(`${CATEGORY_URL}?priceFrom=1000&priceTo=2500`);
});

test('filters that leave nothing say so, and are cleared by a link; the sort stays', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${CATEGORY_URL}?sort=price&priceTo=1&ratingFrom=4`);
  await expect(page.getByText('No products found', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 products');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(`${CATEGORY_URL}?sort=price`);
  await expect.poll(() => shownNames(page)).toEqual(names(ORDERS.price));
});

test('pages are links that keep the choice, with the current one marked', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`${CATEGORY_URL}?sort=price`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  const next = pages.getByRole('link', { name: 'Next page' });
  await expect(next).toHaveAttribute('rel', 'next');
  await next.click();
  await expect(page).toHaveURL(`${CATEGORY_URL}?sort=price&page=2`);
  await expect.poll(() => shownNames(page)).toEqual(ORDERS.price.slice(PAGE_SIZE).map(({ name }) => name));
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  const previous = pages.getByRole('link', { name: 'Previous page' });
  await expect(previous).toHaveAttribute('rel', 'prev');
  await previous.click();
  await expect(page).toHaveURL(`${CATEGORY_URL}?sort=price`);
  // A filter starts on its first page.
  await page.goto(`${CATEGORY_URL}?page=2`);
  await openFilters(page);
  await page.getByLabel('In stock').check();
  await expect(page).toHaveURL(`${CATEGORY_URL}?inStock=1`);
});

test('an address with what cannot be read shows the products all the same', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`${CATEGORY_URL}?sort=cheapest&priceFrom=many&inStock=perhaps&ratingFrom=9&page=-3`);
  await expect.poll(() => shownNames(page)).toEqual(names(ORDERS.newest));
  await page.goto(`${CATEGORY_URL}?page=99`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('30 products, page 2 of 2');
});

test('everybody can use the filters, open and on, and nothing scrolls sideways at 320 px', async ({ page }, {
  project,
}) => {
  await page.goto(`${CATEGORY_URL}?priceFrom=100&priceTo=3000&ratingFrom=1&inStock=1`);
  await openFilters(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // On a phone they are open already.
  if (project.name === 'desktop') await openFilters(page);
  await expect(page.getByLabel('Price from')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing is filtered, sorted and paged all the same', async ({ page }) => {
    await page.goto(CATEGORY_URL);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${CATEGORY_URL}?page=2`);
    await expect.poll(() => shownNames(page)).toEqual(ORDERS.newest.slice(PAGE_SIZE).map(({ name }) => name));

    await openFilters(page);
    await page.getByLabel('In stock').check();
    await page.getByLabel('Price to').fill('1500');
    await page.getByRole('button', { name: 'Apply' }).click();
    const left = newestFirst.filter((one) => one.quantity > 0 && paid(one) <= 1500);
    await expect.poll(() => shownNames(page)).toEqual(names(left));

    await page.getByLabel('Sort by').selectOption('price');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect
      .poll(() => shownNames(page))
      .toEqual(names(left.toSorted((one, other) => paid(one) - paid(other))));
    await openFilters(page);
    await expect(page.getByLabel('In stock')).toBeChecked();

    await page.getByRole('link', { name: 'Remove the filter: In stock' }).click();
    await expect(page).toHaveURL(`${CATEGORY_URL}?sort=price&priceTo=1500`);
  });
});

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Database } from '../../database/connect.ts';
import { expectAccessible } from './support/axe.ts';
import {
  fillSampleCategory,
  REVIEW_CATEGORY_URL,
  type Sample,
  sampleToReview,
} from './support/sample-category.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ database }) => fillSampleCategory(database));

const reviewsBlock = (page: Page) => page.getByRole('region', { name: 'Ratings and Reviews' });
const alert = (page: Page) => reviewsBlock(page).getByRole('alert').filter({ hasText: /./ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });

/** Opens the form of a product that no review was written of yet. */
async function openForm(page: Page, { id }: Sample): Promise<Locator> {
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const form = page.getByRole('form', { name: 'Write a review' });
  await expect(form.getByLabel('Title')).toBeVisible();
  return form;
}

interface Words {
  name?: string;
  title?: string;
  comment?: string;
}

async function fill(form: Locator, { name = 'Bilal', title = 'Good', comment = 'It works.' }: Words = {}) {
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Mobile').fill('0333-7654321');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Comment').fill(comment);
}

const storedReviews = (database: Database, { id }: Sample) =>
  database.selectFrom('reviews').selectAll().where('product_id', '=', id).execute();

/** Reviews by so many writers, the newest of them by one who was brought the product. */
async function fillReviews(database: Database, { id, name }: Sample, count: number): Promise<void> {
  const mobile = (number: number) => `+92302${2_000_000 + number}`;
  await database.deleteFrom('reviews').where('product_id', '=', id).execute();
  await database
    .insertInto('reviews')
    .values(
      Array.from({ length: count }, (_, number) => ({
        id: randomUUID(),
        product_id: id,
        name: 'Hina',
        mobile: mobile(number),
        title: `Review ${number + 1}`,
        rating: 4,
        comment: 'It does what it is for.',
        created_at: new Date(Date.UTC(2026, 0, 1, 0, number)),
      })),
    )
    .execute();
  const order = randomUUID();
  await database
    .insertInto('orders')
    .values({
      id: order,
      name: 'Hina',
      email: 'hina@example.com',
      mobile: mobile(count - 1),
      province: 'Sindh',
      city: 'Karachi',
      address: 'House 12',
      instructions: '',
      payment_method: 'cash',
      status: 'Delivered',
      subtotal_paisa: 100_000,
      shipping_paisa: 0,
      total_paisa: 100_000,
    })
    .execute();
  await database
    .insertInto('order_lines')
    .values({
      order_id: order,
      line_number: 1,
      product_id: id,
      name,
      price_paisa: 100_000,
      discount_basis_points: 0,
      line_price_paisa: 100_000,
      quantity: 1,
    })
    .execute();
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c4a' } })
    .jpeg()
    .toBuffer();

test('a review is written by keyboard alone, and counts wherever reviews are counted', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const goods = sampleToReview(15);
  const before = goods.rating ?? 0;
  await page.goto(`/product/${goods.id}`);
  await expect(page.getByRole('form', { name: 'Write a review' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Write a Review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeVisible();

  await page.keyboard.press('Tab');
  for (let star = 1; star < 5; star++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  for (const words of ['Hina', '0333 7654321', 'Five of five', 'It does all it should.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(alert(page)).toHaveText('Review submitted successfully!');
  await expect(page.getByRole('form', { name: 'Write a review' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Write a Review' })).toBeFocused();
  const block = reviewsBlock(page);
  await expect(block.getByRole('article')).toHaveCount(2);
  await expect(block.getByRole('article').first()).toContainText('It does all it should.');

  const average = (before + 5) / 2;
  const rated = new RegExp(`Rated ${average} out of 5 by 2 reviews`);
  await expect(page.getByRole('main').getByRole('img', { name: rated })).toHaveCount(2);
  await expect(block.getByText(average.toFixed(1), { exact: true })).toBeVisible();
  await page.goto(`${REVIEW_CATEGORY_URL}?ratingFrom=1`);
  const card = page.getByRole('article').filter({ hasText: goods.name });
  await expect(card.getByRole('img', { name: rated })).toBeVisible();
  await expect(card.getByText('(2)')).toBeVisible();

  const [stored] = (await storedReviews(database, goods)).filter(({ name }) => name === 'Hina');
  expect(stored).toMatchObject({ rating: 5, mobile: '+923337654321' });
  const responses = [
    await (await page.request.get(`/product/${goods.id}`)).text(),
    await (await page.request.get(`/product/${goods.id}.data`)).text(),
    await (await page.request.get(`/api/reviews/${goods.id}`)).text(),
  ].join();
  expect(responses).toContain('It does all it should.');
  expect(responses).not.toContain('7654321');
});

test('a double click writes one review', { tag: '@phone' }, async ({ page, database }) => {
  const goods = sampleToReview(2);
  const form = await openForm(page, goods);
  await fill(form);
  await submit(page).dblclick();
  await expect(alert(page)).toHaveText('Review submitted successfully!');
  await expect(reviewsBlock(page).getByRole('article')).toHaveCount(1);
  expect(await storedReviews(database, goods)).toHaveLength(1);
});

test('a second review takes the place of the first, and the shopper is told', { tag: '@phone' }, async ({
  page,
}) => {
  const goods = sampleToReview(5);
  const block = reviewsBlock(page);
  for (const [comment, message] of [
    ['It works.', 'Review submitted successfully!'],
    [
      'It broke.',
      'Review submitted successfully! You have reviewed this product before. Your new review takes the place of the old one.',
    ],
  ] as const) {
    const form = await openForm(page, goods);
    await fill(form, { comment });
    await submit(page).click();
    await expect(alert(page)).toHaveText(message);
    await expect(alert(page)).toBeInViewport();
    await expect(block.getByRole('article')).toHaveCount(1);
    await expect(block.getByRole('article')).toContainText(comment);
  }
});

test.describe('many reviews', { tag: '@phone' }, () => {
  const goods = sampleToReview(7);
  test.beforeEach(({ database }) => fillReviews(database, goods, 23));

  test('come ten at a time, those of buyers marked, and reading goes on with the first new one', async ({
    page,
  }) => {
    await page.goto(`/product/${goods.id}`);
    const block = reviewsBlock(page);
    await expect(block.getByRole('img', { name: 'by 23 reviews' })).toBeVisible();
    await expect(block.getByRole('article')).toHaveCount(10);
    await expect(block.getByText('The newest 10 of 23 reviews')).toBeVisible();
    await expect(block.getByText('Verified buyer')).toHaveCount(1);
    await expectAccessible(page);

    const more = block.getByRole('link', { name: 'Load more reviews' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('article')).toHaveCount(20);
    await expect(block.getByRole('listitem').nth(10)).toBeFocused();
    await more.click();
    await expect(block.getByRole('article')).toHaveCount(23);
    await expect(more).toHaveCount(0);
    await page.reload();
    await expect(block.getByRole('article')).toHaveCount(23);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('are loaded by a link all the same', async ({ page }) => {
      await page.goto(`/product/${goods.id}`);
      const block = reviewsBlock(page);
      await block.getByRole('link', { name: 'Load more reviews' }).click();
      await expect(page).toHaveURL(`/product/${goods.id}?reviews=2#review-11`);
      await expect(block.getByRole('article')).toHaveCount(20);
    });
  });
});

test('tags, quotes, emoji and Urdu are shown as they were written', { tag: '@phone' }, async ({ page }) => {
  const words = {
    name: '<img src=x onerror=alert(1)>',
    title: '"Quoted" & <b>bold</b> 🎁',
    comment: '<script>alert(1)</script> ٹھیک ہے۔',
  };
  page.on('dialog', () => {
    throw new Error('A script of a review ran.');
  });
  const goods = sampleToReview(14);
  const form = await openForm(page, goods);
  await fill(form, words);
  await submit(page).click();
  await expect(alert(page)).toHaveText('Review submitted successfully!');
  await page.reload();
  const entry = reviewsBlock(page).getByRole('article');
  for (const text of Object.values(words)) await expect(entry.getByText(text, { exact: true })).toBeVisible();

  const urdu = await openForm(page, goods);
  await fill(urdu, { title: 'بہت اچھا', comment: 'میں دوبارہ خریدوں گی۔' });
  await submit(page).click();
  const direction = (element: Element) => getComputedStyle(element).direction;
  expect(await entry.getByText('میں دوبارہ خریدوں گی۔').evaluate(direction)).toBe('rtl');
});

test('a picture is shown small with its size, and opens large', { tag: '@phone' }, async ({ page }) => {
  const form = await openForm(page, sampleToReview(4));
  await fill(form);
  await form
    .getByLabel('Image')
    .setInputFiles({ name: 'pan.jpg', mimeType: 'image/jpeg', buffer: await photo(1600, 900) });
  await submit(page).click();
  await expect(alert(page)).toHaveText('Review submitted successfully!');
  const small = reviewsBlock(page).getByRole('link', { name: 'Picture sent with the review by Bilal' });
  await expect(small.getByRole('img')).toHaveAttribute('width', '88');
  await expect(small.getByRole('img')).toHaveAttribute('height', '88');
  await small.click();
  const large = page.getByRole('dialog', { name: 'Picture sent with the review by Bilal' });
  await expect
    .poll(() => large.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(small).toBeFocused();
});

test.describe('refused is', { tag: '@phone' }, () => {
  // The browser itself logs an answer of 400 to the console, and a broken connection.
  test.use({ expectedOutput: [/status of 400|net::ERR_FAILED/] });

  test('a review without stars, in the words of the server', async ({ page, database }) => {
    const goods = sampleToReview(6);
    const form = await openForm(page, goods);
    await form.getByLabel('Name').fill('Bilal');
    await form.getByLabel('Mobile').fill('0333-7654321');
    await form.getByLabel('Title').fill('Good');
    await form.getByLabel('Comment').fill('It works.');
    await submit(page).click();
    await expect(alert(page)).toHaveText('Error: Please choose a rating from 1 to 5 stars.');
    await expect(form.getByRole('group', { name: 'Rating' })).toContainText('Please choose a rating');
    expect(await storedReviews(database, goods)).toEqual([]);
    await form.getByRole('radio', { name: '3 stars' }).check();
    await submit(page).click();
    await expect(alert(page)).toHaveText('Review submitted successfully!');
  });

  test('a comment of 10,000 characters, and one that is missing, beside its field', async ({ page }) => {
    const form = await openForm(page, sampleToReview(3));
    await fill(form, { comment: 'long '.repeat(2000) });
    await submit(page).click();
    const comment = form.getByLabel('Comment');
    await expect(comment).toHaveAccessibleDescription('Please use at most 2000 characters.');
    await expect(comment).toBeFocused();
    await comment.fill('');
    await submit(page).click();
    await expect(alert(page)).toHaveText('Please fill out all required fields!');
    await expect(comment).toHaveAccessibleDescription('This field is required.');
  });

  test('what is no picture, or too large a one, before it is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const form = await openForm(page, sampleToReview(8));
    await fill(form);
    const image = form.getByLabel('Image');
    await image.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await expect(form.getByText('Please choose an image file.')).toBeVisible();
    const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1);
    await image.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: tooLarge });
    await expect(image).toHaveAccessibleDescription(/Please choose an image of at most 5 MB\.$/);
    await submit(page).click();
    await expect(alert(page)).toHaveText('Error: Please choose an image of at most 5 MB.');
    expect(sent).toEqual([]);
    await image.setInputFiles([]);
    await submit(page).click();
    await expect(alert(page)).toHaveText('Review submitted successfully!');
  });

  test('what only says that it is a picture, by the server', async ({ page, database }) => {
    const goods = sampleToReview(10);
    const form = await openForm(page, goods);
    await fill(form);
    const image = form.getByLabel('Image');
    await image.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
    await submit(page).click();
    await expect(alert(page)).toHaveText('Error: Please choose a picture (JPEG, PNG, WebP or AVIF).');
    await expect(image).toBeFocused();
    expect(await storedReviews(database, goods)).toEqual([]);
  });

  test('nothing while the shop is away, and what was written is still there', async ({ page }) => {
    const form = await openForm(page, sampleToReview(12));
    await fill(form);
    await page.route('**/api/reviews', (route) => route.abort());
    await submit(page).click();
    await expect(alert(page)).toHaveText('Error: The shop could not be reached. Please try again.');
    await expect(form.getByLabel('Comment')).toHaveValue('It works.');
    await page.unroute('**/api/reviews');
    await submit(page).click();
    await expect(alert(page)).toHaveText('Review submitted successfully!');
  });
});

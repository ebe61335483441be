import type { Page } from '@playwright/test';
import { rupees } from '../support/expected-price.ts';
import { firstProduct } from './support/first-product.ts';
import { CATEGORY_URL, fillSampleCategory, paid, sample } from './support/sample-category.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ database }) => fillSampleCategory(database));

/** Has four photos, 3 in stock, 10 percent off and one review. */
const PAN = sample(1);
/** Is sold out and has one photo. */
const SOLD_OUT = sample(5);

const pictures = (page: Page) => page.getByRole('region', { name: `Pictures of ${PAN.name}` });
const thumbnail = (page: Page, number: number) =>
  pictures(page).getByRole('button', { name: `Show picture ${number} of 4` });

/** The large picture that fills the box, by its place in the row. */
const shownPicture = (page: Page) =>
  pictures(page)
    .locator('ul')
    .first()
    .evaluate((row) => row.scrollLeft / row.clientWidth + 1);

async function expectPicture(page: Page, number: number) {
  await expect.poll(() => shownPicture(page)).toBeCloseTo(number, 1);
  await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(pictures(page).locator('[aria-current=true]')).toHaveCount(1);
}

test('a product shows its price as it is paid, what is left, delivery, returns and its reviews', async ({
  page,
}) => {
  await page.goto(`/product/${PAN.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(PAN.name);
  await expect(main.getByText(rupees(paid(PAN)), { exact: true })).toBeVisible();
  await expect(main.locator('s').first()).toContainText(rupees(PAN.price));
  await expect(main.getByText(`-${PAN.discount}%`, { exact: true }).first()).toBeVisible();
  await expect(main.getByText('In Stock', { exact: true })).toBeVisible();
  await expect(main.getByText('Delivery in 2 to 4 working days')).toBeVisible();
  await expect(main.getByText('14 days return and refund')).toBeVisible();
  await expect(main.getByRole('img', { name: /^Rated .* out of 5 by/ }).first()).toBeVisible();
});

test('the pictures turn by their thumbnails, also by keyboard', async ({ page }) => {
  await page.goto(`/product/${PAN.id}`);
  await expectPicture(page, 1);
  await thumbnail(page, 1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(thumbnail(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPicture(page, 3);
  await thumbnail(page, 2).click();
  await expectPicture(page, 2);
});

test('the pictures turn by arrows where there is a mouse, and stop at both ends', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/product/${PAN.id}`);
  const previous = pictures(page).getByRole('button', { name: 'Previous picture' });
  const next = pictures(page).getByRole('button', { name: 'Next picture' });
  await expect(previous).toBeDisabled();
  await next.focus();
  for (const number of [2, 3, 4, 4]) {
    await page.keyboard.press('Enter');
    await expectPicture(page, number);
    await expect(next).toBeFocused();
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expectPicture(page, 3);
});

test('the pictures turn by a swipe', async ({ page, context }) => {
  await page.goto(`/product/${PAN.id}`);
  const box = await pictures(page).locator('ul').first().boundingBox();
  if (!box) throw new Error('The pictures are not there.');
  const devtools = await context.newCDPSession(page);
  const y = box.y + box.height / 2;
  const swipe = async (from: number, to: number) => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (let part = 0.1; part <= 1; part += 0.1) {
      const x = from + (to - from) * part;
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
      // A finger moves from frame to frame. Of a busier one Chromium guesses how far it has gone by now, and goes too far.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const [left, right] = [box.x + box.width * 0.15, box.x + box.width * 0.85];
  await swipe(right, left);
  await expectPicture(page, 2);
  await swipe(left, right);
  await expectPicture(page, 1);
});

test('a product of one picture has neither thumbnails nor arrows', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/product/${sample(2).id}`);
  const region = page.getByRole('region', { name: `Pictures of ${sample(2).name}` });
  await expect(region.getByRole('img')).toHaveCount(1);
  await expect(region.getByRole('button')).toHaveCount(0);
});

test('the quantity goes from 1 to what is in stock', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/product/${PAN.id}`);
  const stepper = page.getByRole('main').getByRole('group', { name: `Quantity of ${PAN.name}` });
  const fewer = stepper.getByRole('button', { name: 'Decrease quantity' });
  const more = stepper.getByRole('button', { name: 'Increase quantity' });
  await expect(stepper.getByRole('status')).toHaveText('1');
  await expect(fewer).toBeDisabled();
  await more.click();
  await more.click();
  await expect(stepper.getByRole('status')).toHaveText(String(PAN.quantity));
  await expect(more).toBeDisabled();
  await expect(page.getByText(`Only ${PAN.quantity} left`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'ADD TO CART', exact: true }).click();
  await expect(page.getByText(`Item added to cart with quantity: ${PAN.quantity}`)).toBeVisible();
  await fewer.click();
  await expect(stepper.getByRole('status')).toHaveText(String(PAN.quantity - 1));
});

test('what is sold out cannot be bought, on its page and on its card', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`/product/${SOLD_OUT.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(main.getByRole('group', { name: /^Quantity of/ })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'ADD TO CART', exact: true })).toHaveCount(0);

  await page.goto('/products/category/Popular%20Categories?page=2');
  const card = page.getByRole('article').filter({ hasText: SOLD_OUT.name });
  await expect(card.getByText('Out of Stock')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('at most six related products follow, itself not among them', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/product/${PAN.id}`);
  const related = page.getByRole('region', { name: 'Related Products' }).getByRole('article');
  await expect(related).toHaveCount(6);
  await expect(related.filter({ hasText: PAN.name })).toHaveCount(0);
});

test('a page that has grown old follows what it has told: nothing sold out is offered, nor promised a day', {
  tag: '@phone',
}, async ({ page, database }) => {
  const setStock = (id: string, quantity: number) =>
    database.updateTable('stock').set({ quantity }).where('product_id', '=', id).execute();
  const main = page.getByRole('main');
  await page.goto(`/product/${PAN.id}`);
  await expect(main.getByText(/working days/).first()).toBeVisible();
  await setStock(PAN.id, 0);
  await main.getByRole('button', { name: 'ADD TO CART', exact: true }).click();
  await expect(page.getByText('This product is out of stock.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(main.getByText('In Stock', { exact: true })).toHaveCount(0);
  await expect(main.getByText(/(working|business) days/)).toHaveCount(0);

  // What is like it stands right there, before the description.
  const related = page.getByRole('region', { name: 'Related Products' });
  const description = page.getByRole('region', { name: 'Description' });
  const [above, below] = [await related.boundingBox(), await description.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await setStock(PAN.id, PAN.quantity);

  // A card follows too.
  await page.goto(CATEGORY_URL);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const { id, quantity } = await firstProduct(database, (products) => products.where('name', '=', name));
  await setStock(id, 0);
  await card.getByRole('button').click();
  await page.getByRole('button', { name: 'Close the cart' }).click();
  const soldOut = page.getByRole('article').filter({ hasText: name });
  await expect(soldOut.getByText('Out of Stock')).toBeVisible();
  await expect(soldOut.getByRole('button')).toHaveCount(0);
  await setStock(id, quantity);
});

test('a message on WhatsApp carries the address of the product', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/product/${PAN.id}`);
  const link = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(PAN.name);
  expect(text).toContain(`/product/${PAN.id}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one asks to be told when a product is back, and takes it back', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(`/product/${SOLD_OUT.id}`);
    await page.getByLabel('E-mail address').fill('bilal@example.com');
    await page.getByRole('button', { name: 'Tell me', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We will tell you' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel this alert' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You hear nothing more of it' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { rupees } from '../support/expected-price.ts';
import { fillSampleCategory, paid, sample } from './support/sample-category.ts';
import { addFirstToCart } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ database }) => fillSampleCategory(database));

/** Has four photos. */
const PAN = sample(1);
const KETTLE = sample(2);

const onPage = (page: Page) => page.getByRole('main');

test('a picture opens large by keyboard, turns, grows and gives the focus back', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/product/${PAN.id}`, { waitUntil: 'networkidle' });
  const pictures = page.getByRole('region', { name: `Pictures of ${PAN.name}` }).getByRole('link');
  await expect(pictures.first()).toHaveAttribute('href', PAN.photos[0] ?? '');
  await pictures.first().focus();
  expect(asked.filter((url) => url.includes('photo-zoom'))).toEqual([]);
  await page.keyboard.press('Enter');

  const large = page.getByRole('dialog', { name: `Pictures of ${PAN.name}, large` });
  await expect(large.getByRole('img', { name: PAN.name, exact: true })).toBeInViewport();
  await large.getByRole('button', { name: 'Zoom in' }).click();
  await expect(large.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await large.getByRole('button', { name: 'Next large picture' }).click();
  await expect(large.getByRole('img', { name: `${PAN.name}, picture 2` })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(large).toBeVisible();
  await page.goBack();
  await expect(large).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: PAN.name })).toBeVisible();
});

test('a shopper finds the city, what was looked at and what was saved again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`/product/${PAN.id}`);
  await expect(onPage(page).getByText('Any other city')).toBeVisible();
  await page.getByLabel('Deliver to').focus();
  await page.getByLabel('Deliver to').selectOption('Lahore');
  await expect(onPage(page).getByText('Rs. 200 to Lahore, free from Rs. 5,000')).toBeVisible();
  await expect(onPage(page).getByText(/^Order now and it arrives between \w{3} \d/)).toBeVisible();
  await expect(onPage(page).getByText('Any other city')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await page.getByRole('button', { name: `Save ${PAN.name} for later` }).click();

  await page.goto(`/product/${KETTLE.id}`);
  await expect(onPage(page).getByText('Rs. 200 to Lahore, free from Rs. 5,000')).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByText(rupees(paid(PAN)))).toBeVisible();

  await onPage(page).getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
  const related = page.getByRole('region', { name: 'Related Products' });
  await addFirstToCart(related);
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  await panel.getByRole('button', { name: `Save ${KETTLE.name} for later` }).click();
  await expect(panel.getByRole('button', { name: `Remove ${KETTLE.name}`, exact: true })).toHaveCount(0);
  const saved = panel.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  await saved.getByRole('button', { name: `Move ${PAN.name} to the cart` }).click();
  await expect(panel.getByRole('button', { name: `Remove ${PAN.name}`, exact: true })).toBeVisible();
  await expect(saved.getByRole('listitem')).toHaveCount(1);

  await page.goto('/CheckOut');
  await page.getByLabel('Province').selectOption('Sindh');
  await page.getByLabel('City').selectOption('Karachi');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('city'))).toBe('"Karachi"');

  await page.goto('/search?query=xqzwvk');
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article')).toHaveCount(2);
  await recent.getByRole('button', { name: 'Clear what was viewed recently' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBe('[]');
});

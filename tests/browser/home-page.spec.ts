import type { Page } from '@playwright/test';
import { picture } from '../support/product-form.ts';
import { expectAccessible } from './support/axe.ts';
import { firstProduct } from './support/first-product.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const banners = (page: Page) => page.getByRole('region', { name: 'Banners' });
const sections = (page: Page) => page.getByRole('region', { name: 'Sections' });

async function chooseFile(page: Page, width: number, height: number) {
  const buffer = Buffer.from(await picture(width, height, { background: '#b0451a' }));
  await page
    .getByLabel('Picture of the banner')
    .setInputFiles({ name: 'eid.jpg', mimeType: 'image/jpeg', buffer });
}

test('the owner arranges the home page, looks at it, publishes it, and one button undoes it', {
  tag: '@desktop',
}, async ({ page, database, openScreen }) => {
  test.slow();
  const shopper = await openScreen();
  await shopper.goto('/');
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/home-page');

  await banners(page).getByRole('button', { name: 'Add a banner' }).click();
  await chooseFile(page, 700, 300);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog.getByText('too small')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await chooseFile(page, 2000, 1400);
  await expect(dialog.getByText('1 of 2: as desktops show it')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn by 90°' }).click();
  await expect(dialog.getByText('1400 × 467 pixels')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  // What chose the picture is gone: the typing goes on with the words.
  await expect(banners(page).getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('Eid Sale');
  await banners(page).getByLabel('Leads to').selectOption('A typed address');
  await banners(page).getByLabel('Address in the shop').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(banners(page).getByText('Please enter an address of this shop')).toBeVisible();
  await banners(page).getByLabel('Address in the shop').fill('/search?query=mug');
  const handle = banners(page).getByRole('button', { name: 'Move Banner “Eid Sale”' });
  for (let place = 6; place > 1; place--) await handle.press('ArrowUp');
  await expect(handle).toHaveAccessibleName(/number 1 of 6/);

  await sections(page).getByRole('button', { name: 'Add a section' }).click();
  await sections(page).getByLabel('Title', { exact: true }).fill('For Eid');
  for (const name of ['towel', 'kettle']) {
    await sections(page).getByRole('combobox', { name: 'Add a product' }).fill(name);
    await sections(page).getByRole('listbox').getByRole('option').first().click();
  }
  await sections(page).getByRole('button', { name: 'Move Section “New Arrivals”' }).press('ArrowUp');

  const strip = page.getByRole('region', { name: 'Announcement' });
  await strip.getByText('Show it').click();
  await strip
    .getByLabel('Announcement', { exact: true })
    .fill('Closed on Eid <img src=x onerror="alert(1)">');

  const preview = page.frameLocator('iframe[title="The home page on a phone"]');
  await expect(preview.getByRole('heading', { name: 'For Eid' })).toBeVisible();
  await expect(preview.getByText('Closed on Eid')).toBeVisible();
  await expectAccessible(page);
  await shopper.reload();
  await expect(shopper.getByText('Closed on Eid')).toBeHidden();
  expect((await shopper.request.get('/home-preview')).status()).toBe(404);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The home page is published.').first()).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Banner “Eid Sale”: not there → added');

  await shopper.reload();
  await expect(shopper.getByText('Closed on Eid <img src=x')).toBeVisible();
  const promotions = shopper.getByRole('region', { name: 'Promotions' });
  const first = promotions.getByRole('link', { name: /Eid Sale/ });
  await expect(first).toHaveAttribute('href', '/search?query=mug');
  const shown = first.locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  const titles = await shopper.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.slice(0, 3)).toEqual(['For Eid', 'New Arrivals', 'Popular Categories']);
  await expect(shopper.getByRole('region', { name: 'For Eid' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(shopper);

  // Who closed it sees none of it at the next page, and nothing moves.
  await shopper.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(shopper.getByText('Closed on Eid')).toBeHidden();
  await shopper.goto('/about');
  await expect(shopper.getByText('Closed on Eid')).toBeHidden();

  await history.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(history).toContainText('Version 2');
  await shopper.goto('/');
  await expect(promotions.getByRole('link', { name: /Weekly Sale/ })).toBeVisible();
  await expect(shopper.getByRole('region', { name: 'For Eid' })).toHaveCount(0);
});

test('a picture of a product is cropped and turned in its form', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  const { id } = await firstProduct(database, (products) => products.orderBy('id'));
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto(`/dashboard/product/${id}`);
  await page.getByRole('button', { name: 'Edit picture 1: crop and turn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the picture' });
  await dialog.getByRole('button', { name: 'Square' }).click();
  await dialog.getByRole('button', { name: 'Turn by 90°' }).click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: /^picture 1\./ })).toBeVisible();
});

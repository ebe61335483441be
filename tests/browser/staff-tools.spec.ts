import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const ON_DESKTOP = { tag: '@desktop' };

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });
const options = (page: Page) => palette(page).getByRole('option');

test(
  'Ctrl-K finds screens, orders, products and customers, and goes there by keyboard alone',
  ON_DESKTOP,
  async ({ page, database }) => {
    const order = await placeOrder(page, database, 'Nadia Farooqi', '0311-1110031');
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto('/dashboard/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.keyboard.press('Control+K');
    const box = palette(page).getByRole('combobox');
    await expect(box).toBeFocused();
    await expect(options(page).filter({ hasText: 'New product' })).toBeVisible();
    await expect(options(page).filter({ hasText: 'Audit log' })).toHaveCount(0);
    await expectAccessible(page);

    await box.fill('Nadia Farooqi');
    const group = (name: string) => palette(page).getByRole('group', { name });
    await expect(group('Orders').getByRole('option').first()).toContainText(`${order.number} Nadia Farooqi`);
    await expect(group('Customers').getByRole('option')).toContainText(['0311-1110031']);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await box.press('Enter');
    await expect(page).toHaveURL(`/dashboard/order/${order.id}`);

    await page.keyboard.press('Control+K');
    await box.fill('rename');
    await expect(options(page)).toHaveText(['Categories', 'Subcategories']);
    await box.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');
    await expect(page).toHaveURL('/dashboard/sub-category');

    await page.getByRole('button', { name: /^Search orders, products/ }).click();
    await box.fill('qqqqqq');
    await expect(palette(page).getByRole('status')).toHaveText('Nothing was found.');
    await box.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Search orders, products/ })).toBeFocused();
  },
);

test(
  'a new order is told quietly, and a colleague’s change seen, while no row moves by itself',
  ON_DESKTOP,
  async ({ page, browser, database }) => {
    const name = `Rabia ${crypto.randomUUID().slice(0, 8)}`;
    const first = await placeOrder(page, database, name, '0311-1110032');
    await openAsAdmin(page, database, 'Shop Manager');
    await page.clock.install();
    await page.goto(`/dashboard/view-orders?search=${name}`);
    const rows = page.getByRole('row').filter({ hasText: name });
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^What waits/ })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu.getByRole('link', { name: 'Confirm orders' })).toHaveAccessibleDescription(
      /^\d+\+? to call$/,
    );

    const shopper = await browser.newPage({ baseURL: new URL(page.url()).origin });
    const second = await placeOrder(shopper, database, name, '0311-1110032');
    await shopper.close();
    await database.updateTable('orders').set({ status: 'Processing' }).where('id', '=', first.id).execute();
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('button', { name: '1 new order – show' })).toBeVisible();
    await expect(page.getByLabel(`Status of order ${first.number}`)).toHaveValue('Processing');
    await expect(rows).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: '1 new order – show' }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(String(second.number));
    await expect(page.getByRole('button', { name: /new order/ })).toHaveCount(0);
  },
);

test(
  'a hidden tab asks for nothing; it asks at once when it is seen again',
  ON_DESKTOP,
  async ({ page, database }) => {
    await openAsAdmin(page, database, 'Shop Editor');
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/staff/waiting')) asked += 1;
    });
    const answered = () => page.waitForResponse(/\/staff\/waiting$/);
    await Promise.all([answered(), page.goto('/dashboard/account')]);
    await Promise.all([answered(), page.clock.fastForward(11_000)]);
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((wanted) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: wanted });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.clock.fastForward(300_000);
    expect(asked).toBe(2);
    await Promise.all([answered(), show('visible')]);
    expect(asked).toBe(3);
  },
);

test(
  'twenty orders fit on a screen; the way back ends at the same view, columns and place',
  ON_DESKTOP,
  async ({ page, database }) => {
    for (let count = 0; count < 20; count += 1) {
      await placeOrder(page, database, 'Mehwish Ansari', `0311-22200${10 + count}`);
    }
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto('/dashboard/view-orders');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: 'To confirm' }).click();
    await expect(page).toHaveURL('/dashboard/view-orders?stage=to-confirm');
    await expect(views.getByRole('link', { name: 'To confirm' })).toHaveAttribute('aria-current', 'page');
    const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(20);
    const last = await rows.last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(900);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'City' }).uncheck();
    await expect(page.getByRole('columnheader', { name: 'City' })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 500 });
    const link = rows.last().getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    await expect.poll(kept).toContain(`"top\\":\\"${place}\\"`);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await page.getByRole('link', { name: 'All orders' }).click();
    await expect(page).toHaveURL('/dashboard/view-orders?stage=to-confirm');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(page.getByRole('columnheader', { name: 'City' })).toHaveCount(0);
    await page.reload();
    await expect(rows).toHaveCount(20);
    await expect(page.getByRole('columnheader', { name: 'City' })).toHaveCount(0);
  },
);

test('the header says who I am and what waits; Escape closes what it opens', async ({ page, database }) => {
  await placeOrder(page, database, 'Ayesha Khan', '0311-1110033');
  const name = await openAsAdmin(page, database, 'Shop Editor');
  await page.goto('/dashboard/create-category');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^What waits/ }).click();
  await expect(header.getByRole('link', { name: /orders? to confirm$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: /to confirm$/ })).toHaveCount(0);
  await header.getByRole('button', { name: `${name}, Shop Editor: account` }).click();
  await expect(header.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page);
  await header.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/dashboard/account');
  await expect(header.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import type { Database } from '../../database/connect.ts';
import { CODE_128, QR_CODE, readCodes } from '../support/read-codes.ts';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** The size of each page that comes out of the printer, in points. */
async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox (\[[^\]]*\])/g)].map(([, size = '']) => size);
}

/** Somebody confirmed these orders, and their courier is chosen. */
const makeReady = (database: Database, ids: string[]) =>
  database
    .updateTable('orders')
    .set({ confirmation: 'confirmed', courier: 'TCS' })
    .where('id', 'in', ids)
    .execute();

test('a parcel goes its way by one key each, and its units are on the shelf when they are counted in', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110011');
  await makeReady(database, [order.id]);
  const admin = await openAsAdmin(page, database, 'Shop Editor');
  const inStock = async () => {
    const stock = database.selectFrom('stock').select('quantity').where('product_id', '=', order.productId);
    return (await stock.executeTakeFirstOrThrow()).quantity;
  };
  const before = await inStock();
  await page.goto(`/dashboard/order/${order.id}`);
  const panel = page.getByRole('region', { name: 'Fulfilment' });
  const steps = [
    ['p', 'Packed'],
    ['h', 'With courier'],
    ['r', 'Refused at the door'],
    ['b', 'Coming back'],
  ] as const;
  await expect(panel).toContainText('To pack');
  const weight = panel.getByLabel('Weight in grams');
  await weight.fill('1kg');
  await weight.press('Enter');
  await expect(panel).toContainText('Please enter the weight in grams');
  await weight.fill('1250');
  await weight.press('Enter');
  await expect(page.getByText('1,250 g')).toBeVisible();
  await weight.blur();
  for (const [key, place] of steps) {
    await page.keyboard.press(key);
    await expect(panel.getByText(place, { exact: true })).toBeVisible();
  }
  expect(await inStock()).toBe(before);
  await expectAccessible(page);

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: `Count order ${order.number} back in` });
  await dialog.getByLabel('Damaged').fill('1');
  await dialog.getByLabel('Whole').press('Enter');
  await expect(dialog).toContainText('1 was sent: no more can come back.');
  await expectAccessible(page);
  await dialog.getByLabel('Damaged').fill('0');
  await dialog.getByLabel('Damaged').press('Enter');
  await expect(panel.getByText('Back in the shop', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`${admin} moved the parcel from “Coming back” to “Back in the shop”`),
  ).toBeVisible();
  await expect(page.getByLabel(`Status of order ${order.number}`)).toHaveValue('Cancelled');
  expect(await inStock()).toBe(before + 1);
  // What came too late is not offered any more.
  await expect(panel).toContainText('Weighed 1,250 g');
  await expect(weight).toHaveCount(0);
  const parcel = page.getByRole('region', { name: 'Parcel' });
  await expect(parcel).toContainText('TCS');
  await expect(parcel.getByRole('combobox')).toHaveCount(0);
});

test.describe('chosen orders', () => {
  // About the dots of a label printer.
  test.use({ deviceScaleFactor: 2 });

  test('take a step together, and their labels are printed, which a scanner reads', {
    tag: '@desktop',
  }, async ({ page, database }) => {
    const ready = await placeOrder(page, database, 'Ayesha Khan', '0311-1110012');
    const unconfirmed = await placeOrder(page, database, 'Ayesha Khan', '0311-1110012');
    await makeReady(database, [ready.id]);
    await openAsAdmin(page, database, 'Shop Manager');
    await page.goto('/dashboard/view-orders?search=03111110012');
    await page.getByLabel(`Select order ${ready.number}`).check();
    const bar = page.getByRole('region', { name: 'Chosen orders' });
    await bar.getByRole('button', { name: 'Choose all 2 that match' }).click();
    await expect(bar).toContainText('2 orders chosen');

    await bar.getByRole('button', { name: 'Move to next step …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move the chosen orders to their next step' });
    await dialog.getByRole('button', { name: 'Change 2 orders' }).click();
    await expect(dialog.getByRole('status')).toContainText('1 now “Packed”, 1 refused.');
    await expect(dialog.getByRole('status')).toContainText(`Order ${unconfirmed.number} is paid in cash`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row', { name: String(ready.number) })).toContainText('Packed');
    await expectAccessible(page);

    await page.reload();
    await bar.getByRole('link', { name: 'Labels' }).click();
    const label = page.getByRole('article', { name: `Label of order ${ready.number}` });
    await expect(label).toContainText(`Rs. ${ready.total}`);
    const picture = await label.screenshot();
    expect(await readCodes(picture, CODE_128)).toEqual([String(ready.number)]);
    expect(await readCodes(picture, QR_CODE)).toEqual([String(ready.number)]);
    // 4 × 6 inches in points, a page for each order; slips are on A4.
    expect(await printedPages(page)).toEqual(Array(2).fill('[0 0 288 432]'));
    await page.goto('/dashboard/print/packing-slips');
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await printedPages(page)).toEqual(Array(2).fill(expect.stringContaining('594')));
  });

  test('have no label once they are cancelled, and a word where money should come first', {
    tag: '@desktop',
  }, async ({ page, database }) => {
    const cancelled = await placeOrder(page, database, 'Ayesha Khan', '0311-1110018');
    const unpaid = await placeOrder(page, database, 'Ayesha Khan', '0311-1110018');
    const set = (id: string, changed: object) =>
      database.updateTable('orders').set(changed).where('id', '=', id).execute();
    await set(cancelled.id, { status: 'Cancelled' });
    await set(unpaid.id, { payment_method: 'card' });
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto('/dashboard/view-orders?search=03111110018');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.goto('/dashboard/print/labels');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labels of 1 order');
    await expect(page.getByRole('article')).toHaveAccessibleName(`Label of order ${unpaid.number}`);
    await expect(page.getByText(`Cancelled, and left out: ${cancelled.number}`)).toBeVisible();
    await expect(page.getByText(`before the parcel goes out: ${unpaid.number}`)).toBeVisible();
    await expectAccessible(page);
    expect(await printedPages(page)).toHaveLength(1);

    await page.goto('/dashboard/print/pick-list');
    await expect(page.getByText(`Not to pack, and left out: ${cancelled.number}`)).toBeVisible();
    await expect(page.getByText(`before the parcel goes out: ${unpaid.number}`)).toBeVisible();
  });
});

test.describe('orders to pack', () => {
  // The browser itself logs an answer of 409 to the console.
  test.use({ expectedOutput: [/status of 4\d\d/] });

  test('are packed at once, their labels print by themselves, and parcels are booked one after the other', {
    tag: '@desktop',
  }, async ({ page, database }) => {
    const orders = [
      await placeOrder(page, database, 'Ayesha Khan', '0311-1110014'),
      await placeOrder(page, database, 'Ayesha Khan', '0311-1110014'),
    ];
    await makeReady(
      database,
      orders.map(({ id }) => id),
    );
    await openAsAdmin(page, database, 'Shop Editor');
    // As if the shop had a key of this courier; it has none, and says so when it is to book.
    await page.route(/checkout\/order\/[\w-]+$/, async (route) => {
      const response = await route.fetch();
      const order = await response.json();
      const bookableCouriers = [{ name: 'TCS', canBeLookedUp: false }];
      await route.fulfill({ response, json: { ...order, bookableCouriers } });
    });
    await page.goto('/dashboard/view-orders?stage=to-pack&search=03111110014');
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.check();
    const bar = page.getByRole('region', { name: 'Chosen orders' });
    await bar.getByRole('button', { name: 'Book a courier …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book the chosen orders with a courier' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Book 2 parcels' }).click();
    await expect(dialog.getByRole('status')).toContainText('0 booked with TCS, 2 refused.');
    for (const { number } of orders) {
      await expect(dialog.getByRole('listitem').filter({ hasText: String(number) })).toContainText(
        'it has no key',
      );
    }
    await dialog.getByRole('button', { name: 'Close' }).click();

    await bar.getByRole('button', { name: 'Pack', exact: true }).click();
    await expect(page.getByText('2 orders are packed.')).toBeVisible();
    await expect(bar).toHaveCount(0);

    await page.goto('/dashboard/view-orders?search=03111110014');
    await all.check();
    const printed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.print = () => resolve(document.querySelectorAll('article').length);
        }),
    );
    await bar.getByRole('link', { name: 'Labels' }).click();
    expect(await printed).toBe(2);
  });
});

test.describe('a barcode scanner', () => {
  // The browser itself logs an answer of 409 to the console.
  test.use({ expectedOutput: [/status of 409/] });

  test('types, and each scan is a step, or says why not', { tag: '@desktop' }, async ({ page, database }) => {
    const first = await placeOrder(page, database, 'Ayesha Khan', '0311-1110013');
    const second = await placeOrder(page, database, 'Ayesha Khan', '0311-1110013');
    await makeReady(database, [first.id]);
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto('/dashboard/scan?mode=pack');
    const latest = page.getByRole('region', { name: 'Latest scan' });
    await expect(page.getByLabel('Number of the order or of the courier')).toBeFocused();
    // Two scans, faster than the shop answers.
    await page.keyboard.type(`${first.number}\n${second.number}\n`);
    await expect(latest).toContainText(`Order ${second.number} is paid in cash and nobody has confirmed it.`);
    await expect(page.getByRole('region', { name: 'Earlier scans' })).toContainText(
      `Order ${first.number} is now “Packed”.`,
    );
    await expectAccessible(page);
    await page.keyboard.type('nothing-7\n');
    await expect(latest).toContainText('Nothing here has the number nothing-7.');

    // Shift and Tab lead from the box to the modes.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Find' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${first.number}\n`);
    await expect(latest).toContainText('Enter: Hand to courier');
    await page.keyboard.press('Enter');
    await expect(latest).toContainText(`Order ${first.number} is now “With courier”.`);
  });
});

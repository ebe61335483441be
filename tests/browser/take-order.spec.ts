import type { Page } from '@playwright/test';
import type { Database } from '../../database/connect.ts';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Keys that are pressed beside the typing of words and numbers; Ctrl and Enter are two. */
const KEYS_FOR_TWO_PRODUCTS = 6;

const ordersOf = (database: Database, mobile: string) =>
  database
    .selectFrom('orders')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('source', '=', 'phone')
    .execute();

/** The keyboard, counting the keys that are no text. */
function countingKeyboard({ keyboard }: Page) {
  let keys = 0;
  return {
    type: (text: string) => keyboard.type(text),
    press: async (key: string) => {
      keys += key.split('+').length;
      await keyboard.press(key);
    },
    count: () => keys,
  };
}

test(`an order of two products is taken from a known customer with ${KEYS_FOR_TWO_PRODUCTS} keys beside what is typed`, {
  tag: '@desktop',
}, async ({ page, database }) => {
  await placeOrder(page, database, 'Nadia Aslam', '0312-2220001');
  const admin = await openAsAdmin(page, database, 'Shop Editor');
  await page.goto('/dashboard/take-order');
  await expect(page.getByLabel('Mobile')).toBeFocused();
  const keyboard = countingKeyboard(page);
  const finder = page.getByRole('combobox', { name: 'Add a product' });
  const total = page.getByRole('definition').last();

  await keyboard.type('03122220001');
  await expect(page.getByRole('radio', { name: /Nadia Aslam, House 12/ })).toBeChecked();
  await expectAccessible(page);
  await keyboard.press('Enter');

  let before = '--';
  for (const [product, quantity] of [
    ['kettle', '2'],
    ['towel', '3'],
  ] as const) {
    if (product === 'towel') await keyboard.press('Enter');
    await expect(finder).toBeFocused();
    await keyboard.type(product);
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await keyboard.press('Enter');
    await expect(page.getByRole('spinbutton').last()).toBeFocused();
    await keyboard.type(quantity);
    await expect(total).not.toHaveText(before);
    before = await total.innerText();
  }
  await keyboard.press('Control+Enter');
  const done = page.getByText(/^Order \d+ is placed\./);
  await expect(done).toBeVisible();
  expect(keyboard.count()).toBe(KEYS_FOR_TWO_PRODUCTS);
  // Ready for the next call.
  await expect(page.getByLabel('Mobile')).toBeFocused();
  await expect(page.getByLabel('Mobile')).toHaveValue('');

  const orders = await ordersOf(database, '+923122220001');
  expect(orders).toMatchObject([
    {
      name: 'Nadia Aslam',
      address: 'House 12, Street 4',
      city: 'Karachi',
      payment_method: 'cash',
      confirmation: 'confirmed',
      taken_by: admin,
    },
  ]);
  const lines = await database
    .selectFrom('order_lines')
    .select('quantity')
    .where('order_id', '=', orders[0]?.id ?? '')
    .orderBy('quantity')
    .execute();
  expect(lines).toEqual([{ quantity: 2 }, { quantity: 3 }]);
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText(`${admin} took the order by phone`)).toBeVisible();
});

test.describe('an order that is being taken', () => {
  // The browser itself logs the request whose answer is lost.
  test.use({ expectedOutput: [/Failed to load resource/] });

  test('survives a reload, and a lost answer places it once', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto('/dashboard/take-order');
    await page.getByLabel('Mobile').fill('0312-2220002');
    await expect(page.getByText('First order of this mobile')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Omar Farooq');
    await page.getByLabel('Province').selectOption('Punjab');
    await page.getByLabel('City').selectOption('Lahore');
    await page.getByLabel('Address').fill('Shop 4, Mall Road');
    const finder = page.getByRole('combobox', { name: 'Add a product' });
    await finder.fill('kettle');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByRole('spinbutton').fill('2');

    await page.reload();
    await expect(page.getByLabel('Address')).toHaveValue('Shop 4, Mall Road');
    await expect(page.getByLabel('City')).toHaveValue('Lahore');
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await expect(page.getByText('First order of this mobile')).toBeVisible();
    await expect(page.getByRole('definition').last()).toContainText('Rs.');

    // The order comes in, its answer does not.
    await page.route('**/phone-order', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const place = page.getByRole('button', { name: 'Place the order' });
    await place.click();
    await expect(page.getByText('The shop could not be reached. Please try again.').first()).toBeVisible();
    await page.unroute('**/phone-order');
    await page.reload();
    await place.click();
    await expect(page.getByText(/^Order \d+ is placed\./)).toBeVisible();
    expect(await ordersOf(database, '+923122220002')).toHaveLength(1);
  });
});

test('an order without anything in it is told all that is missing, and a city only once it can be chosen', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto('/dashboard/take-order');
  await page.getByLabel('Mobile').fill('03122220009');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByLabel('Mobile')).toHaveValue('0312-2220009');
  const summary = page.getByRole('list', { name: 'Fields to change' });
  await expect(summary.getByRole('button')).toHaveText(['Name', 'Province', 'Address', 'Add a product']);
  await summary.getByRole('button', { name: 'Add a product' }).click();
  await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
});

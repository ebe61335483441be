import { dayOfShop } from '../../shop/dates.ts';
import { changeStatus } from '../../shop/orders/management/change-status.ts';
import { setCourier } from '../../shop/orders/management/set-courier.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('a courier’s sheet is looked at, booked and undone', { tag: '@desktop' }, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110091');
  const { links: couriers } = readSettings({}).newShop.couriers;
  const parcel = { courier: 'TCS', trackingNumber: 'TCS-9001' };
  await setCourier(database, order.id, { ...parcel, version: undefined }, couriers, THE_SHOP);
  await changeStatus(database, order.id, { status: 'Delivered' }, THE_SHOP);
  await openAsAdmin(page, database, 'Shop Manager');

  await page.goto('/dashboard/money');
  await expect(page.getByRole('row').filter({ hasText: 'TCS-9001' })).toContainText('Due');
  await page.getByRole('link', { name: 'Upload a sheet' }).click();
  // The list that is left filters by a courier, too.
  await expect(page.getByRole('heading', { level: 1, name: /^Upload/ })).toBeVisible();
  await page.getByLabel('Courier').selectOption('TCS');
  const sheet = `Bar code of parcel,Money,Fee\ntcs-9001,"Rs. ${order.total}",100\nF-1,50,0\n`;
  await page.getByLabel('Sheet, CSV or XLSX').setInputFiles({
    name: 'tcs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  });
  await expect(page.getByText('Please choose the column with the tracking numbers.')).toBeVisible();
  await page.getByLabel('Bar code of parcel').selectOption('Tracking number');
  await expect(page.getByText('Please choose the column with the cash collected')).toBeVisible();
  await page.getByLabel('Money').selectOption('Cash collected');
  await expect(page.getByText('2 parcels, one fault. Nothing is stored yet.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'tcs-9001' })).toContainText('Paid in full');
  await expect(page.getByRole('row').filter({ hasText: 'F-1' })).toContainText('Unknown number');

  await page.getByRole('button', { name: 'Book anyway (1 fault)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^TCS, \d+ \w+ \d{4}$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo this settlement …' }).click();
  await page.getByLabel('Why').fill('It is of another month');
  await page.getByRole('button', { name: 'Undo the settlement' }).click();
  await expect(page.getByText('It is of another month')).toBeVisible();
  await page.goto('/dashboard/money');
  await expect(page.getByRole('row').filter({ hasText: 'TCS-9001' })).toContainText('Due');
});

test('a transfer is found in pasted lines of the bank’s statement and noted', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  const { id, total } = await placeOrder(page, database, 'Ayesha Khan', '0311-1110092');
  const { number } = await database
    .selectFrom('orders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/view-orders?stage=awaits-payment');
  await page.getByRole('link', { name: 'Match the bank statement' }).click();
  const day = dayOfShop(new Date().toISOString()).split('-').toReversed().join('/');
  const lines = `Date\tNarration\tCredit\n${day}\tRAAST FROM AYESHA ${number}\t${total}\n${day}\tIBFT\t70\n`;
  await page.getByLabel('Or its lines').fill(lines);
  await page.getByRole('button', { name: 'Look at these lines' }).click();
  const matching = page.getByRole('region', { name: 'Credits that match' });
  const others = page.getByRole('region', { name: 'Other credits' });
  await expect(matching.getByRole('checkbox', { name: `for order ${number}` })).toBeChecked();
  await expect(others.getByText('No order found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Note one transfer as paid' }).click();
  await expect(others.getByText(`noted for order ${number} already`)).toBeVisible();
  await expect(matching).toBeHidden();
});

import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('an order is edited: before and after are shown first, and the customer can be told', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0313-3330001');
  const admin = await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/order/${order.id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('combobox', { name: 'Add a product' }).fill('kettle');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Discount, Rs.').fill('100');
  await page.getByLabel('Address').fill('Flat 7, Clifton');
  await page.getByRole('button', { name: 'Review the changes' }).click();
  await expect(page.getByText('Please say why.')).toBeVisible();
  await page.getByLabel('Why a discount').fill('A regular');

  // Nothing that was typed is lost by a reload.
  await page.reload();
  await expect(page.getByText('What you typed here is back.')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('Flat 7, Clifton');
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  await page.getByRole('button', { name: 'Review the changes' }).click();
  const review = page.getByRole('dialog', { name: `Change order ${order.number}?` });
  await expect(review.getByRole('row', { name: /^Address/ })).toContainText(
    'House 12, Street 4Flat 7, Clifton',
  );
  await expect(review.getByRole('row', { name: /^Discount/ })).toContainText('Rs. 100 (A regular)');
  await expectAccessible(page);
  await review.getByLabel('Tell the customer by e-mail').check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await review.getByRole('button', { name: 'Save the changes' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ tellCustomer: true });

  await expect(page.getByText(`Order ${order.number} is changed. Ayesha Khan pays Rs.`)).toBeVisible();
  const link = await page.getByRole('link', { name: 'Tell on WhatsApp' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('text')).toContain('Discount: -Rs. 100\nShipping:');
  // Nothing of it comes back when the order is edited once more.
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  expect(await stored()).toEqual([]);
  const event = page.getByRole('listitem').filter({ hasText: `${admin} edited the order` });
  await expect(event).toContainText('Address: House 12, Street 4 → Flat 7, Clifton');
  await expect(page.getByRole('table', { name: 'Lines' })).toContainText('-Rs. 100');
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('article', { name: 'Invoice' })).toContainText('Discount-Rs. 100');
});

test('one key begins what is changed most often of an order, and Enter goes on to saving it', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0313-3330003');
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/order/${order.id}`);
  const heading = page.getByRole('heading', { level: 1, name: `Order ${order.number}` });
  for (const [key, field] of [
    ['e', page.getByRole('spinbutton')],
    ['a', page.getByRole('combobox', { name: 'Add a product' })],
    ['t', page.getByLabel('Address')],
    ['w', page.getByLabel('Why other delivery')],
  ] as const) {
    await expect(heading).toBeVisible();
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    if (key !== 'w') await page.goBack();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save the changes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Order ${order.number} is changed.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'edited the order' })).toContainText('Goodwill');
});

test.describe('two people who edit one order', () => {
  // The browser itself logs an answer of 409 to the console.
  test.use({ expectedOutput: [/status of 409/] });

  test('the second is told, and keeps what was typed', { tag: '@phone' }, async ({ page, database }) => {
    const order = await placeOrder(page, database, 'Bilal Ahmed', '0313-3330002');
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto(`/dashboard/order/${order.id}/edit`);
    await page.getByLabel('Address').fill('Flat 9, Saddar');
    await database
      .updateTable('orders')
      .set({ name: 'Bilal A. Khan', version: 2 })
      .where('id', '=', order.id)
      .execute();
    const review = page.getByRole('button', { name: 'Review the changes' });
    await review.click();
    await page.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(page.getByLabel('Address')).toHaveValue('Flat 9, Saddar');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bilal A. Khan');
    await review.click();
    const changes = page.getByRole('dialog').getByRole('row');
    await expect(changes).toHaveCount(2);
    await expect(changes.last()).toContainText('Flat 9, Saddar');
  });
});

test('a quantity that makes no sense is named above the form, which leads to it', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0313-3330009');
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/order/${order.id}/edit`);
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('0');
  await page.getByLabel('Address').fill('');
  await page.getByRole('button', { name: 'Review the changes' }).click();
  const summary = page.getByRole('list', { name: 'Fields to change' });
  await expect(summary.getByRole('button')).toHaveText([/^Quantity of/, 'Address']);
  await page.getByLabel('Why is it changed?').focus();
  await summary.getByRole('button', { name: /^Quantity of/ }).click();
  await expect(quantity).toBeFocused();
});

test('an order that has left says that it is edited no more, and leads to its parcel', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0313-3330010');
  const parcel = { courier: 'TCS', tracking_number: '7712900' };
  await database.updateTable('orders').set(parcel).where('id', '=', order.id).execute();
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/order/${order.id}/edit`);
  await expect(page.getByRole('heading', { name: 'This order can no longer be edited' })).toBeVisible();
  await expect(page.getByText('The parcel is booked with TCS as 7712900')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open its parcel' }).click();
  await expect(page.getByRole('region', { name: 'Parcel' })).toBeInViewport();
});

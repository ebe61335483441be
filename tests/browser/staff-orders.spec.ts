import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('an order is found by its mobile, taken through its statuses, and the stock follows', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const mobile = '0311-1110001';
  const order = await placeOrder(page, database, 'Ayesha Khan', mobile);
  const admin = await openAsAdmin(page, database, 'Shop Editor');
  const inStock = async () => {
    const stock = database.selectFrom('stock').select('quantity').where('product_id', '=', order.productId);
    return (await stock.executeTakeFirstOrThrow()).quantity;
  };
  await page.goto('/dashboard/view-orders');
  await page.getByPlaceholder('Number, name, mobile or city').fill(mobile.replace('0', '+92 '));
  const status = page.getByLabel(`Status of order ${order.number}`);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('Page 1 of 1 · 1 in all')).toBeVisible();
  await expect(page.getByRole('row', { name: String(order.number) })).toContainText(`$${order.total}`);
  await expectAccessible(page);

  await status.selectOption('Processing');
  await expect(page.getByText(`Order ${order.number} is Processing.`)).toBeVisible();

  const before = await inStock();
  await status.selectOption('Cancelled');
  const question = page.getByRole('dialog', { name: `Cancel order ${order.number}?` });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  // Until it has closed the page behind it does not answer.
  await expect(question).toBeHidden();
  await expect(status).toHaveValue('Processing');
  await status.selectOption('Cancelled');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText(`Order ${order.number} is Cancelled.`)).toBeVisible();
  expect(await inStock()).toBe(before + 1);

  await page.getByRole('link', { name: String(order.number) }).click();
  await expect(page.getByText(`${admin} changed the status from Processing to Cancelled`)).toBeVisible();
  await page.getByLabel(`Status of order ${order.number}`).selectOption('Pending');
  await expect(page.getByText('changed the status from Cancelled to Pending')).toBeVisible();
  expect(await inStock()).toBe(before);
});

test("the order's page keeps notes and the parcel, and prints", { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110004');
  const admin = await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/order/${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  await expect(page.getByRole('table')).toContainText(`Rs. ${order.total}`);

  await page.getByLabel('Internal note').fill('Leave it with the guard');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Leave it with the guard' })).toContainText(
    admin,
  );

  await page.getByLabel('Courier').selectOption('TCS');
  await page.getByLabel('Tracking').fill('7712');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'href',
    'https://www.tcsexpress.com/track/7712',
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Invoice' }).click();
  const invoice = page.getByRole('article', { name: 'Invoice' });
  await expect(invoice).toContainText(`Rs. ${order.total}`);
  await expect(invoice).toContainText('Ayesha Khan');
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test.describe('two people at one order', () => {
  // The browser itself logs an answer of 409 to the console.
  test.use({ expectedOutput: [/status of 409/] });

  test('the second is told, sees what it is now, and decides', { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    const order = await placeOrder(page, database, 'Bilal Ahmed', '0311-1110002');
    await openAsAdmin(page, database, 'Shop Manager');
    await page.goto(`/dashboard/view-orders?search=${order.number}`);
    const status = page.getByLabel(`Status of order ${order.number}`);
    await expect(status).toHaveValue('Pending');

    await database
      .updateTable('orders')
      .set({ status: 'Delivered', version: 2 })
      .where('id', '=', order.id)
      .execute();
    await status.selectOption('Processing');
    const question = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(question).toContainText('is now Delivered. You wanted Processing.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(status).toHaveValue('Delivered');

    await status.selectOption('Processing');
    await expect(page.getByText(`Order ${order.number} is Processing.`)).toBeVisible();
  });
});

test('cash orders are confirmed by phone, one after the other', async ({ page, database }) => {
  const mobile = '0333-1110003';
  const refused = await placeOrder(page, database, 'Hira Malik', mobile);
  const wanted = await placeOrder(page, database, 'Hira Malik', mobile);
  await openAsAdmin(page, database, 'Shop Editor');
  // Other tests place orders too: these two are the oldest.
  await database
    .updateTable('orders')
    .set({ created_at: new Date('2020-01-01') })
    .where('id', 'in', [refused.id, wanted.id])
    .execute();
  await page.goto('/dashboard/confirm-orders');
  const card = (number: number) => page.getByRole('article', { name: `Order ${number}` });
  await expect(card(wanted.number)).toContainText('1 other order');
  const link = await card(wanted.number).getByRole('link', { name: 'Write to Hira Malik on WhatsApp' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(`/92${mobile.replace('-', '').slice(1)}`);
  expect(address.searchParams.get('text')).toContain(`Total to pay in cash: Rs. ${wanted.total}`);
  await expect(card(wanted.number).getByRole('link', { name: 'Call Hira Malik' })).toHaveAttribute(
    'href',
    `tel:+92${mobile.replace('-', '').slice(1)}`,
  );
  await expectAccessible(page);

  await card(refused.number).getByRole('button', { name: 'Cancelled' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(card(refused.number)).toHaveCount(0);
  await expect(card(wanted.number)).toContainText('1 refused on the phone');

  const note = page.getByLabel(`Note on order ${wanted.number} (optional)`);
  await note.fill('His sister says: after six');
  // From the note the three outcomes are the next stops of the keyboard.
  await note.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(wanted.number).getByRole('button', { name: 'No answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(wanted.number)).toHaveCount(0);
  await expect(page.getByText(/later, because nobody answered/)).toBeVisible();

  const states = await database
    .selectFrom('orders')
    .select(['status', 'confirmation'])
    .where('id', 'in', [refused.id, wanted.id])
    .orderBy('number')
    .execute();
  expect(states).toEqual([
    { status: 'Cancelled', confirmation: 'refused' },
    { status: 'Pending', confirmation: 'no-answer' },
  ]);
  await page.goto(`/dashboard/order/${wanted.id}`);
  const asked = page.getByRole('listitem').filter({ hasText: 'asked and got no answer' });
  await expect(asked).toContainText('His sister says: after six');
});

test('the overview says how the shop is doing, in a chart and in a table', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  await placeOrder(page, database, 'Nida Raza', '0344-1234521');
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Sales of 30 days' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').nth(1)).toContainText(/[1-9]\d*Rs\. [1-9]/);
  await expect(page.locator('svg .recharts-bar-rectangle').first()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm orders' })).toBeVisible();
});

import type { Database } from '../../database/connect.ts';
import { hireAdmin } from '../support/staff.ts';
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
  await page
    .getByPlaceholder('Number, name, mobile, address, parcel or product')
    .fill(mobile.replace('0', '+92 '));
  const status = page.getByLabel(`Status of order ${order.number}`);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 in all')).toBeVisible();
  await expect(page.getByRole('row', { name: String(order.number) })).toContainText(`$${order.total}`);
  await expectAccessible(page);

  // Nobody has confirmed it yet: that is a question first, and the history keeps the answer.
  await status.selectOption('Processing');
  const unconfirmed = page.getByRole('dialog', { name: `Order ${order.number} is not confirmed` });
  await expectAccessible(page);
  await unconfirmed.getByRole('button', { name: 'Back' }).click();
  await expect(unconfirmed).toBeHidden();
  await expect(status).toHaveValue('Pending');
  await status.selectOption('Processing');
  await unconfirmed.getByRole('button', { name: 'Go on without confirming' }).click();
  await expect(page.getByText(`Order ${order.number} is Processing.`)).toBeVisible();

  const before = await inStock();
  await status.selectOption('Cancelled');
  const question = page.getByRole('dialog', { name: `Cancel order ${order.number}?` });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep the order' }).click();
  // Until it has closed the page behind it does not answer.
  await expect(question).toBeHidden();
  await expect(status).toHaveValue('Processing');
  await status.selectOption('Cancelled');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText(`Order ${order.number} is Cancelled.`)).toBeVisible();
  expect(await inStock()).toBe(before + 1);

  await page.getByRole('link', { name: String(order.number) }).click();
  await expect(page.getByText(`${admin} changed the status from Processing to Cancelled`)).toBeVisible();
  await expect(page.getByText('Without confirming it on the phone.')).toBeVisible();
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
  await page.getByLabel('Tracking').fill(`77 12 ${order.number}`);
  // What was typed is not lost by looking elsewhere.
  await page.getByRole('link', { name: 'All orders' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'href',
    `https://www.tcsexpress.com/track/7712${order.number}`,
  );
  // A message may stand over a button by chance.
  const saved = page.getByRole('alert').filter({ hasText: 'The courier is saved.' });
  await saved.getByRole('button', { name: 'close' }).click();
  await expect(saved).toHaveCount(0);
  // And the header over what is scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0));
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
    await page.getByRole('button', { name: 'Confirmed by phone' }).click();
    const question = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(question).toContainText('is now Delivered. You wanted Processing.');
    await question.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(status).toHaveValue('Delivered');

    await status.selectOption('Processing');
    await expect(page.getByText(`Order ${order.number} is Processing.`)).toBeVisible();
  });
});

/** The id of who `openAsAdmin` opened the page as. */
async function idOf(database: Database, username: string): Promise<string> {
  const named = database.selectFrom('admin_users').select('id').where('username', '=', username);
  return (await named.executeTakeFirstOrThrow()).id;
}

/**
 * Puts orders at the beginning of the queue, a second apart, and into the hands of a member of staff: other tests place
 * orders, and open the queue, at the same time.
 * @param year of its own for each test
 */
async function handTo(database: Database, year: number, admin: string, ids: readonly string[]) {
  for (const [second, id] of ids.entries()) {
    await database
      .updateTable('orders')
      .set({
        created_at: new Date(Date.UTC(year, 0, 1, 0, 0, second)),
        held_by: admin,
        held_until: new Date('2100-01-01'),
      })
      .where('id', '=', id)
      .execute();
  }
}

test('cash orders are confirmed by phone, one after the other, those of a customer together', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const mobile = '0333-1110003';
  const refused = await placeOrder(page, database, 'Hira Malik', mobile);
  const wanted = await placeOrder(page, database, 'Hira Malik', mobile);
  const admin = await openAsAdmin(page, database, 'Shop Editor');
  await handTo(database, 2018, await idOf(database, admin), [refused.id, wanted.id]);
  await page.goto(`/dashboard/confirm-orders?order=${refused.id}`);
  const opened = (number: number) => page.getByRole('article', { name: `Order ${number}` });
  await expect(opened(refused.number)).toContainText('1 other order');
  await expect(page.getByRole('link', { name: 'same mobile' }).filter({ hasText: 'Hira Malik' })).toHaveCount(
    1,
  );
  const link = opened(refused.number).getByRole('link', { name: 'Write to Hira Malik on WhatsApp' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(`/92${mobile.replace('-', '').slice(1)}`);
  expect(address.searchParams.get('text')).toContain(`Total to pay in cash: Rs. ${refused.total}`);
  await expect(opened(refused.number).getByRole('link', { name: 'Call Hira Malik' })).toHaveAttribute(
    'href',
    `tel:+92${mobile.replace('-', '').slice(1)}`,
  );
  await expectAccessible(page);

  await opened(refused.number).getByRole('button', { name: 'Refused' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(opened(wanted.number)).toContainText('1 refused on the phone');
  await expect(opened(refused.number)).toHaveCount(0);

  const note = page.getByLabel(`Note on order ${wanted.number} (optional)`);
  await note.fill('His sister says: after six');
  // From the note the three outcomes are the next stops of the keyboard.
  await note.press('Tab');
  await page.keyboard.press('Tab');
  await expect(opened(wanted.number).getByRole('button', { name: 'No answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened(wanted.number)).toHaveCount(0);
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
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(`${admin} took the last outcome of a call back`)).toBeVisible();
});

test('the queue is worked through by single keys, which are letters while somebody types', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const first = await placeOrder(page, database, 'Nida Raza', '0344-1110008');
  const second = await placeOrder(page, database, 'Saad Butt', '0344-1110009');
  const admin = await idOf(database, await openAsAdmin(page, database, 'Shop Editor'));
  const hold = () => handTo(database, 2019, admin, [first.id, second.id]);
  await hold();
  await page.goto('/dashboard/confirm-orders');
  const opened = (name: string) => page.getByRole('article').getByRole('heading', { name });
  await expect(opened('Nida Raza')).toBeVisible();
  // One customer at a time is held: the second was free for anybody from here on.
  await hold();
  await page.keyboard.press('j');
  await expect(opened('Saad Butt')).toBeVisible();
  await hold();
  await page.keyboard.press('k');
  await expect(opened('Nida Raza')).toBeVisible();

  const note = page.getByLabel(`Note on order ${first.number} (optional)`);
  await note.press('c');
  await expect(note).toHaveValue('c');
  await note.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByText(`Order ${first.number} is confirmed.`)).toBeVisible();
  await expect(opened('Nida Raza')).toHaveCount(0);
  await hold();
  await page.keyboard.press('u');
  await expect(opened('Nida Raza')).toBeVisible();
  await page.keyboard.press('x');
  const question = page.getByRole('dialog', { name: `Cancel order ${first.number}?` });
  await expect(question).toBeVisible();
  // Behind a question no key counts.
  await page.keyboard.press('c');
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await expect(question).toBeHidden();
  await expect(opened('Nida Raza')).toBeVisible();
});

test('whom a colleague calls is shown, and is left to them until one takes over', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  const order = await placeOrder(page, database, 'Iqra Awan', '0344-1110010');
  const { _id, username } = await hireAdmin({ database });
  await handTo(database, 2020, _id, [order.id]);
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/order/${order.id}`);
  await expect(page.getByRole('region', { name: 'Confirmation' })).toContainText(`${username} is calling`);
  await page.goto(`/dashboard/confirm-orders?order=${order.id}`);
  const opened = page.getByRole('article', { name: `Order ${order.number}` });
  await expect(opened).toContainText(`${username} is calling.`);
  await expect(opened.getByRole('button', { name: 'Confirmed' })).toHaveCount(0);
  await expectAccessible(page);
  await opened.getByRole('button', { name: 'Take it over' }).click();
  await opened.getByRole('button', { name: 'Confirmed' }).click();
  await expect(page.getByText(`Order ${order.number} is confirmed.`)).toBeVisible();
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

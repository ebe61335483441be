import { changeStatus } from '../../shop/orders/management/change-status.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('what a customer wants to send back goes from the call to the money, a button a step', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110095');
  await changeStatus(database, order.id, { status: 'Delivered' }, THE_SHOP);
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto(`/dashboard/order/${order.id}`);
  const panel = page.getByRole('region', { name: 'Returns and refunds' });
  await panel.getByRole('button', { name: 'Open a return' }).click();
  const asking = page.getByRole('dialog', { name: `Return of order ${order.number}` });
  await asking.getByLabel('Comes back').fill('2');
  await asking.getByLabel('Why').selectOption('Came damaged');
  await expect(asking.getByRole('status')).toContainText('Within 14 days');
  await asking.getByRole('button', { name: 'Open the return' }).click();
  await expect(asking).toContainText('only 1 can still be returned.');
  await expectAccessible(page);
  await asking.getByLabel('Comes back').fill('1');
  await asking.getByRole('button', { name: 'Open the return' }).click();

  const one = panel.getByRole('article', { name: 'Return, Came damaged' });
  await one.getByRole('button', { name: 'Approve' }).click();
  await expect(one).toContainText('Expected');
  await page.goto('/dashboard/returns?state=expected');
  await page
    .getByRole('row')
    .filter({ hasText: 'Came damaged' })
    .getByRole('link', { name: String(order.number) })
    .click();
  await one.getByRole('button', { name: 'It has arrived' }).click();
  await one.getByRole('button', { name: 'Inspect' }).click();
  const parcel = page.getByRole('dialog', { name: 'What is in the parcel?' });
  await expect(parcel.getByLabel('Damaged')).toHaveValue('1');
  await parcel.getByRole('button', { name: 'Count it in' }).click();

  await one.getByRole('button', { name: `Give Rs. ${order.total} back` }).click();
  const money = page.getByRole('dialog', { name: 'Money given back' });
  await money.getByLabel('How').selectOption('Easypaisa or JazzCash');
  await money.getByRole('button', { name: 'Book the refund' }).click();
  await expect(money).toContainText('Please enter the number of the transfer.');
  await expectAccessible(page);
  await money.getByLabel('Number of the transfer').fill('EP-7741');
  await money.getByRole('button', { name: 'Book the refund' }).click();
  await expect(one).toContainText('Money given back');
  await expect(panel).toContainText('EP-7741');
  await expect(page.getByText(`gave back Rs. ${order.total}: Easypaisa or JazzCash, EP-7741`)).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Undo this entry: refund' }).click();
  await page.getByLabel('Why').fill('The number was wrong');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this entry' }).click();
  await expect(panel).toContainText('The number was wrong');
  await one.getByRole('link', { name: 'Exchange' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Exchange for order ${order.number}`);
  await expect(page.getByLabel('Mobile')).toHaveValue('0311-1110095');
  await page.getByRole('combobox', { name: 'Add a product' }).fill('kettle');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText(`Came back of order ${order.number}`)).toBeVisible();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(panel).toContainText(`Taken in exchange for order ${order.number}.`);
});

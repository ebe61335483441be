import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// The browser tells of the step that the rule refuses.
test.use({ expectedOutput: [/409 \(Conflict\)/] });

test('a rule is written, tried on the past and switched on; it asks before a parcel is packed', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const mobile = '0311-1110375';
  // No other test has a mobile to which two parcels came back.
  for (const _parcel of [1, 2]) {
    const { id } = await placeOrder(page, database, 'Ayesha Khan', mobile);
    await database
      .updateTable('orders')
      .set({ came_back_at: new Date('2026-01-02'), status: 'Cancelled', fulfilment: 'back' })
      .where('id', '=', id)
      .execute();
  }
  const order = await placeOrder(page, database, 'Ayesha Khan', mobile);
  await openAsAdmin(page, database, 'Shop Manager');
  const name = `Two came back ${order.number}`;

  await page.goto('/dashboard/who-refuses');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Parcels that came back, at least').fill('2');
  await page.getByLabel('Action', { exact: true }).selectOption('Call before the parcel is packed');
  await page.getByRole('button', { name: 'Save the rule' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    '2 or more parcels came back.',
  );

  await page.getByLabel('A returned parcel costs, Rs.').fill('300');
  await page.getByRole('button', { name: 'Try the rules' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Off');
  await page.getByRole('button', { name: `Switch “${name}” on` }).click();
  await expect(page.getByRole('button', { name: `Switch “${name}” off` })).toBeVisible();

  await page.goto(`/dashboard/order/${order.id}`);
  await expect(page.getByText(/2 other orders, of them 2 came back/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before it is sent' })).toContainText(
    '2 of 2 parcels to this mobile came back.',
  );
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Pack anyway?' });
  await question.getByLabel('Why go on all the same').fill('Her brother called');
  await question.getByRole('button', { name: 'Pack anyway' }).click();
  await expect(page.getByRole('region', { name: 'History and notes' })).toContainText(
    'All the same, because: Her brother called',
  );

  await page.goto('/dashboard/who-refuses');
  await page.getByRole('button', { name: `Delete “${name}”` }).click();
  await page.getByRole('button', { name: 'Delete the rule' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
});

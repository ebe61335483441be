import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('a booking that nobody knows of is settled on the order’s page, and shows where the parcel is', {
  tag: '@phone',
}, async ({ page, database }) => {
  const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110335');
  await openAsAdmin(page, database, 'Shop Editor');
  const reference = `${order.number}-1`;
  await database
    .insertInto('courier_bookings')
    .values({
      order_id: order.id,
      reference,
      courier: 'TCS',
      state: 'unknown',
      answer: 'TCS gave no answer.',
      collect_rupees: 900,
      weight_grams: 500,
      asked_by: 'Sana',
    })
    .execute();
  await page.goto(`/dashboard/order/${order.id}`);
  const parcel = page.getByRole('region', { name: 'Parcel' });
  await expect(parcel).toContainText(`Our reference there is ${reference}`);
  await expect(parcel.getByRole('button', { name: /^Book with/ })).toHaveCount(0);
  await parcel.getByRole('button', { name: 'It is booked' }).click();
  await expect(parcel).toContainText('Please enter the tracking number.');
  await expectAccessible(page);

  await parcel.getByLabel('Its tracking number there').fill('77120');
  await parcel.getByRole('button', { name: 'It is booked' }).click();
  await expect(parcel).toContainText('TCS 77120');
  await expect(parcel).toContainText('Where the parcel is has not been asked yet.');
  await expect(parcel.getByLabel('Tracking')).toHaveValue('77120');

  await database
    .updateTable('courier_bookings')
    .set({ parcel_state: 'UNKNOWN', parcel_text: 'Held at customs of Chaman', tracked_at: new Date() })
    .where('reference', '=', reference)
    .execute();
  await page.reload();
  await expect(parcel).toContainText('“Held at customs of Chaman”');
  await expect(parcel).toContainText('Time not known');
  await expectAccessible(page);
});

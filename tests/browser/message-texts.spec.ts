import { appointSuperAdmin, STAFF_PASSWORD } from '../support/staff.ts';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { testWithCourier } from './support/test-with-courier.ts';

test('the owner writes the words of a message, sees them with an order in it, and takes them back', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/settings');
  await page.getByRole('main').getByRole('link', { name: 'Message texts' }).click();
  await page.getByRole('link', { name: /Thank you for the order/ }).click();
  const preview = page.getByRole('region', { name: 'Preview of the mail' });
  await expect(preview).toContainText('thank you for your order. Its number is 1042.');

  const subject = page.getByRole('textbox', { name: 'Subject of the mail' });
  await subject.fill('Order ');
  await page.getByRole('group', { name: 'Put into “Subject of the mail”' }).getByText('Order number').click();
  await expect(subject).toHaveValue('Order {number}');
  const text = page.getByRole('textbox', { name: 'Text of the mail' });
  await text.fill('Shukriya {nummer}!');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('There is no {nummer} here. Use one of the buttons below.')).toBeVisible();
  await text.fill('Shukriya! Order {number}.');
  const buttons = page.getByRole('group', { name: 'Put into “Text of the mail”' });
  await buttons.getByText('Table of items and amounts').click();
  await buttons.getByText('Link', { exact: true }).click();
  await expect(text).toHaveValue('Shukriya! Order {number}.\n{order}\n{link}');
  await expect(preview).toContainText('Shukriya! Order 1042.');
  await expect(preview).toContainText('Steel Karahi');
  await page.getByRole('textbox', { name: 'SMS', exact: true }).fill('شکریہ {number} {pay} {link}');
  await expect(page.getByRole('region', { name: 'Preview of the SMS' })).toContainText('an SMS holds 70');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('The settings are saved.').first()).toBeVisible();
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(page.getByRole('link', { name: /Thank you for the order/ })).toContainText('Your words');
  await expectAccessible(page);

  await page.getByRole('link', { name: /Thank you for the order/ }).click();
  await page.getByRole('button', { name: 'Back to the shop’s own words' }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: /^Save/ }).click();
  expect((await saved).status()).toBe(200);
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(page.getByText('Your words')).toHaveCount(0);
});

testWithCourier(
  'the owner writes the keys of a service, which is asked at once whether it takes them',
  {
    tag: '@desktop',
  },
  async ({ page, database, courier }) => {
    const owner = await appointSuperAdmin({ database });
    await page.addInitScript((token) => localStorage.setItem('superAdminToken', token), owner.token);
    await page.goto('/superAdmin/services');
    const postEx = page.getByRole('region', { name: 'PostEx' });
    await expect(postEx).toContainText('Set by the environment');
    await expectAccessible(page);
    await postEx.getByRole('button', { name: 'Enter new keys' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('API token', { exact: true }).fill('another-token');
    await dialog.getByLabel('Pickup address code').fill('001');
    await dialog.getByLabel('Your own password', { exact: true }).fill(STAFF_PASSWORD);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Store the keys' }).click();
    await expect(postEx).toContainText('by Owner');
    await expect(postEx).toContainText('does not accept the shop’s key');

    await postEx.getByRole('button', { name: 'Enter new keys' }).click();
    await expect(dialog.getByLabel('API token', { exact: true })).toHaveValue('');
    await dialog.getByLabel('API token', { exact: true }).fill('postex-token');
    await dialog.getByLabel('Pickup address code').fill('001');
    await dialog.getByLabel('Your own password', { exact: true }).fill(STAFF_PASSWORD);
    await dialog.getByRole('button', { name: 'Store the keys' }).click();
    await expect(postEx).toContainText('PostEx takes the keys');
    expect(courier.parcels).toEqual([]);

    await postEx.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByLabel('Your own password', { exact: true }).fill(STAFF_PASSWORD);
    await dialog.getByRole('button', { name: 'Remove them' }).click();
    await expect(postEx).toContainText('Set by the environment');
  },
);

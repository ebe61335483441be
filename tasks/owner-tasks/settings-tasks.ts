import { expect } from '@playwright/test';
import { STAFF_PASSWORD } from '../../tests/support/staff.ts';
import { openScreen } from '../navigate.ts';
import type { Desk, OwnerTask } from '../types.ts';

const SAVED = 'The settings are saved.';

const field = ({ page }: Pick<Desk, 'page'>, group: string, label: string) =>
  page.getByRole('region', { name: group }).getByLabel(label);

const changeSetting = (
  name: string,
  go: 'enter' | 'rewrite',
  [group, label]: readonly [string, string],
  value: string,
): OwnerTask => ({
  name,
  async work(desk) {
    const { page, hands } = desk;
    await openScreen(desk, 'Settings');
    await hands[go](field(desk, group, label));
    await hands.type(value);
    await hands.press('Enter');
    await expect(page.getByText(SAVED).first()).toBeVisible();
  },
});

/** What the owner decides about the shop. */
export const SETTINGS_TASKS: readonly OwnerTask[] = [
  changeSetting('Raise the cost of delivery to a city', 'enter', ['Delivery', 'Cost for Karachi'], '180'),
  changeSetting('Change the phone number of the shop', 'rewrite', ['Store details', 'Phone'], '0311-7654321'),
  {
    name: 'Bring the former settings back',
    async before(desk) {
      await desk.page.goto('/dashboard/settings');
      await field(desk, 'Selling', 'Low on stock').first().fill('7');
      await field(desk, 'Selling', 'Low on stock').first().press('Enter');
      await expect(desk.page.getByText(SAVED).first()).toBeVisible();
    },
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Settings');
      const history = page.getByRole('region', { name: 'History' });
      await hands.click(history.getByRole('button', { name: 'Undo this change' }));
      await hands.click(page.getByRole('button', { name: 'Bring it back' }));
      await expect(history).toContainText(', back to ');
    },
  },
  {
    name: 'Change the words of a message to customers',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Settings');
      await hands.click(page.getByRole('main').getByRole('link', { name: 'Message texts' }));
      await hands.click(page.getByRole('link', { name: /Thank you for the order/ }));
      await hands.click(page.getByRole('textbox', { name: 'Text of the mail' }));
      await hands.type('Shukriya!');
      await hands.click(page.getByRole('button', { name: /^Save/ }));
      await expect(page.getByText(SAVED).first()).toBeVisible();
    },
  },
  {
    name: 'Store the keys of a courier and test them',
    as: 'super-admin',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Services and keys');
      const postEx = page.getByRole('region', { name: 'PostEx' });
      await hands.click(postEx.getByRole('button', { name: 'Enter new keys' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('API token', { exact: true })).toBeFocused();
      await hands.type('postex-token');
      await hands.enter(dialog.getByLabel('Pickup address code'));
      await hands.type('001');
      await hands.enter(dialog.getByLabel('Your own password', { exact: true }));
      await hands.type(STAFF_PASSWORD);
      await hands.press('Enter');
      await expect(postEx).toContainText('PostEx takes the keys');
    },
  },
];

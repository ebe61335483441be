import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openScreen } from '../navigate.ts';
import type { OwnerTask } from '../types.ts';

/** What is done with prices, coupons, people and numbers. */
export const PRICE_AND_PEOPLE_TASKS: readonly OwnerTask[] = [
  {
    name: 'Start a sale of a category from one moment to another',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Discounts');
      await hands.click(page.getByRole('button', { name: 'New discount' }));
      const dialog = page.getByRole('dialog', { name: 'New discount' });
      await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
      await hands.type('Eid sale');
      await hands.enter(dialog.getByLabel('Percent off'));
      await hands.type('20');
      await hands.enter(dialog.getByLabel('From'));
      await hands.type('120120981200AM');
      await hands.enter(dialog.getByLabel('To'));
      await hands.type('120720981200AM');
      await expect(dialog.getByLabel('To')).toHaveValue('2098-12-07T00:00');
      await hands.choose(dialog.getByLabel('For', { exact: true }), 'Some categories');
      await hands.click(dialog.getByRole('checkbox', { name: 'Kitchen', exact: true }));
      await hands.click(dialog.getByRole('button', { name: 'Save the discount' }));
      await expect(page.getByRole('row').filter({ hasText: 'Eid sale' })).toContainText('Kitchen');
    },
  },
  {
    name: 'Raise all prices of a category by 5 % and take it back',
    async work(desk) {
      const { page, hands } = desk;
      await hands.click(page.getByRole('button', { name: /^Search orders/ }));
      await hands.type('change prices');
      await expect(page.getByRole('option', { selected: true })).toContainText('Change prices');
      await hands.press('Enter');
      await hands.enter(page.getByLabel('Percent'));
      await hands.type('5');
      await hands.choose(page.getByLabel('For', { exact: true }), 'Some categories');
      await hands.click(page.getByRole('checkbox', { name: 'Kitchen', exact: true }));
      await hands.click(page.getByRole('button', { name: 'Preview' }));
      await hands.click(page.getByRole('button', { name: /^Change \d+ prices$/ }));
      await hands.click(page.getByRole('button', { name: 'Undo' }).first());
      await hands.click(page.getByRole('button', { name: 'Put the prices back' }));
      await expect(page.getByRole('table', { name: 'Earlier changes' })).toContainText('Put back');
    },
  },
  {
    name: 'Make a coupon of 10 % with 100 uses',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Coupons');
      await hands.click(page.getByRole('button', { name: 'Add a coupon' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Code')).toBeFocused();
      await hands.type('TASK10');
      await hands.enter(dialog.getByLabel('Percent'));
      await hands.type('10');
      await hands.enter(dialog.getByLabel('Uses in all'));
      await hands.type('100');
      await hands.press('Enter');
      await expect(page.getByText('The coupon TASK10 is saved.').first()).toBeVisible();
    },
  },
  {
    name: 'See what each product earned this month',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Reports');
      await hands.click(page.getByRole('link', { name: 'This month' }));
      await hands.choose(page.getByLabel('Arranged'), 'By product');
      await expect(page.getByRole('columnheader', { name: 'Product' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: /^Margin/ })).toBeVisible();
    },
  },
  {
    name: 'Answer a message of the contact form',
    async before({ database }) {
      await database
        .insertInto('contact_messages')
        .values({
          id: randomUUID(),
          name: 'Bilal',
          email: 'bilal@example.com',
          message: 'Is the degchi back?',
        })
        .execute();
    },
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Messages');
      await hands.click(page.getByRole('link', { name: 'Bilal' }));
      await expect(page.getByRole('form', { name: 'Answer' })).toBeVisible();
      await hands.press('r');
      await hands.type('It is back.');
      await hands.click(page.getByRole('button', { name: 'Send by mail' }));
      await expect(page.getByRole('region', { name: 'Answers' })).toContainText('It is back.');
    },
  },
];

import { expect } from '@playwright/test';
import { menuLink, openOrder } from './navigate.ts';
import { newOrder } from './place-order.ts';
import type { Desk, DeskOrder, Task } from './types.ts';

/** Both looks at what is changed and saves it. */
async function reviewAndSave({ page, hands }: Desk, { number }: DeskOrder) {
  await hands.press('Enter');
  await expect(page.getByRole('button', { name: 'Save the changes' })).toBeFocused();
  await hands.press('Enter');
  await expect(page.getByText(`Order ${number} is changed.`)).toBeVisible();
}

const confirmTask = (name: string, key: string, said: RegExp): Task => ({
  name,
  before: newOrder,
  async work(desk) {
    const { page, hands } = desk;
    await hands.click(menuLink(desk.page, 'Confirm orders'));
    await expect(page.getByRole('button', { name: /^Confirmed/ })).toBeVisible();
    await hands.press(key);
    await expect(page.getByText(said)).toBeVisible();
  },
});

/** What is done with an order before it is packed. */
export const ORDER_TASKS: readonly Task[] = [
  confirmTask('Confirm an order by call', 'c', /is confirmed\./),
  confirmTask('Note that nobody answered', 'n', /comes back into the queue later\./),
  {
    name: 'Find an order by half a mobile number',
    before: newOrder,
    async work({ page, hands }, { number, mobile }) {
      await hands.click(page.getByRole('button', { name: /^Search orders/ }));
      await hands.type(mobile.slice(-6));
      await expect(page.getByRole('option', { selected: true })).toContainText(String(number));
      await hands.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    },
  },
  {
    name: 'See what a customer ordered before',
    before: newOrder,
    async work(desk, order) {
      await openOrder(desk, order);
      await expect(desk.page.getByRole('region', { name: 'Other orders of this mobile' })).toBeVisible();
    },
  },
  {
    name: 'Change a quantity in an order',
    before: newOrder,
    async work(desk, order) {
      await openOrder(desk, order);
      await desk.hands.press('e');
      await expect(desk.page.getByRole('spinbutton').first()).toBeFocused();
      await desk.hands.type('2');
      await reviewAndSave(desk, order);
    },
  },
  {
    name: 'Add a product to an order',
    before: newOrder,
    async work(desk, order) {
      const { page, hands } = desk;
      await openOrder(desk, order);
      await hands.press('a');
      await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
      await hands.type('kettle');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
        /kettle/i,
      );
      await hands.press('Enter');
      await expect(page.getByRole('spinbutton').last()).toBeFocused();
      await reviewAndSave(desk, order);
    },
  },
  {
    name: 'Correct the address of an order',
    before: newOrder,
    async work(desk, order) {
      await openOrder(desk, order);
      await desk.hands.press('t');
      await expect(desk.page.getByLabel('Address')).toBeFocused();
      await desk.hands.type('Flat 7, Clifton');
      await reviewAndSave(desk, order);
    },
  },
  {
    name: 'Waive the delivery cost of an order',
    before: newOrder,
    async work(desk, order) {
      await openOrder(desk, order);
      await desk.hands.press('w');
      await expect(desk.page.getByLabel('Why other delivery')).toBeFocused();
      await reviewAndSave(desk, order);
    },
  },
  {
    name: 'Take an order of two products by phone, of a known customer',
    before: newOrder,
    async work(desk, { mobile }) {
      const { page, hands } = desk;
      await hands.click(menuLink(desk.page, 'Take an order'));
      await expect(page.getByLabel('Mobile')).toBeFocused();
      await hands.type(mobile.replace('-', ''));
      await expect(page.getByRole('radio', { name: /Nadia Aslam/ })).toBeChecked();
      await hands.press('Enter');
      for (const [product, quantity, goesOn] of [
        ['kettle', '2', true],
        ['towel', '3', false],
      ] as const) {
        await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
        await hands.type(product);
        await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
          new RegExp(product, 'i'),
        );
        await hands.press('Enter');
        await expect(page.getByRole('spinbutton').last()).toBeFocused();
        await hands.type(quantity);
        if (goesOn) await hands.press('Enter');
      }
      await expect(page.getByRole('definition').last()).toContainText('Rs.');
      await hands.press('Control+Enter');
      await expect(page.getByText(/^Order \d+ is placed\./)).toBeVisible();
    },
  },
];

import { expect } from '@playwright/test';
import { menuLink, openOrder } from './navigate.ts';
import { orderAfter } from './place-order.ts';
import type { Desk, Task } from './types.ts';

const bar = ({ page }: Desk) => page.getByRole('region', { name: 'Chosen orders' });

/** Chooses all orders of the page. */
async function chooseAll({ page, hands }: Desk) {
  await hands.click(page.getByRole('checkbox', { name: 'Select all on this page' }));
}

async function openScan(desk: Desk, mode: string) {
  await desk.hands.click(menuLink(desk.page, 'Scan'));
  await desk.hands.click(desk.page.getByRole('radio', { name: mode }));
  await expect(desk.page.getByRole('radio', { name: mode })).toBeChecked();
  // After a choice the box has the focus again.
  await expect(desk.page.getByLabel('Number of the order or of the courier')).toBeFocused();
}

/** What is done with parcels: the ten of the day go their way, in this order. */
export const PARCEL_TASKS: readonly Task[] = [
  {
    name: 'Pack ten orders',
    async work(desk) {
      const { page, hands, parcels } = desk;
      await hands.click(page.getByRole('main').getByRole('link', { name: 'To pack' }));
      await expect(page).toHaveURL(/stage=to-pack/);
      await expect(page.getByRole('row')).toHaveCount(parcels.length + 1);
      await chooseAll(desk);
      await hands.click(bar(desk).getByRole('button', { name: 'Pack', exact: true }));
      await expect(page.getByText(`${parcels.length} orders are packed.`)).toBeVisible();
    },
  },
  {
    name: 'Print ten labels',
    async work(desk) {
      const { page, hands, parcels } = desk;
      await hands.click(menuLink(desk.page, 'Orders'));
      await chooseAll(desk);
      const printed = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.print = resolve;
          }),
      );
      await hands.click(bar(desk).getByRole('link', { name: 'Labels' }));
      await printed;
      await expect(page.getByRole('article')).toHaveCount(parcels.length);
    },
  },
  {
    name: 'Book ten parcels with a courier',
    async work(desk) {
      const { page, hands, parcels } = desk;
      await hands.click(menuLink(desk.page, 'Orders'));
      if ((await bar(desk).count()) === 0) await chooseAll(desk);
      await hands.click(bar(desk).getByRole('button', { name: 'Book a courier …' }));
      await hands.click(page.getByRole('button', { name: `Book ${parcels.length} parcels` }));
      const results = page.getByRole('dialog').getByRole('status');
      await expect(results).toContainText(`${parcels.length} booked with`, { timeout: 60_000 });
      await hands.press('Enter');
      await expect(results).toHaveCount(0);
    },
  },
  {
    name: 'Hand ten parcels over by scanning',
    async work(desk) {
      const { page, hands, parcels } = desk;
      await openScan(desk, 'Hand to courier');
      for (const { number } of parcels) await hands.scan(String(number));
      await expect(page.getByRole('region', { name: 'Latest scan' })).toContainText(
        `Order ${parcels.at(-1)?.number} is now “With courier”.`,
      );
    },
  },
  {
    name: 'Mark an order delivered',
    before: (desk) => orderAfter(desk, ['pack', 'hand-over']),
    async work(desk, order) {
      const { page, hands } = desk;
      const { number } = order;
      await openOrder(desk, order);
      await expect(page.getByRole('button', { name: 'Delivered' })).toBeVisible();
      await hands.press('d');
      await expect(page.getByText(`Order ${number} is now “Delivered”.`)).toBeVisible();
    },
  },
  {
    name: 'Take a refused parcel back whole',
    before: (desk) => orderAfter(desk, ['pack', 'hand-over', 'refuse', 'come-back']),
    async work(desk, { number }) {
      await openScan(desk, 'Count back in');
      await desk.hands.scan(String(number));
      await expect(desk.page.getByRole('region', { name: 'Latest scan' })).toContainText('Done');
    },
  },
  {
    name: 'Take one line back damaged',
    before: (desk) => orderAfter(desk, ['pack', 'hand-over', 'deliver']),
    async work(desk, order) {
      const { page, hands } = desk;
      await openOrder(desk, order);
      await hands.click(page.getByRole('button', { name: 'Open a return …' }));
      await expect(page.getByLabel('Why')).toBeFocused();
      // Came damaged.
      await hands.press('c');
      await hands.click(page.getByRole('button', { name: 'It has arrived' }));
      await expect(page.getByRole('dialog', { name: 'What is in the parcel?' })).toBeVisible();
      await hands.press('Enter');
      await expect(page.getByText('1 damaged').first()).toBeVisible();
    },
  },
];

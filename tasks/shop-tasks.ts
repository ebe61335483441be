import { expect } from '@playwright/test';
import { setCourier } from '../shop/orders/management/set-courier.ts';
import { THE_SHOP } from '../shop/principal.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { menuLink } from './navigate.ts';
import { orderAfter } from './place-order.ts';
import type { Task } from './types.ts';

const changeInList = (name: string, field: RegExp, value: string): Task => ({
  name,
  async work(desk) {
    const { page, hands } = desk;
    await hands.click(menuLink(desk.page, 'Products'));
    const cell = page.getByRole('button', { name: field }).first();
    await hands.click(cell);
    await hands.type(value);
    await hands.press('Enter');
    await expect(cell).toContainText(value);
  },
});

/** What is done beside orders. */
export const SHOP_TASKS: readonly Task[] = [
  changeInList('Change a price', /^Price of /, '777'),
  changeInList('Fill up the stock of a product', /^Stock of /, '321'),
  {
    name: 'Hide a review',
    async work(desk) {
      const { page, hands } = desk;
      await hands.click(menuLink(desk.page, 'Reviews'));
      await hands.click(page.getByRole('button', { name: /^Hide “/ }).first());
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await hands.type('Advertising');
      await hands.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('table', { name: 'Reviews' })).toContainText('Hidden');
    },
  },
  {
    name: 'Upload a courier’s sheet',
    async before(desk) {
      const order = await orderAfter(desk, ['pack', 'hand-over']);
      const parcel = { courier: 'TCS', trackingNumber: `SHEET-${order.number}`, version: undefined };
      await setCourier(desk.database, order.id, parcel, readSettings({}).newShop.couriers.links, THE_SHOP);
      return order;
    },
    async work(desk, { number }) {
      const { page, hands } = desk;
      const sheet = `CN #,COD Amount,Service Charges,Net Payable,Payment Date\nSHEET-${number},900,100,800,13/02/2026\n`;
      await hands.click(menuLink(desk.page, 'Money due'));
      await hands.click(page.getByRole('link', { name: 'Upload a sheet' }));
      // The list that is left filters by a courier, too: to choose one there would go back to it.
      await expect(page.getByRole('heading', { level: 1, name: /^Upload/ })).toBeVisible();
      await hands.choose(page.getByLabel('Courier'), 'TCS');
      await hands.chooseFile(page.getByLabel('Sheet, CSV or XLSX'), {
        name: 'tcs.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(sheet),
      });
      await hands.click(page.getByRole('button', { name: /^Book/ }));
      await expect(page.getByRole('heading', { level: 1, name: /^TCS, / })).toBeVisible();
    },
  },
];

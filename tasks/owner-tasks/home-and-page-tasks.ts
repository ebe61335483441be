import { expect } from '@playwright/test';
import { picture } from '../../tests/support/product-form.ts';
import { openScreen } from '../navigate.ts';
import type { Desk, OwnerTask } from '../types.ts';

async function publish({ page, hands }: Desk) {
  await hands.click(page.getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('The home page is published.').first()).toBeVisible();
}

/** What shoppers are shown and told, beside products. */
export const HOME_AND_PAGE_TASKS: readonly OwnerTask[] = [
  {
    name: 'Add a banner with a picture, a title and a link',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Home page');
      const banners = page.getByRole('region', { name: 'Banners' });
      await hands.click(banners.getByRole('button', { name: 'Add a banner' }));
      await hands.chooseFile(banners.getByRole('button', { name: /^Choose a picture/ }), {
        name: 'eid.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from(await picture(2000, 1400, { background: '#b0451a' })),
      });
      const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
      await hands.click(dialog.getByRole('button', { name: 'Next' }));
      await hands.click(dialog.getByRole('button', { name: 'Use this picture' }));
      await expect(dialog).toBeHidden();
      await expect(banners.getByLabel('Title', { exact: true })).toBeFocused();
      await hands.type('Eid Sale');
      await hands.choose(banners.getByLabel('Category', { exact: true }), 'Kitchen');
      await publish(desk);
    },
  },
  {
    name: 'Move a section of the home page up',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Home page');
      const handles = page.getByRole('region', { name: 'Sections' }).getByRole('button', { name: /^Move / });
      const name = (await handles.nth(1).getAttribute('aria-label'))?.split(',')[0] ?? '';
      await hands.drag(handles.nth(1), handles.nth(0));
      await expect(handles.nth(0)).toHaveAccessibleName(new RegExp(`^${name},`));
      await publish(desk);
    },
  },
  {
    name: 'Put an announcement above every page',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Home page');
      const strip = page.getByRole('region', { name: 'Announcement' });
      await hands.click(strip.getByText('Show it'));
      await hands.enter(strip.getByLabel('Announcement', { exact: true }));
      await hands.type('Closed on Eid');
      await publish(desk);
    },
  },
  {
    name: 'Publish a change of the About page',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Pages');
      await hands.click(page.getByRole('link', { name: 'About Us', exact: true }));
      // The editors come a moment later, and move what stands below them.
      await expect(page.getByRole('textbox', { name: 'Before a parcel is closed' })).toBeVisible();
      await hands.click(page.getByLabel('Below the heading'));
      await hands.type('From Karachi, since 2019.');
      await hands.click(page.getByRole('button', { name: 'Publish' }));
      await expect(page.getByText('The page is published.').first()).toBeVisible();
    },
  },
  {
    name: 'Lead an old address to a page of the shop',
    async work(desk) {
      const { page, hands } = desk;
      await openScreen(desk, 'Old addresses');
      await hands.click(page.getByRole('button', { name: 'Add old addresses' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await hands.type('/old/pans, /products/category/Kitchen');
      await hands.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(page.getByRole('table', { name: 'Old addresses' })).toContainText('/old/pans');
    },
  },
];

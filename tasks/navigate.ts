import { expect, type Page } from '@playwright/test';
import type { Desk, DeskOrder } from './types.ts';

/** A screen's link in the menu, which may count what waits there. */
export const menuLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^(Dashboard|Super admin)$/ })
    .getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) });

/** From the overview to the screen. */
export async function openScreen({ page, hands }: Pick<Desk, 'page' | 'hands'>, name: string): Promise<void> {
  await hands.click(menuLink(page, name));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** From the overview to the order, which is the newest. */
export async function openOrder({ page, hands }: Desk, { number }: DeskOrder): Promise<void> {
  await hands.click(menuLink(page, 'Orders'));
  await hands.click(page.getByRole('link', { name: String(number), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
}

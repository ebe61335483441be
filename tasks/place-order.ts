import type { Page } from '@playwright/test';
import type { Database } from '../database/connect.ts';
import type { Step } from '../shop/orders/fulfilment/rules.ts';
import { takeStep } from '../shop/orders/fulfilment/take-step.ts';
import { THE_SHOP } from '../shop/principal.ts';
import { placeOrder } from '../tests/browser/support/staff.ts';
import type { DeskOrder } from './types.ts';

let placed = 0;

/** An order of a new customer, as the shop's own pages place it. */
export async function newOrder({ page, database }: { page: Page; database: Database }): Promise<DeskOrder> {
  placed += 1;
  const mobile = `0321-55${String(placed).padStart(5, '0')}`;
  const { id, number } = await placeOrder(page, database, 'Nadia Aslam', mobile);
  return { id, number, mobile };
}

/** One that was confirmed and has come so far. */
export async function orderAfter(desk: { page: Page; database: Database }, steps: readonly Step[]) {
  const order = await newOrder(desk);
  const { database } = desk;
  await database
    .updateTable('orders')
    .set({ confirmation: 'confirmed', courier: 'TCS' })
    .where('id', '=', order.id)
    .execute();
  for (const step of steps) {
    const taken = await takeStep(database, order.id, { step, version: undefined }, THE_SHOP);
    if (!taken.ok) throw new Error(taken.failure.message);
  }
  return order;
}

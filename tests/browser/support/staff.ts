import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Database } from '../../../database/connect.ts';
import { openSession } from '../../../shop/auth/sessions/open-session.ts';
import { hashPassword } from '../../../shop/auth/sessions/passwords.ts';
import type { StaffRole } from '../../../shop/principal.ts';
import { expectedLinePriceOf } from '../../support/expected-price.ts';

/** Lets the page open as a new admin who is signed in already. @returns the name of the admin */
export async function openAsAdmin(page: Page, database: Database, role: StaffRole): Promise<string> {
  const id = randomUUID();
  const username = `Sana ${id.slice(0, 8)}`;
  await database
    .insertInto('admin_users')
    .values({
      id,
      username,
      email: `${id}@example.com`,
      mobile_no: '+923012345678',
      role,
      password_hash: await hashPassword('kettle and lamp'),
    })
    .execute();
  const token = await openSession(database, { kind: 'admin', id }, 'Chrome on Windows');
  await page.addInitScript((kept) => localStorage.setItem('adminToken', kept), token);
  return username;
}

/** Orders one unit of what there is most of, as a shopper in Karachi would. */
export async function placeOrder(page: Page, database: Database, name: string, mobile: string) {
  const product = await database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['id', 'name', 'price_paisa', 'discount_basis_points'])
    .where('price_paisa', '<', 200_000)
    .orderBy('quantity', 'desc')
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();
  const price = expectedLinePriceOf(product);
  const response = await page.request.post('/api/v1/checkout/create-order', {
    data: {
      customer: {
        name,
        email: 'ayesha@example.com',
        mobile,
        province: 'Sindh',
        city: 'Karachi',
        address: 'House 12, Street 4',
      },
      items: [{ _id: product.id, quantity: 1 }],
      shippingCost: 150,
      paymentMethod: 'cash',
      totalAmount: price + 150,
    },
  });
  if (!response.ok()) throw new Error(await response.text());
  const { order } = await response.json();
  return {
    id: String(order._id),
    number: Number(order.number),
    productId: product.id,
    total: (price + 150).toLocaleString('en-US'),
  };
}

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { CustomersPage } from '../../shop/back-office/people/customers/responses.ts';
import { register } from '../support/customers.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();

/** An order by this mobile. @returns its id */
async function place(mobile: string, changes: object = {}): Promise<string> {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
  const body = orderBody([{ product, quantity: 2 }]);
  const placed = await order(shop.app, { ...body, customer: { ...body.customer, mobile, ...changes } });
  expect(placed.statusCode).toBe(201);
  return placed.json().order._id;
}

/** Many customers with two orders each, all at the same moment. */
const placeMany = (customers: number) =>
  sql`insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
      shipping_paisa, total_paisa, created_at)
    select gen_random_uuid(), 'Shopper ' || n, '', '+9230' || (10000000 + n), 'Sindh', 'Karachi', 'House', 'cash',
      100000, 0, 100000, '2026-08-31' from generate_series(1, ${customers}) as n, generate_series(1, 2)`.execute(
    shop.database,
  );

const list = async (staff: string, query = ''): Promise<CustomersPage> =>
  (await requestAs(shop, staff, 'GET', `/api/v1/customers${query}`)).json();
const one = (staff: string, mobile: string) =>
  requestAs(shop, staff, 'GET', `/api/v1/customers/one?mobile=${encodeURIComponent(mobile)}`);

describe('the customers of the shop', () => {
  test('are listed once each, who ordered last first, in pages that begin where the one before ended', async () => {
    const staff = await signInAsAdmin(shop, 'Shop Editor');
    await placeMany(70);
    await place('0333-1234567', { name: 'Bilal' });
    await place('0333-1234567', { name: 'Bilal Ahmed' });
    const mobiles: string[] = [];
    let next: string | null = null;
    do {
      const page: CustomersPage = await list(staff, next === null ? '' : `?after=${next}`);
      if (next === null) {
        expect(page.customers[0]).toMatchObject({
          name: 'Bilal Ahmed',
          record: { orders: 2 },
          blocked: false,
        });
      }
      mobiles.push(...page.customers.map(({ mobile }) => mobile));
      next = page.next;
    } while (next !== null);
    expect(mobiles).toHaveLength(71);
    expect(new Set(mobiles).size).toBe(71);
  });

  test('are found by name, mobile and mail, also with an account and no order; not by what they bought', async () => {
    const staff = await signInAsAdmin(shop);
    await place('0333-1234567', { name: 'Bilal Ahmed', email: 'bilal@example.com' });
    await register(shop.app, { name: 'Zubaida Malik', email: 'zubaida@example.com', mobile: '0345-7654321' });
    const names = async (search: string) =>
      (await list(staff, `?search=${encodeURIComponent(search)}`)).customers.map(({ name }) => name);
    expect(await names('bilal ahm')).toEqual(['Bilal Ahmed']);
    expect(await names('0333 1234567')).toEqual(['Bilal Ahmed']);
    expect(await names('bilal@example.com')).toEqual(['Bilal Ahmed']);
    expect(await names('zubaida')).toEqual(['Zubaida Malik']);
    expect(await names('0345-7654321')).toEqual(['Zubaida Malik']);
    expect(await names('karahi')).toEqual([]);
    expect((await list(staff, '?search=zubaida')).customers).toMatchObject([
      { hasAccount: true, lastOrderAt: null, record: { orders: 0 } },
    ]);
  });

  test('have a page with their orders, what they bought, their record, notes with who wrote them, and a block', async () => {
    const staff = await signInAsAdmin(shop, 'Shop Editor');
    await place('0333-1234567', { name: 'Bilal Ahmed' });
    expect((await one(staff, '0345-7654321')).statusCode).toBe(404);
    const note = { mobile: '0333 1234567', note: 'Ring twice.\nHe hears badly.' };
    expect((await requestAs(shop, staff, 'POST', '/api/v1/customers/notes', note)).statusCode).toBe(201);
    const block = { mobile: '0333-1234567', reason: 'Three came back.' };
    expect((await requestAs(shop, staff, 'POST', '/api/v1/risk/blocked', block)).statusCode).toBe(201);
    const shown = (await one(staff, '+923331234567')).json();
    expect(shown).toMatchObject({
      name: 'Bilal Ahmed',
      account: null,
      record: { orders: 1, cameBack: 0 },
      block: { reason: 'Three came back.', by: 'Sana (Shop Editor)' },
      notes: [{ by: 'Sana (Shop Editor)', note: note.note, at: expect.any(String) }],
      orders: [{ status: 'Pending', totalAmount: 2150 }],
      products: [{ units: 2, cameBack: 0 }],
      returns: [],
    });
    expect((await list(staff)).customers).toMatchObject([{ blocked: true }]);
    const log = await requestAs(shop, await signInAsAdmin(shop), 'GET', '/api/v1/audit-log?kind=mobile');
    expect(log.json().entries).toMatchObject([
      { action: 'blocked the mobile' },
      { action: expect.any(String) },
    ]);
    expect(log.body).not.toContain('Ring twice');
  });
});

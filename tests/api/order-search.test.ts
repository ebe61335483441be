import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_FOUND } from '../../shop/orders/management/search-orders.ts';
import { type customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { bearer, requestAs, signInAsAdmin } from '../support/staff.ts';

/** What staff find orders by beside number, name, mobile and city: half numbers, addresses, parcels and products. */

const shop = openTestShop();
let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Manager');
});

async function place(who: Partial<typeof customer> = {}, productName = 'Steel Karahi') {
  const product = await stockProduct(shop.database, { name: productName });
  const body = orderBody([{ product, quantity: 1 }]);
  const response = await order(shop.app, { ...body, customer: { ...body.customer, ...who } });
  if (response.statusCode !== 201) throw new Error(response.body);
  return { id: String(response.json().order._id), number: Number(response.json().order.number), product };
}

async function find(search: string, more = ''): Promise<number[]> {
  const url = `/api/v1/checkout/orders?search=${encodeURIComponent(search)}${more}`;
  const response = await shop.app.inject({ url, headers: bearer(token) });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().orders.map(({ number }: { number: number }) => number);
}

const rename = (id: string, name: string) =>
  shop.database.updateTable('products').set({ name }).where('id', '=', id).execute();

describe('an order is found', () => {
  test.each([
    ['9239871', '0333-9239871'],
    ['923456', '0301-5923456'],
    ['92333', '0333-9239871'],
  ])('by %s, which may begin with the code of the country, or with 92 by itself', async (text, mobile) => {
    const wanted = await place({ mobile });
    await place({ mobile: '0345-1112223' }, 'Tawa');
    expect(await find(text)).toEqual([wanted.number]);
  });

  test.each(['gulshan-e-iqbal', 'GULSHAN', 'ayesha block 7', 'block 7, gulshan'])(
    'by its address: %s',
    async (text) => {
      const wanted = await place({ address: 'House 12-B, Block 7, Gulshan-e-Iqbal' });
      await place({ address: 'House 4, Model Town' }, 'Tawa');
      expect(await find(text)).toEqual([wanted.number]);
    },
  );

  test.each(['CX-77120045', 'cx77120045', '7712', '77120045', '120045'])(
    'by its tracking number or a part of it: %s',
    async (text) => {
      const wanted = await place();
      await place({}, 'Tawa');
      await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${wanted.id}/courier`, {
        courier: 'TCS',
        trackingNumber: 'CX-77120045',
      });
      expect(await find(text)).toEqual([wanted.number]);
    },
  );

  test.each(['karahi', 'STEEL kara', 'karahi 24'])('by what was sold: %s', async (text) => {
    const wanted = await place({}, 'Steel Karahi 24 cm');
    await place({}, 'Tawa');
    expect(await find(text)).toEqual([wanted.number]);
  });

  test('by what the product was called when it was sold, after it was renamed and after it is gone', async () => {
    const wanted = await place({}, 'Steel Karahi');
    await rename(wanted.product._id, 'Iron Kadhai');
    expect(await find('karahi')).toEqual([wanted.number]);
    await shop.database.deleteFrom('products').where('id', '=', wanted.product._id).execute();
    expect(await find('karahi')).toEqual([wanted.number]);
  });

  test('once, by its name and by what was sold, and only among those that are filtered', async () => {
    const wanted = await place({ name: 'Tawa Khan' }, 'Tawa');
    const other = await place({ name: 'Hira Malik', mobile: '0345-1112223' }, 'Tawa Large');
    expect(await find('tawa')).toEqual([other.number, wanted.number]);
    expect(await find('tawa', '&sort=placed')).toEqual([wanted.number, other.number]);
    await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${other.id}/status`, { status: 'Delivered' });
    expect(await find('tawa', '&status=Delivered')).toEqual([other.number]);
  });

  test('in the export as in the list', async () => {
    const wanted = await place({}, 'Steel Karahi 24 cm');
    await place({}, 'Tawa');
    const file = await requestAs(shop, token, 'GET', '/api/v1/checkout/orders/export?search=karahi');
    const [, ...lines] = file.body.trim().split('\n');
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual([wanted.number]);
  });
});

describe('a word that very many orders have', () => {
  test('finds them newest first, says that there are more, and an exact number still comes first', async () => {
    const wanted = await place({ name: 'Old Order' });
    await sql`
      insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
        shipping_paisa, total_paisa)
      select gen_random_uuid(), 'Zahid Common', 'z@example.com', ${`+92300${wanted.number}000`}, 'Sindh', 'Karachi', 'A',
        'cash', 1, 0, 1 from generate_series(1, ${MOST_FOUND + 5})
    `.execute(shop.database);
    const url = '/api/v1/checkout/orders?search=common';
    const page = (await shop.app.inject({ url, headers: bearer(token) })).json();
    expect(page).toMatchObject({ totalOrders: MOST_FOUND, moreOrders: true });
    expect(page.orders).toHaveLength(20);
    const numbers = await find(String(wanted.number));
    expect(numbers).toHaveLength(20);
    expect(numbers[0]).toBe(wanted.number);
    expect(await find(String(wanted.number), '&page=2')).not.toContain(wanted.number);
  });
});

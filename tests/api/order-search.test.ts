import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_COUNTED } from '../../shop/orders/management/list-filtered.ts';
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

/** Orders placed one minute after another, the last of them now; their numbers rise with the time. */
function placeMany(
  count: number,
  what: { name?: string; status?: string; payment?: string; city?: string } = {},
) {
  const { name = 'Omar Many', status = 'Delivered', payment = 'cash', city = 'Lahore' } = what;
  return sql`
    insert into orders (id, created_at, name, email, mobile, province, city, address, payment_method, status,
      confirmation, subtotal_paisa, shipping_paisa, total_paisa)
    select gen_random_uuid(), now() - make_interval(mins => ${count}::int - n), ${name}, 'o@example.com', '+923450000000',
      'Punjab', ${city}, 'A', ${payment}, ${status}, 'confirmed', n, 0, n from generate_series(1, ${count}::int) n
  `.execute(shop.database);
}

/** A line of this product in every order of this name. */
function sellTo(name: string, product: { _id: string; name: string }) {
  return sql`
    insert into order_lines (order_id, line_number, product_id, name, price_paisa, discount_basis_points,
      line_price_paisa, quantity, placed_at)
    select id, 1, ${product._id}::uuid, ${product.name}, 100, 0, 100, 1, created_at from orders where name = ${name}
  `.execute(shop.database);
}

async function page(query: string) {
  const response = await shop.app.inject({ url: `/api/v1/checkout/orders?${query}`, headers: bearer(token) });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as {
    orders: { number: number; status: string }[];
    totalOrders: number;
    totalPages: number;
    moreOrders: boolean;
  };
}

const numbersOf = ({ orders }: Awaited<ReturnType<typeof page>>) => orders.map(({ number }) => number);

describe('a product that very many orders have', () => {
  test('finds them newest first in every order of the list, and filtered, though others are newer', async () => {
    const { _id, name } = await stockProduct(shop.database, { name: 'Copper Karahi' });
    await placeMany(MOST_FOUND + 5, { name: 'Hira Karim' });
    await sellTo('Hira Karim', { _id, name });
    await sql`update orders set created_at = created_at - interval '30 days'`.execute(shop.database);
    await sql`update order_lines set placed_at = placed_at - interval '30 days'`.execute(shop.database);
    await placeMany(50);
    const all = await shop.database
      .selectFrom('orders')
      .select('number')
      .where('name', '=', 'Hira Karim')
      .orderBy('created_at', 'desc')
      .execute();
    const newest = all.map(({ number }) => number);
    const first = await page('search=karahi');
    expect(first).toMatchObject({ totalOrders: MOST_FOUND, moreOrders: true });
    expect(numbersOf(first)).toEqual(newest.slice(0, 20));
    expect(numbersOf(await page('search=karahi&page=3'))).toEqual(newest.slice(40, 60));
    expect(numbersOf(await page('search=karahi&sort=placed'))).toEqual(newest.toReversed().slice(0, 20));
    expect(numbersOf(await page('search=karahi&sort=-total'))).toEqual(newest.slice(0, 20));
    const beyond = await page(`search=karahi&page=${Math.ceil(MOST_FOUND / 20) + 1}`);
    expect(numbersOf(beyond)).toEqual(newest.slice(MOST_FOUND, MOST_FOUND + 5));
    await sql`update orders set status = 'Cancelled' where number in (${newest[7]}, ${newest[900]})`.execute(
      shop.database,
    );
    const cancelled = await page('search=karahi&status=Cancelled');
    expect(cancelled).toMatchObject({ totalOrders: 2, moreOrders: false });
    expect(numbersOf(cancelled)).toEqual([newest[7], newest[900]]);
  });

  test('does not put an old order first to which it was added later', async () => {
    const product = await stockProduct(shop.database, { name: 'Copper Karahi' });
    await placeMany(MOST_FOUND + 5, { name: 'Hira Karim' });
    await sellTo('Hira Karim', product);
    const newest = numbersOf(await page('search=karahi'));
    const oldest = numbersOf(await page('search=karahi&sort=placed&limit=100'));
    await sql`
      update order_lines set placed_at = now() from orders
      where orders.id = order_id and orders.number in (${sql.join(oldest)})
    `.execute(shop.database);
    expect(numbersOf(await page('search=karahi'))).toEqual(newest);
  });
});

describe('a list of very many orders', () => {
  test('is counted up to a bound that is said where it is filtered, and its pages go on; what is rare is counted whole', async () => {
    await placeMany(MOST_COUNTED + 25, { city: 'Multan' });
    await placeMany(30, { status: 'Cancelled', payment: 'card', city: 'Quetta' });
    await placeMany(3, { status: 'Cancelled', payment: 'card', city: 'Nushki' });
    const everything = await page('');
    expect(everything).toMatchObject({ totalOrders: MOST_COUNTED + 58, moreOrders: false });
    for (const query of [
      'payment=cash',
      'status=Delivered',
      'city=Multan',
      'search=multan',
      'from=2020-01-01',
    ]) {
      expect(await page(query)).toMatchObject({ totalOrders: MOST_COUNTED, moreOrders: true });
    }
    const last = MOST_COUNTED / 20;
    expect(await page(`payment=cash&page=${last}`)).toMatchObject({ totalPages: last + 1 });
    const beyond = await page(`payment=cash&page=${last + 2}`);
    expect(beyond.orders).toHaveLength(5);
    expect(beyond.totalPages).toBe(last + 2);
    expect(await page('payment=card')).toMatchObject({ totalOrders: 33, moreOrders: false, totalPages: 2 });
    expect(await page('payment=card&city=Other+city')).toMatchObject({ totalOrders: 3, moreOrders: false });
    expect(await page('status=Cancelled&payment=cash')).toMatchObject({ totalOrders: 0, totalPages: 0 });
    expect(await page('payment=cash&city=Quetta')).toMatchObject({ totalOrders: 0, orders: [] });
  });

  test('is counted exactly while orders come in', async () => {
    await placeMany(MOST_COUNTED + 5);
    for (const more of [0, 1, 2]) {
      await placeMany(more);
      const added = more === 2 ? 3 : more;
      expect(await page('')).toMatchObject({ totalOrders: MOST_COUNTED + 5 + added, moreOrders: false });
    }
  });
});

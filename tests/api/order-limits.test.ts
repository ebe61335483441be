import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dayOfShop } from '../../shop/dates.ts';
import { forgetOrigins } from '../../shop/orders/checkout/origin.ts';
import { recordConfirmation } from '../../shop/orders/confirmation/record-confirmation.ts';
import { notePayment } from '../../shop/orders/payments/note-payment.ts';
import { signIn } from '../support/customers.ts';
import {
  countOrders,
  customer,
  openTestShop,
  orderBody,
  stockOnHand,
  stockProduct,
} from '../support/shop.ts';
import { hireAdmin } from '../support/staff.ts';

const shop = openTestShop({ OPEN_ORDERS_PER_MOBILE: '5', OPEN_ORDERS_PER_NETWORK: '8' });

interface Sender {
  mobile?: string;
  /** The network address. */
  from?: string;
  cookie?: string;
  paymentMethod?: string;
  key?: string;
}

let senders = 0;

/** Orders as somebody with a mobile number and a network of their own, unless they are given. */
function order(
  lines: Parameters<typeof orderBody>[0],
  { mobile, from, cookie, paymentMethod = 'cash', key }: Sender = {},
) {
  senders += 1;
  const body = orderBody(lines);
  const own = `03${String(100_000_000 + senders)}`;
  return shop.app.inject({
    method: 'POST',
    url: '/api/v1/checkout/create-order',
    remoteAddress: from ?? `203.0.${Math.floor(senders / 250)}.${senders % 250}`,
    headers: { ...(cookie && { cookie }), ...(key && { 'idempotency-key': key }) },
    payload: { ...body, paymentMethod, customer: { ...customer, mobile: mobile ?? own } },
  });
}

async function times(count: number, send: () => ReturnType<typeof order>): Promise<number[]> {
  const statuses = [];
  for (let sent = 0; sent < count; sent++) statuses.push((await send()).statusCode);
  return statuses;
}

async function newestOrder(): Promise<string> {
  const { id } = await shop.database
    .selectFrom('orders')
    .select('id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Has a member of staff confirm the newest order on the phone. */
async function confirmNewest(): Promise<void> {
  const { _id, username } = await hireAdmin(shop);
  const outcome = { outcome: 'confirmed', note: '', version: undefined } as const;
  const confirmed = await recordConfirmation(shop.database, await newestOrder(), outcome, {
    kind: 'admin',
    id: _id,
    name: username,
  });
  expect(confirmed.ok).toBe(true);
}

/** Has a manager note a payment for the newest order. */
async function payNewest(): Promise<void> {
  const { _id, username } = await hireAdmin(shop);
  const payment = {
    amount: 500,
    way: 'bank',
    reference: crypto.randomUUID(),
    paidOn: dayOfShop(new Date().toISOString()),
    note: '',
  } as const;
  const noted = await notePayment(shop.database, await newestOrder(), payment, {
    key: crypto.randomUUID(),
    principal: { kind: 'admin', id: _id, name: username },
  });
  expect(noted.ok).toBe(true);
}

describe('the size of an order without an account', () => {
  test('nobody sells the shop out by six unpaid orders of everything', async () => {
    const goods = [];
    for (let number = 1; number <= 12; number++) {
      goods.push(await stockProduct(shop.database, { name: `Product ${number}`, price: 900, quantity: 40 }));
    }
    const everything = goods.map((product) => ({ product, quantity: 40 }));
    const refusals = [];
    for (let sent = 0; sent < 6; sent++) refusals.push(await order(everything));
    expect(refusals.map((response) => response.json().code)).toEqual(Array(6).fill('ORDER_TOO_LARGE'));
    const tooMany = await order(goods.map((product) => ({ product, quantity: 51 })));
    expect(tooMany.json().code).toBe('OUT_OF_STOCK');
    const left = await Promise.all(goods.map(({ _id }) => stockOnHand(shop.database, _id)));
    expect(left).toEqual(Array(12).fill(40));
  });

  test('is 50 of one product, in however many lines, and the refusal says how to go on', async () => {
    const tawa = await stockProduct(shop.database, { name: 'Tawa', price: 100, quantity: 500 });
    expect((await order([{ product: tawa, quantity: 50 }])).statusCode).toBe(201);
    const refused = await order([
      { product: tawa, quantity: 26 },
      { product: tawa, quantity: 25 },
    ]);
    expect(refused.statusCode).toBe(409);
    const message =
      'An order without an account can have at most 50 of one product (Tawa). Please order fewer, log in if you have ordered with your account before, or call us at 0300-1234567.';
    expect(refused.json()).toMatchObject({
      code: 'ORDER_TOO_LARGE',
      message,
      fields: { 'items.0.quantity': message, 'items.1.quantity': message },
      data: { mostUnits: 50 },
    });
    expect(await stockOnHand(shop.database, tawa._id)).toBe(450);
  });

  test('is refused with the names of three products at most', async () => {
    const lines = [];
    for (const name of ['Tawa', 'Karahi', 'Degchi', 'Lamp', 'Rug']) {
      const product = await stockProduct(shop.database, { name, price: 10, quantity: 99 });
      lines.push({ product, quantity: 51 });
    }
    expect((await order(lines)).json().message).toMatch(/of one product \((\w+, ){2}\w+ and 2 more\)/);
  });

  test('is Rs. 50,000, by card too', async () => {
    const oven = await stockProduct(shop.database, { price: 25_000, quantity: 20 });
    expect((await order([{ product: oven, quantity: 2 }])).statusCode).toBe(201);
    for (const paymentMethod of ['cash', 'card']) {
      const refused = await order([{ product: oven, quantity: 3 }], { paymentMethod });
      expect(refused.json()).toMatchObject({ code: 'ORDER_TOO_LARGE', data: { mostRupees: 50_000 } });
      expect(refused.json().message).toMatch(/worth at most Rs\. 50,000\. Please order in two parts/);
    }
  });

  test('holds for a new account too, until an order of it was confirmed', async () => {
    const cookie = await signIn(shop.app);
    const tawa = await stockProduct(shop.database, { price: 100, quantity: 500 });
    const refused = await order([{ product: tawa, quantity: 51 }], { cookie });
    expect(refused.json().message).toMatch(
      /^Your first order can have at most 50 .* or call us at 0300-1234567\.$/,
    );
    expect((await order([{ product: tawa, quantity: 1 }], { cookie })).statusCode).toBe(201);
    expect((await order([{ product: tawa, quantity: 51 }], { cookie })).statusCode).toBe(409);
    await confirmNewest();
    expect((await order([{ product: tawa, quantity: 51 }], { cookie })).statusCode).toBe(201);
  });
});

describe('orders that wait for confirmation', () => {
  test('are at most five of one mobile number, in whatever spelling, by cash or card', async () => {
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const one = [{ product: tawa, quantity: 1 }];
    const spellings = ['0301-2345678', '+92 301 2345678', '03012345678', '۰۳۰۱۲۳۴۵۶۷۸', '0092 301 2345678'];
    for (const [index, mobile] of spellings.entries()) {
      const paymentMethod = index % 2 === 0 ? 'cash' : 'card';
      expect((await order(one, { mobile, paymentMethod })).statusCode).toBe(201);
    }
    const sixth = await order(one, { mobile: '0301 2345678' });
    expect(sixth.statusCode).toBe(409);
    expect(sixth.json()).toMatchObject({
      code: 'TOO_MANY_OPEN_ORDERS',
      message:
        'Several orders for this mobile number are waiting for our confirmation call. Please call us at 0300-1234567 to confirm them, then order again.',
    });
    expect((await order(one, { mobile: '0302-2345678' })).statusCode).toBe(201);
    expect(await stockOnHand(shop.database, tawa._id)).toBe(94);
  });

  test('count no longer once one is confirmed, paid or cancelled', async () => {
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const again = () => order([{ product: tawa, quantity: 1 }], { mobile: '0301-2345678' });
    expect(await times(6, again)).toEqual([201, 201, 201, 201, 201, 409]);
    await confirmNewest();
    expect(await times(2, again)).toEqual([201, 409]);
    await payNewest();
    expect(await times(2, again)).toEqual([201, 409]);
    await shop.database.updateTable('orders').set({ status: 'Cancelled' }).execute();
    expect((await again()).statusCode).toBe(201);
  });

  test('are not more when twenty are sent at the same moment', async () => {
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const mobile = '0301-2345678';
    const sent = Array.from({ length: 20 }, () => order([{ product: tawa, quantity: 1 }], { mobile }));
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
    expect(await countOrders(shop.database)).toBe(5);
  });

  test('are limited for a network, of IPv6 for its first half', async () => {
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const one = [{ product: tawa, quantity: 1 }];
    expect(await times(9, () => order(one, { from: '198.51.100.7' }))).toEqual([...Array(8).fill(201), 409]);
    let host = 0;
    const house = () => order(one, { from: `2001:db8:0:1::${(++host).toString(16)}` });
    expect(await times(9, house)).toEqual([...Array(8).fill(201), 409]);
    const refused = await order(one, { from: '2001:db8:0:1:ffff::1' });
    expect(refused.json().message).toMatch(
      /^Very many orders from your network are waiting .* call us at 0300/,
    );
    expect((await order(one, { from: '2001:db8:0:2::1' })).statusCode).toBe(201);
  });

  test('of a network count for a day', async () => {
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const from = '198.51.100.7';
    const again = () => order([{ product: tawa, quantity: 1 }], { from });
    await times(8, again);
    expect((await again()).statusCode).toBe(409);
    await shop.database
      .updateTable('order_origins')
      .set({ created_at: sql`now() - interval '25 hours'` })
      .execute();
    expect((await again()).statusCode).toBe(201);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.18.0.1',
    '192.168.1.5',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1%eth0',
  ])('are not counted for %s, behind which a proxy may hide everybody', async (from) => {
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const statuses = await times(9, () => order([{ product: tawa, quantity: 1 }], { from }));
    expect(statuses).toEqual(Array(9).fill(201));
  });

  test('do not keep a known customer from ordering', async () => {
    const cookie = await signIn(shop.app);
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const one = [{ product: tawa, quantity: 1 }];
    await order(one, { cookie });
    await confirmNewest();
    const sender = { mobile: '0301-2345678', from: '198.51.100.7' };
    await times(6, () => order(one, sender));
    expect((await order(one, sender)).statusCode).toBe(409);
    expect((await order(one, { ...sender, cookie })).statusCode).toBe(201);
  });

  test('do not lose the answer of one that was placed: its retry gets it', async () => {
    const tawa = await stockProduct(shop.database, { quantity: 100 });
    const sender = { mobile: '0301-2345678', key: 'attempt-0001' };
    const first = await order([{ product: tawa, quantity: 1 }], sender);
    await times(4, () => order([{ product: tawa, quantity: 1 }], { mobile: sender.mobile }));
    const retry = await order([{ product: tawa, quantity: 1 }], sender);
    expect(retry.statusCode).toBe(201);
    expect(retry.json().order).toEqual(first.json().order);
  });
});

test('where an order came from is kept as a hash, and for a day', async () => {
  const tawa = await stockProduct(shop.database, { quantity: 100 });
  await order([{ product: tawa, quantity: 1 }], { from: '198.51.100.7' });
  const kept = await shop.database.selectFrom('order_origins').selectAll().executeTakeFirstOrThrow();
  expect(kept.network_hash).toHaveLength(32);
  const { rows } = await sql<{ text: string }>`
    select orders::text || order_origins::text as text from orders, order_origins
  `.execute(shop.database);
  expect(rows[0]?.text).not.toContain('198.51.100');
  await forgetOrigins(shop.database);
  expect(await shop.database.selectFrom('order_origins').selectAll().execute()).toHaveLength(1);
  await shop.database
    .updateTable('order_origins')
    .set({ created_at: sql`now() - interval '25 hours'` })
    .execute();
  await forgetOrigins(shop.database);
  expect(await shop.database.selectFrom('order_origins').selectAll().execute()).toEqual([]);
  expect(await countOrders(shop.database)).toBe(1);
});

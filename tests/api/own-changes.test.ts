import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { findOrderPage } from '../../shop/orders/page/queries.ts';
import { customer, openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let pan: Product;
let pot: Product;
let placed: { _id: string; page: string };
let token: string;
beforeEach(async () => {
  pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 10 });
  pot = await stockProduct(shop.database, { name: 'Pot', price: 300, quantity: 10 });
  const lines = [
    { product: pan, quantity: 2 },
    { product: pot, quantity: 1 },
  ];
  placed = (await order(shop.app, orderBody(lines))).json().order;
  token = await signInAsAdmin(shop, 'Shop Manager');
});

const keyOf = () => placed.page.replace('/order/', '');
const own = (path: string) => `/api/v1/checkout/own-order/${path}`;
const send = (method: 'POST' | 'PUT', url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method, url, payload, headers });
const change = (body: object, key = keyOf()) => send('PUT', own(key), body);
const preview = (body: object, key = keyOf()) => send('POST', own(`${key}/preview`), body);
const submit = (form: string, headers: Record<string, string> = {}, key = keyOf()) =>
  shop.app.inject({
    method: 'POST',
    url: own(`${key}/answer`),
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const page = async () => await findOrderPage(shop.database, keyOf(), shop.settings);
const detail = async () =>
  (await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${placed._id}`)).json();
const put = (path: string, body: object) =>
  requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${placed._id}/${path}`, body);
const lineOf = async (name: string): Promise<number> =>
  (await detail()).items.find((item: { name: string }) => item.name === name).lineNumber;
const lahore = { province: 'Punjab', city: 'Lahore', address: 'House 9, Mall Road', instructions: '' };
const stock = async () => [
  await stockOnHand(shop.database, pan._id),
  await stockOnHand(shop.database, pot._id),
];
const pass = (hours: number) =>
  sql`update orders set created_at = created_at - make_interval(hours => ${hours})`.execute(shop.database);

describe('quantities that a customer changes', () => {
  test('show the difference first, and change stock, amounts and history once', async () => {
    const lines = [
      { lineNumber: await lineOf('Pan'), quantity: 3 },
      { lineNumber: await lineOf('Pot'), quantity: 0 },
    ];
    const seen = await preview({ version: 1, lines });
    expect(seen.json()).toMatchObject({
      before: { totalAmount: 2450 },
      after: { subtotal: 3000, shippingCost: 150, totalAmount: 3150 },
    });
    expect(await stock()).toEqual([8, 9]);
    const twice = await Promise.all([change({ version: 1, lines }), change({ version: 1, lines })]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await stock()).toEqual([7, 10]);
    const after = await detail();
    expect(after).toMatchObject({ totalAmount: 3150, version: 2, customer: { address: customer.address } });
    expect(after.history.at(-1)).toMatchObject({ kind: 'edited', actor: 'The customer (order’s page)' });
    const mails = await shop.database.selectFrom('outbox').select('kind').execute();
    expect(mails.filter(({ kind }) => kind === 'order-changed').length).toBe(1);
  });

  test('of two tabs that saw the same order: one holds, the other is told, without a name of staff', async () => {
    const lineNumber = await lineOf('Pan');
    const tabs = await Promise.all(
      [3, 4].map((quantity) => change({ version: 1, lines: [{ lineNumber, quantity }] })),
    );
    expect(tabs.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = tabs.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(refused.data).toBeUndefined();
  });

  test('leave something: an order of nothing is cancelled instead', async () => {
    const lines = [await lineOf('Pan'), await lineOf('Pot')].map((lineNumber) => ({
      lineNumber,
      quantity: 0,
    }));
    const refused = await change({ version: 1, lines });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Nothing would be left of your order. Please cancel it instead.',
    ]);
  });

  test('keep to the stock and to what new customers may order', async () => {
    const lineNumber = await lineOf('Pan');
    const ask = async (quantity: number) =>
      (await change({ version: 1, lines: [{ lineNumber, quantity }] })).json();
    expect(await ask(11)).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await ask(51)).toMatchObject({ code: 'ORDER_TOO_LARGE' });
    expect(await stock()).toEqual([8, 9]);
  });

  test('bring no new product, no other price, no discount and no delivery of their own', async () => {
    const body = {
      version: 1,
      discountAmount: 500,
      discountReason: 'x',
      shippingCost: 0,
      shippingReason: 'x',
    };
    const lines = [{ lineNumber: await lineOf('Pan'), quantity: 1, linePrice: 1, price: 1 }];
    expect((await change({ ...body, lines })).statusCode).toBe(200);
    expect(await detail()).toMatchObject({ discountAmount: 0, shippingCost: 150, totalAmount: 1450 });
    expect((await change({ version: 2, lines: [{ _id: pot._id, quantity: 1 }] })).statusCode).toBe(400);
    expect((await change({ version: 2, lines: [{ lineNumber: 99, quantity: 1 }] })).statusCode).toBe(400);
  });

  test('leave a discount and a delivery that staff set as they are', async () => {
    const { customer: who, items } = await detail();
    const lines = items.map((item: { lineNumber: number; quantity: number }) => ({
      lineNumber: item.lineNumber,
      quantity: item.quantity,
    }));
    const byHand = {
      discountAmount: 100,
      discountReason: 'Late parcel',
      shippingCost: 0,
      shippingReason: 'Waived',
    };
    const url = `/api/v1/checkout/order/${placed._id}`;
    const edited = await requestAs(shop, token, 'PUT', url, {
      ...who,
      ...byHand,
      lines,
      version: 1,
      reason: 'A present',
    });
    expect(edited.statusCode).toBe(200);
    const body = { version: 2, lines: [{ lineNumber: await lineOf('Pot'), quantity: 2 }], place: lahore };
    const seen = await preview(body);
    expect(seen.json().after).toEqual({
      subtotal: 2600,
      discountAmount: 100,
      coupon: null,
      shippingCost: 0,
      totalAmount: 2500,
    });
    expect(seen.body).not.toMatch(/Late parcel|Waived/);
    expect((await change(body)).statusCode).toBe(200);
    expect(await detail()).toMatchObject({ totalAmount: 2500, discountReason: 'Late parcel' });
    // Fewer than the discount is worth is for staff.
    const few = [
      { lineNumber: await lineOf('Pan'), quantity: 0 },
      { lineNumber: await lineOf('Pot'), quantity: 1 },
    ];
    await sql`update orders set discount_paisa = 200000, total_paisa = subtotal_paisa - 200000`.execute(
      shop.database,
    );
    expect((await change({ version: 3, lines: few })).json().message).toContain('Please call us');
  });
});

describe('an address that a customer corrects', () => {
  test('is typed again and decides the delivery again; nothing tells the one before', async () => {
    const seen = await preview({ version: 1, place: lahore });
    expect(seen.json()).toMatchObject({ before: { shippingCost: 150 }, after: { shippingCost: 200 } });
    expect(seen.body).not.toContain(customer.address);
    const changed = await change({ version: 1, place: lahore });
    expect(changed.body).not.toContain(customer.address);
    expect(await detail()).toMatchObject({
      customer: { ...customer, mobile: '+923012345678', ...lahore },
      totalAmount: 2500,
    });
    expect(JSON.stringify(await page())).not.toContain(lahore.address);
  });

  test('is refused by the fields at fault', async () => {
    for (const [field, text] of [
      ['address', ''],
      ['city', 'Karachi'],
    ] as const) {
      const refused = await change({ version: 1, place: { ...lahore, [field]: text } });
      expect(Object.keys(refused.json().fields)).toEqual([`place.${field}`]);
    }
  });
});

describe('what a customer paid', () => {
  const pay = (amount: number) =>
    requestAs(shop, token, 'POST', `/api/v1/checkout/order/${placed._id}/payments`, {
      amount,
      way: 'bank',
      reference: 'IBFT-1',
      paidOn: new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10),
    });

  test('is not lessened by fewer units: that is for staff; more may be ordered', async () => {
    expect((await pay(2450)).statusCode).toBe(201);
    const version = (await detail()).version;
    const lines = (quantity: number, lineNumber: number) => [{ lineNumber, quantity }];
    const line = await lineOf('Pan');
    const refused = await change({ version, lines: lines(1, line) });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('paid more than this'),
    ]);
    expect((await change({ version, lines: lines(3, line) })).statusCode).toBe(200);
    expect(await detail()).toMatchObject({ totalAmount: 3450, paidAmount: 2450 });
  });

  test('stands to be refunded once she cancels', async () => {
    await sql`update orders set payment_method = 'card' where id = ${placed._id}`.execute(shop.database);
    await pay(2450);
    expect((await submit('answer=cancel')).headers.location).toContain('?done=cancel');
    const row = shop.database.selectFrom('orders').select('to_refund_paisa').where('id', '=', placed._id);
    expect(await row.executeTakeFirst()).toEqual({ to_refund_paisa: 245_000 });
    expect((await page())?.next).toContain('We send Rs. 2,450 back to you');
  });

  test('keeps its amount while the payment is on its way', async () => {
    const id = '00000000-0000-4000-8000-000000000009';
    await sql`insert into payments (id, order_id, request_key, way, state, amount_paisa, note, created_by)
      values (${id}, ${placed._id}, 'key', 'card', 'pending', 245000, '', 'The shop')`.execute(shop.database);
    const body = { version: 1, lines: [{ lineNumber: await lineOf('Pan'), quantity: 3 }] };
    expect((await change(body)).json()).toMatchObject({
      code: 'NOT_EDITABLE',
      message: expect.stringContaining('is on its way'),
    });
  });
});

describe('the time for changes', () => {
  test('is over after 24 hours: the page and the calls say to call us', async () => {
    expect((await page())?.own).toMatchObject({ canChange: true, canCancel: true, why: null });
    await pass(25);
    expect((await page())?.own).toMatchObject({ canChange: false, canCancel: true });
    const refused = await change({ version: 1, place: lahore });
    expect(refused.json()).toMatchObject({
      code: 'NOT_EDITABLE',
      message: expect.stringContaining('24 hours'),
    });
    await put('confirmation', { outcome: 'confirmed' });
    expect((await page())?.own).toMatchObject({ canCancel: false, why: expect.stringContaining('call us') });
  });

  test('is over with the parcel packed, and while it is being packed nothing is half done', async () => {
    const lines = [{ lineNumber: await lineOf('Pan'), quantity: 1 }];
    const [packed, changed] = await Promise.all([
      put('fulfilment', { step: 'pack', unconfirmed: true }),
      change({ version: 1, lines }),
    ]);
    expect(packed.statusCode).toBe(200);
    expect(await stock()).toEqual([changed.statusCode === 200 ? 9 : 8, 9]);
    const late = await change({ version: (await detail()).version, lines: [{ ...lines[0], quantity: 4 }] });
    expect(late.json()).toMatchObject({ code: 'NOT_EDITABLE' });
    expect((await page())?.own).toMatchObject({
      canCancel: false,
      why: expect.stringContaining('packed already'),
    });
  });

  test('is over with a cancelled order, whose page offers nothing', async () => {
    await submit('answer=cancel');
    expect((await page())?.own).toMatchObject({
      canConfirm: false,
      canChange: false,
      canCancel: false,
      why: null,
    });
    expect((await change({ version: 3, place: lahore })).statusCode).toBe(409);
  });
});

describe('the form of an order’s page', () => {
  test('confirms and leads back to the page; the link of the mail is named, and a GET changes nothing', async () => {
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    const mail = await COMPOSERS['order-placed'](shop.database, placed._id, shop.settings, occasion);
    expect(JSON.stringify(mail)).toContain(`${placed.page}?by=mail`);
    await shop.app.inject({ method: 'GET', url: own(`${keyOf()}/answer?answer=confirm`) });
    expect((await detail()).confirmation).toBe('unconfirmed');
    const done = await submit('answer=confirm&by=mail');
    expect([done.statusCode, done.headers.location]).toEqual([303, `${placed.page}?done=confirm`]);
    expect(done.headers['cache-control']).toBe('private, no-store');
    expect(await detail()).toMatchObject({ confirmationBy: 'The customer (mail)' });
    const later = await COMPOSERS['order-placed'](shop.database, placed._id, shop.settings, occasion);
    expect(JSON.stringify(later)).not.toContain('?by=mail');
  });

  test('is told where it comes too late', async () => {
    await put('fulfilment', { step: 'pack', unconfirmed: true });
    expect((await submit('answer=cancel')).headers.location).toBe(`${placed.page}?refused=cancel`);
  });

  test('is refused from another website, with another answer, and at an address that somebody guessed', async () => {
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await submit('answer=cancel', foreign)).statusCode).toBe(403);
    expect((await submit('answer=perhaps')).statusCode).toBe(400);
    const guessed = keyOf().replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    const strangers = [
      await submit('answer=cancel', {}, guessed),
      await change({ version: 1, place: lahore }, guessed),
      await preview({ version: 1, place: lahore }, placed._id),
    ];
    expect(strangers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await detail()).toMatchObject({ status: 'Pending', version: 1 });
  });
});

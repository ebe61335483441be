import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { STAGES } from '../../shop/orders/rules.ts';
import { readWaiting } from '../../shop/orders/waiting/read-waiting.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let token: string;
let karahi: Product;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
  karahi = await stockProduct(shop.database, { quantity: 10 });
});

const LOW_AT = 5;
const read = () => readWaiting(shop.database, LOW_AT);
const ask = (url: string) => requestAs(shop, token, 'GET', url);

async function placed() {
  const response = await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
  return response.json().order as { _id: string; number: number };
}

const change = (id: string, what: string, body: object) =>
  requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/${what}`, body);

/** How many orders the list has at each stage. */
async function atStages() {
  const counts: Record<string, number> = {};
  for (const stage of STAGES) {
    counts[stage] = (await ask(`/api/v1/checkout/orders?stage=${stage}`)).json().totalOrders;
  }
  return counts;
}

describe('what waits', () => {
  test('is counted as the views of the list have it, from the order to the delivery', async () => {
    const before = await read();
    const { _id } = await placed();
    const ordered = await read();
    expect(ordered.toConfirm).toBe(before.toConfirm + 1);
    await change(_id, 'confirmation', { outcome: 'confirmed', note: '' });
    expect(await read()).toMatchObject({ toConfirm: before.toConfirm, toPack: before.toPack + 1 });
    await change(_id, 'courier', { courier: 'TCS', trackingNumber: '779123456' });
    await change(_id, 'fulfilment', { step: 'pack' });
    expect(await read()).toMatchObject({ toPack: before.toPack, toHandOver: before.toHandOver + 1 });
    await change(_id, 'fulfilment', { step: 'hand-over' });
    const sent = await read();
    expect(sent).toMatchObject({ toPack: before.toPack, withCourier: before.withCourier + 1 });
    expect(await atStages()).toEqual({
      'to-confirm': sent.toConfirm,
      'awaits-payment': sent.awaitsPayment,
      'to-pack': sent.toPack,
      'to-hand-over': sent.toHandOver,
      'with-courier': sent.withCourier,
      'courier-differs': sent.courierDiffers,
      'money-due': sent.moneyDue,
      'to-refund': sent.toRefund,
    });
    await change(_id, 'status', { status: 'Delivered' });
    const delivered = await read();
    expect(delivered).toMatchObject({
      toPack: before.toPack,
      toHandOver: before.toHandOver,
      withCourier: before.withCourier,
      moneyDue: before.moneyDue + 1,
    });
    expect(await atStages()).toMatchObject({ 'money-due': delivered.moneyDue });
    const { orders } = (await ask('/api/v1/checkout/orders?stage=money-due&city=Karachi')).json();
    expect(orders.map((row: { _id: string }) => row._id)).toEqual([_id]);
    await change(_id, 'status', { status: 'Processing' });
    expect(await read()).toMatchObject({ moneyDue: before.moneyDue });
  });

  test('has another revision after every change of an order, and the same one while nothing changes', async () => {
    const { _id } = await placed();
    const revisions = [(await read()).revision];
    const note = (text: string) =>
      requestAs(shop, token, 'POST', `/api/v1/checkout/order/${_id}/notes`, { note: text });
    await note('Call again');
    revisions.push((await read()).revision);
    await change(_id, 'status', { status: 'Processing' });
    revisions.push((await read()).revision);
    expect(new Set(revisions).size).toBe(3);
    expect((await read()).revision).toBe(revisions[2]);
  });

  test('has another revision also when an earlier event is committed after a later one', async () => {
    const [{ _id }, slowOne] = [await placed(), await placed()];
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const event = { order_id: slowOne._id, kind: 'note', actor: 'Sana', note: 'Slow' } as const;
    const slow = shop.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('order_events').values(event).execute();
      begun.resolve();
      await released.promise;
    });
    await begun.promise;
    await change(_id, 'status', { status: 'Processing' });
    const { revision } = await read();
    released.resolve();
    await slow;
    expect((await read()).revision).not.toBe(revision);
  });

  test('counts products that are low, and is told to every screen that asks', async () => {
    const { lowStock } = await read();
    await stockProduct(shop.database, { name: 'Brass Ladle', quantity: LOW_AT });
    expect((await read()).lowStock).toBe(lowStock + 1);
    const response = await ask('/api/v1/staff/waiting');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toHaveProperty('revision');
  });
});

describe('the search of staff', () => {
  const find = async (query: string) =>
    (await ask(`/api/v1/staff/search?query=${encodeURIComponent(query)}`)).json();

  test('finds an order by its number, name and mobile, a product, and who ordered', async () => {
    const { _id, number } = await placed();
    const stored = await shop.database
      .selectFrom('orders')
      .select(['name', 'mobile'])
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect((await find(String(number))).orders[0]).toMatchObject({ _id, number, status: 'Pending' });
    expect((await find(stored.name)).orders.map((found: { _id: string }) => found._id)).toContain(_id);
    const byMobile = await find(stored.mobile);
    expect(byMobile.orders.map((found: { _id: string }) => found._id)).toContain(_id);
    expect(byMobile.customers).toEqual([
      { mobile: stored.mobile, name: expect.any(String), orders: expect.any(Number) },
    ]);
    expect((await find(karahi.name)).products.map((found: { name: string }) => found.name)).toContain(
      karahi.name,
    );
  });

  test('shows five of each at most, nothing for signs alone, and asks for two characters', async () => {
    for (let count = 0; count < 6; count += 1) await stockProduct(shop.database, { name: `Teapot ${count}` });
    expect((await find('Teapot')).products).toHaveLength(5);
    expect(await find(',, ,')).toEqual({ orders: [], products: [], customers: [] });
    expect((await ask('/api/v1/staff/search?query=a')).statusCode).toBe(400);
    expect((await ask('/api/v1/staff/search')).statusCode).toBe(400);
  });
});

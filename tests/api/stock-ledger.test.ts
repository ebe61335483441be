import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { productStockResponse } from '../../shop/back-office/inventory/responses.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { faultsOfStock } from '../support/faults-of-stock.ts';
import { sendForm } from '../support/product-form.ts';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { bearer, hireAdmin, requestAs } from '../support/staff.ts';

const shop = openTestShop();

let manager: { token: string };
let editor: { token: string };
let pan: Product;
beforeEach(async () => {
  manager = await hireAdmin(shop, 'Shop Manager');
  editor = await hireAdmin(shop, 'Shop Editor');
  pan = await stockProduct(shop.database, { name: 'Karahi', price: 1000, discount: 10, quantity: 10 });
});

const post = (path: string, body: object, { token } = manager, key: string = randomUUID()) =>
  requestAs(shop, token, 'POST', `/api/v1/stock/${path}`, body, { 'idempotency-key': key });

async function readStock(product = pan, { token } = manager, query = '') {
  const url = `/api/v1/stock/products/${product._id}${query}`;
  const response = await shop.app.inject({ url, headers: bearer(token) });
  return productStockResponse.parse(response.json());
}

/** The movements of a product in words, the newest first. */
async function told(product = pan): Promise<string[]> {
  const { movements } = await readStock(product);
  return movements.map(({ kind, units, onHand, note }) => `${kind} ${units} → ${onHand} ${note}`.trim());
}

const buy = async (quantity: number, product = pan) =>
  String((await order(shop.app, orderBody([{ product, quantity }]))).json().order._id);

const asStaff = (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  requestAs(shop, manager.token, method, url, body);

describe('the ledger of stock', () => {
  test('has a movement for whatever changes the stock of a product, with its order and who did it, and the stock is their sum', async () => {
    const sold = await buy(3);
    const url = `/api/v1/checkout/order/${sold}`;
    await asStaff('PUT', `${url}/status`, { status: 'Cancelled' });
    await asStaff('PUT', `${url}/status`, { status: 'Pending' });
    const form = (quantity: string) =>
      sendForm(shop.app, manager.token, { method: 'PUT', url: `/api/v1/products/${pan._id}` }, [
        ['quantity', quantity],
      ]);
    await form('20');
    await post('goods-in', {
      lines: [{ _id: pan._id, units: 5, unitCost: 700 }],
      supplier: 'Lahore Traders',
    });
    await post(`products/${pan._id}/damaged`, { units: 2, reason: 'Fell off the shelf' });
    await post(`products/${pan._id}/correction`, { units: 24, reason: 'Found behind the door' });

    expect(await told()).toEqual([
      'correction 24 → 47 Found behind the door',
      'damage -2 → 23 Fell off the shelf',
      'goods-in 5 → 25',
      'correction 13 → 20 Set in the product’s form',
      'sale -3 → 7',
      'cancelled 3 → 10',
      'sale -3 → 7',
      'opening 10 → 10',
    ]);
    const { movements } = await readStock();
    expect(movements.at(-2)).toMatchObject({ by: 'shopper', order: { _id: sold } });
    expect(movements[2]).toMatchObject({ supplier: 'Lahore Traders', unitCost: 700 });
    expect(await stockOnHand(shop.database, pan._id)).toBe(47);
    expect(await faultsOfStock(shop.database)).toEqual([]);
  });

  test('keeps what was moved of a product that is deleted, and names it in the file', async () => {
    await buy(2);
    const deleted = await asStaff('DELETE', `/api/v1/products/${pan._id}`);
    expect(deleted.statusCode).toBe(200);
    expect(await faultsOfStock(shop.database)).toEqual([]);
    const url = '/api/v1/stock/movements/export';
    const file = await shop.app.inject({ url, headers: bearer(manager.token) });
    const lines = file.body.trim().split('\n').slice(1);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain(',Karahi,');
    expect(lines.at(-1)).toContain('Product deleted,-8,0');
  });

  test('writes down what is changed past it, so that the sum holds even then', async () => {
    await sql`update stock set quantity = 4 where product_id = ${pan._id}`.execute(shop.database);
    expect(await told()).toEqual(['unexplained -6 → 4 Written past the ledger', 'opening 10 → 10']);
    expect(await faultsOfStock(shop.database)).toEqual(['Stock moved past the ledger: -6']);
    await shop.database.deleteFrom('products').where('id', '=', pan._id).execute();
    expect(await faultsOfStock(shop.database)).toEqual(['Stock moved past the ledger: -6']);
  });

  test('is added to and never changed', async () => {
    const change = sql`update stock_movements set units = 5`.execute(shop.database);
    await expect(change).rejects.toThrow('corrected by another one');
    await expect(sql`delete from stock_movements`.execute(shop.database)).rejects.toThrow('corrected by');
  });

  test('is read by pages, the newest first', async () => {
    await sql`insert into stock_movements (product_id, kind, units, note, actor)
      select ${pan._id}, 'correction', 1, number::text, 'Sana' from generate_series(1, 60) as number
    `.execute(shop.database);
    const first = await readStock();
    const second = await readStock(pan, manager, `?before=${first.next}`);
    expect([first.movements.length, second.movements.length, second.next]).toEqual([50, 11, null]);
    expect(second.movements.map(({ note }) => note).slice(0, 2)).toEqual(['10', '9']);
  });
});

describe('goods in', () => {
  const delivery = (units: number, unitCost: number | null) => ({
    lines: [{ _id: pan._id, units, unitCost }],
    supplier: 'Lahore Traders',
    note: 'Bill 12',
  });

  test('say what a unit costs on average, what all is worth and what a sale leaves, to Shop Managers alone', async () => {
    await post('goods-in', delivery(10, 600));
    await post('goods-in', delivery(20, 750.5));
    await post('goods-in', delivery(1, null));
    const { cost, linePrice, product } = await readStock();
    expect(product.onHand).toBe(41);
    expect(linePrice).toBe(900);
    // 20 at 600, 20 at 750.50, and one whose cost nobody knows.
    expect(cost).toEqual({ average: 675.25, value: 27_685.25, margin: 224.75, marginPercent: 24.97 });
    await post(`products/${pan._id}/cost`, { cost: 700, reason: 'The bill was wrong' });
    expect((await readStock()).cost?.average).toBe(700);

    const seen = await readStock(pan, editor);
    expect(seen.cost).toBeNull();
    expect(seen.movements.every(({ unitCost, supplier }) => unitCost === null && supplier === '')).toBe(true);
    expect((await post('goods-in', delivery(1, 1), editor)).statusCode).toBe(403);
  });

  test('come once, however often they are sent', async () => {
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3, 4].map(() => post('goods-in', delivery(5, 600), manager, key)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(await stockOnHand(shop.database, pan._id)).toBe(15);
    const other = await post('goods-in', delivery(6, 600), manager, key);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await stockOnHand(shop.database, pan._id)).toBe(15);
  });

  test('of several products come whole or not at all, and bring back what was sold out', async () => {
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 0 });
    const line = (id: string) => ({ _id: id, units: 5, unitCost: null });
    const gone = await post('goods-in', { lines: [line(tawa._id), line(randomUUID())] });
    expect(gone.statusCode).toBe(404);
    expect(await stockOnHand(shop.database, tawa._id)).toBe(0);
    const came = await post('goods-in', { lines: [line(tawa._id), line(pan._id)] });
    expect(came.json().message).toBe('10 units are taken in.');
    const { restocked_at } = await shop.database
      .selectFrom('products')
      .select('restocked_at')
      .where('id', '=', tawa._id)
      .executeTakeFirstOrThrow();
    expect(restocked_at).not.toBeNull();
  });

  test.each([
    ['no product', { lines: [] }, 'lines'],
    ['no units', { lines: [{ _id: randomUUID(), units: '', unitCost: '' }] }, 'lines.0.units'],
    ['half a unit', { lines: [{ _id: randomUUID(), units: 1.5, unitCost: null }] }, 'lines.0.units'],
    ['a negative cost', { lines: [{ _id: randomUUID(), units: 1, unitCost: -5 }] }, 'lines.0.unitCost'],
  ])('with %s are refused, and the field is named', async (_, body, field) => {
    const refused = await post('goods-in', body);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
  });
});

describe('a count', () => {
  const count = (counted: number, onHand: number, toPack = 0) => ({
    lines: [{ _id: pan._id, counted, seen: { onHand, toPack } }],
  });

  test('sets the stock to what was counted, less what orders to pack have on the shelf still', async () => {
    await buy(3);
    expect((await readStock()).product).toMatchObject({ onHand: 7, toPack: 3 });
    const counted = await post('counts', count(9, 7, 3), editor);
    expect(counted.statusCode).toBe(201);
    expect((await told())[0]).toBe('count -1 → 6 Counted 9, of which 3 are for orders to pack.');
    expect(await faultsOfStock(shop.database)).toEqual([]);
  });

  test('asks again when something was sold while it was counted, and saves nothing', async () => {
    await buy(1);
    const stale = await post('counts', count(10, 10));
    expect(stale.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'The stock of Karahi moved while you counted. Please look again.',
      data: { current: [{ _id: pan._id, onHand: 9, toPack: 1 }] },
    });
    expect(await stockOnHand(shop.database, pan._id)).toBe(9);
  });

  test('and orders at the same moment leave the sum whole, and no unit is sold that was not counted', async () => {
    const codes = await Promise.all([
      ...Array.from({ length: 12 }, () => order(shop.app, orderBody([{ product: pan, quantity: 1 }]))),
      post('counts', count(4, 10)),
      post('counts', count(4, 10)),
    ]);
    const placed = codes.slice(0, 12).filter(({ statusCode }) => statusCode === 201).length;
    const saved = codes.slice(12).filter(({ statusCode }) => statusCode === 201).length;
    expect(saved).toBeLessThanOrEqual(1);
    expect(await stockOnHand(shop.database, pan._id)).toBe((saved === 1 ? 4 : 10) - placed);
    expect(await faultsOfStock(shop.database)).toEqual([]);
  });

  test('that finds what was expected stands in the ledger too', async () => {
    await post('counts', count(10, 10));
    expect((await told())[0]).toBe('count 0 → 10 Counted 10.');
  });
});

test('no more units go than are on hand, and a reason is asked for', async () => {
  const path = `products/${pan._id}`;
  const tooMany = await post(`${path}/damaged`, { units: 11, reason: 'Rain' });
  expect(tooMany.json()).toMatchObject({
    code: 'OUT_OF_STOCK',
    fields: { units: 'Only 10 of Karahi are on hand, so 11 cannot go.' },
  });
  const endless = await post(`${path}/correction`, { units: 999_991, reason: 'Typed wrong' });
  expect(endless.json()).toMatchObject({ code: 'INVALID_INPUT' });
  for (const body of [
    { units: 0, reason: 'Nothing' },
    { units: 3, reason: ' ' },
    { units: '1e3x', reason: 'A' },
  ]) {
    expect((await post(`${path}/correction`, body)).statusCode).toBe(400);
  }
  expect(await told()).toEqual(['opening 10 → 10']);
});

describe('a SKU and a barcode', () => {
  const change = (id: string, texts: [string, string][]) =>
    sendForm(shop.app, manager.token, { method: 'PUT', url: `/api/v1/products/${id}` }, texts);

  test('are one product’s alone, find it at the shelf and in the list, and no shopper sees them', async () => {
    const tawa = await stockProduct(shop.database, { name: 'Tawa' });
    const set = await change(pan._id, [
      ['sku', ' KAR-28 '],
      ['barcode', '8961234567890'],
    ]);
    expect(set.json()).toMatchObject({ sku: 'KAR-28', barcode: '8961234567890' });
    const taken = await change(tawa._id, [['sku', 'kar-28']]);
    expect(taken.json()).toMatchObject({
      code: 'NAME_TAKEN',
      fields: { sku: 'Another product has this SKU already.' },
    });
    const find = async (path: string) =>
      (await shop.app.inject({ url: path, headers: bearer(editor.token) }))
        .json()
        .products.map(({ name }: Product) => name);
    for (const code of ['kar-28', '8961234567890', 'arah']) {
      expect(await find(`/api/v1/stock/find?code=${code}`)).toEqual(['Karahi']);
      expect(await find(`/api/v1/products/staff?search=${code}`)).toEqual(['Karahi']);
    }
    const shown = await shop.app.inject(`/api/v1/products/${pan._id}`);
    expect(shown.body).not.toContain('8961234567890');
    const removed = await change(pan._id, [['sku', '']]);
    expect(removed.json().sku).toBeNull();
  });
});

test('what to order again is what sold by confirmed orders, what lasts shortest first', async () => {
  const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 9 });
  const orders = [await buy(4), await buy(2, tawa), await buy(2)];
  await buy(1, tawa);
  for (const id of orders) {
    await asStaff('PUT', `/api/v1/checkout/order/${id}/confirmation`, { outcome: 'confirmed' });
  }
  await asStaff('PUT', `/api/v1/checkout/order/${orders[2]}/status`, { status: 'Cancelled' });
  const url = '/api/v1/stock/reorder?cover=60';
  const { products } = (await shop.app.inject({ url, headers: bearer(editor.token) })).json();
  expect(products).toMatchObject([
    { name: 'Karahi', sold: 4, onHand: 6, lastsDays: 45, suggested: 2 },
    { name: 'Tawa', sold: 2, onHand: 6, lastsDays: 90, suggested: 0 },
  ]);
  const file = await shop.app.inject({
    url: '/api/v1/stock/reorder/export?cover=60',
    headers: bearer(manager.token),
  });
  expect(file.body.trim().split('\n')[1]).toBe('Karahi,,,4,6,45,2');
});

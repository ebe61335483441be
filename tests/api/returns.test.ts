import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { readLedger } from '../../shop/back-office/settlements/read-ledger.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import type { StaffOrderDetail } from '../../shop/orders/responses.ts';
import { customer, openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { bearer, requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let editor: string;
let manager: string;
let karahi: Product;
beforeEach(async () => {
  editor = await signInAsAdmin(shop, 'Shop Editor');
  manager = await signInAsAdmin(shop, 'Shop Manager');
  karahi = await stockProduct(shop.database, { quantity: 10, price: 1000 });
});

type Lines = { product: Product; quantity: number }[];

function send(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
  more: { as?: string; key?: string } = {},
) {
  const { as = editor, key = randomUUID() } = more;
  return requestAs(shop, as, method, `/api/v1/checkout/${url}`, payload, { 'idempotency-key': key });
}

/** An order that its customer has. @param payment also says whether it is paid before */
async function delivered(lines: Lines, { payment = 'cash', status = 'Delivered' } = {}): Promise<string> {
  const response = await order(shop.app, { ...orderBody(lines), paymentMethod: payment });
  if (response.statusCode !== 201) throw new Error(response.body);
  const { _id } = response.json().order;
  await shop.database.updateTable('orders').set({ courier: 'TCS' }).where('id', '=', _id).execute();
  await send('PUT', `order/${_id}/status`, { status });
  return _id;
}

const read = async (id: string): Promise<StaffOrderDetail> => (await send('GET', `order/${id}`)).json();
const onShelf = () => stockOnHand(shop.database, karahi._id);
const open = (id: string, units = 1, more: object = {}) =>
  send('POST', `order/${id}/returns`, { reason: 'damaged', lines: [{ lineNumber: 1, units }], ...more });
const step = (id: string, name: string, more: object = {}, as = editor) =>
  send('PUT', `return/${id}`, { step: name, ...more }, { as });
const found = (good: number, damaged = 0) => ({ lines: [{ lineNumber: 1, good, damaged }] });
const TODAY = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
const refund = (
  id: string,
  amount: number | string,
  more: object = {},
  also: { as?: string; key?: string } = {},
) =>
  send(
    'POST',
    `order/${id}/refunds`,
    { amount, way: 'wallet', reference: 'EP-1', paidOn: TODAY, ...more },
    { as: manager, ...also },
  );

/** Opens a return and goes on until it is inspected. @returns its id */
async function inspected(id: string, units = 1, reason = 'damaged'): Promise<string> {
  const opened = await open(id, units, { reason });
  if (opened.statusCode !== 201) throw new Error(opened.body);
  const { returnId } = opened.json();
  for (const [name, more] of [
    ['receive', {}],
    ['inspect', found(units)],
  ] as const) {
    const taken = await step(returnId, name, more);
    if (taken.statusCode !== 200) throw new Error(taken.body);
  }
  return returnId;
}

async function balances() {
  const { couriers, balance } = await readLedger(shop.database);
  expect(balance).toBe(0);
  const sums: Record<string, number> = {};
  for (const { account, balance } of couriers.flatMap(({ accounts }) => accounts)) {
    if (balance !== 0) sums[account] = (sums[account] ?? 0) + balance;
  }
  return sums;
}

describe('a return', () => {
  test('goes from the call to the money: counted once, booked once, and each step in the history', async () => {
    const id = await delivered([{ product: karahi, quantity: 3 }]);
    const { returnId } = (await open(id, 2, { note: 'A dent' })).json();
    for (const [name, more, state] of [
      ['approve', {}, 'expected'],
      ['receive', {}, 'received'],
      ['inspect', found(1, 1), 'inspected'],
    ] as const) {
      // Twice is once.
      for (const _ of [1, 2]) expect((await step(returnId, name, more)).statusCode).toBe(200);
      expect((await read(id)).returns).toMatchObject([{ state }]);
    }
    expect(await onShelf()).toBe(8);
    const back = await read(id);
    expect(back.items[0]).toMatchObject({ returnedGood: 1, returnedDamaged: 1 });
    expect(back.returns).toMatchObject([{ goods: 2000, delivery: 150, toRefund: 2150, days: 0 }]);
    expect(back).toMatchObject({ paid: 3150, refundable: 3150, proposedRefund: 0 });

    const key = randomUUID();
    for (const _ of [1, 2]) expect((await refund(id, 2150, { returnId }, { key })).statusCode).toBe(201);
    const done = await read(id);
    expect(done).toMatchObject({ refundable: 1000, status: 'Delivered' });
    expect(done.returns).toMatchObject([
      { state: 'settled', outcome: 'refunded', refunded: 2150, toRefund: 0 },
    ]);
    expect(done.refunds).toMatchObject([{ amount: 2150, way: 'wallet', reference: 'EP-1', returnId }]);
    expect(await balances()).toEqual({ 'due-from-courier': 3150, sales: -3150, refunds: 2150, bank: -2150 });
    const said = done.history.filter(({ kind }) => kind === 'return' || kind === 'refund');
    expect(said.map(({ note }) => note?.split('\n')[0])).toEqual([
      'opened a return',
      'approved the return',
      'took the return in',
      'inspected the return',
      'gave back Rs. 2,150: Easypaisa or JazzCash, EP-1',
    ]);
  });

  test('sent twice, also at once, is opened once; another one of the same units is refused', async () => {
    const id = await delivered([{ product: karahi, quantity: 2 }]);
    const body = { reason: 'changed-mind', lines: [{ lineNumber: 1, units: 2 }] };
    const key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => send('POST', `order/${id}/returns`, body, { key })));
    expect(new Set(same.map((response) => response.json().returnId)).size).toBe(1);
    const other = await send('POST', `order/${id}/returns`, body);
    expect(other.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { lines: expect.any(String) } });
    const two = await delivered([{ product: karahi, quantity: 1 }]);
    const raced = await Promise.all([1, 2, 3].map(() => open(two)));
    expect(raced.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
  });

  test('is only opened of a delivered order, as it was seen, for units that were sold', async () => {
    const pending = await delivered([{ product: karahi, quantity: 1 }], { status: 'Processing' });
    expect((await open(pending)).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    expect((await open(id, 1, { version: 1 })).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const wrong = [
      { lines: [] },
      { lines: [{ lineNumber: 1, units: 0 }] },
      { lines: [{ lineNumber: 1, units: 1.5 }] },
      { lines: [{ lineNumber: 1, units: 2 }] },
      { lines: [{ lineNumber: 7, units: 1 }] },
      { reason: 'other' },
      { reason: 'boredom' },
    ];
    for (const changed of wrong) expect((await open(id, 1, changed)).json().code).toBe('INVALID_INPUT');
    expect(await shop.database.selectFrom('returns').selectAll().execute()).toEqual([]);
  });

  test('takes no step that does not follow', async () => {
    const id = await delivered([{ product: karahi, quantity: 2 }]);
    const { returnId } = (await open(id)).json();
    for (const [name, more] of [
      ['inspect', found(1)],
      ['close', {}],
      ['reopen', {}],
    ] as const) {
      expect((await step(returnId, name, more)).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    }
    expect((await refund(id, 10, { returnId })).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    expect((await step(returnId, 'decline')).json()).toMatchObject({ fields: { note: expect.any(String) } });
    expect((await step(returnId, 'cancel')).statusCode).toBe(200);
    expect((await step(returnId, 'receive')).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    // Its units can be asked for again.
    expect((await open(id, 2)).statusCode).toBe(201);
    expect(await onShelf()).toBe(8);
  });

  test('after the days of its reason is for a manager, who says why', async () => {
    const id = await delivered([{ product: karahi, quantity: 2 }]);
    await shop.database
      .updateTable('orders')
      .set({ delivered_at: sql<Date>`now() - interval '20 days'` })
      .where('id', '=', id)
      .execute();
    const faulty = (await open(id, 1, { reason: 'faulty' })).json().returnId;
    expect((await step(faulty, 'approve')).statusCode).toBe(200);
    const changed = (await open(id, 1, { reason: 'changed-mind' })).json().returnId;
    expect((await step(changed, 'approve', { note: 'A regular' })).json()).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await step(changed, 'receive', {}, manager)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await step(changed, 'approve', { note: 'A regular' }, manager)).statusCode).toBe(200);
  });

  test('has its units for itself: counting in beside it takes the others, and no unit twice', async () => {
    const id = await delivered([{ product: karahi, quantity: 3 }]);
    const { returnId } = (await open(id, 2)).json();
    await step(returnId, 'receive');
    const count = (good: number) =>
      send('PUT', `order/${id}/returns`, { lines: [{ lineNumber: 1, good, damaged: 0 }] });
    expect((await count(2)).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    expect((await count(1)).statusCode).toBe(200);
    expect((await step(returnId, 'inspect', found(2, 1))).json()).toMatchObject({ code: 'INVALID_INPUT' });
    const many = await Promise.all([1, 2, 3].map(() => step(returnId, 'inspect', found(2))));
    expect(many.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await onShelf()).toBe(10);
    expect(await read(id)).toMatchObject({ fulfilment: 'back', status: 'Cancelled', paid: 3150 });
  });

  test('whose order left the customer otherwise is inspected as empty and closed', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const { returnId } = (await open(id)).json();
    await step(returnId, 'receive');
    await send('PUT', `order/${id}/returns`, { lines: [{ lineNumber: 1, good: 1, damaged: 0 }] });
    await shop.database
      .updateTable('orders')
      .set({ fulfilment: 'coming-back' })
      .where('id', '=', id)
      .execute();
    expect((await step(returnId, 'inspect', found(1))).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    expect((await step(returnId, 'inspect', found(0))).statusCode).toBe(200);
    for (const name of ['close', 'reopen', 'close'])
      expect((await step(returnId, name)).statusCode).toBe(200);
    expect((await read(id)).returns).toMatchObject([
      { state: 'settled', outcome: 'closed', goods: 0, delivery: 0 },
    ]);
  });
});

describe('a refund', () => {
  test('is never more than was paid, also of several people at once', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const sent = await Promise.all([1, 2, 3, 4].map(() => refund(id, 500)));
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 400, 400]);
    expect((await refund(id, 150.01)).json()).toMatchObject({ fields: { amount: expect.any(String) } });
    expect((await refund(id, '150')).statusCode).toBe(201);
    expect(await read(id)).toMatchObject({ paid: 1150, refundable: 0 });
    expect(await balances()).toMatchObject({ refunds: 1150, bank: -1150 });
  });

  test('is none of a cash order that was not handed over; all of a card order that is cancelled', async () => {
    const cash = await delivered([{ product: karahi, quantity: 1 }], { status: 'Cancelled' });
    expect((await refund(cash, 1)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    const card = await delivered([{ product: karahi, quantity: 1 }], {
      payment: 'card',
      status: 'Cancelled',
    });
    const payment = { amount: 1150, way: 'card', reference: 'SFPY-1', paidOn: TODAY };
    await send('POST', `order/${card}/payments`, payment, { as: manager });
    expect(await read(card)).toMatchObject({ paid: 1150, proposedRefund: 1150 });
    expect((await refund(card, 1150, { way: 'card' })).statusCode).toBe(201);
    expect(await balances()).toEqual({ refunds: 1150, sales: -1150 });
  });

  test('is refused with an amount, a way, a reference or a day that cannot be, and for managers alone', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const wrong: [number | string, object, string][] = [
      [-5, {}, 'amount'],
      [0, {}, 'amount'],
      [0.001, {}, 'amount'],
      [1e15, {}, 'amount'],
      ['lots', {}, 'amount'],
      [10, { way: 'card' }, 'way'],
      [10, { way: 'barter' }, 'way'],
      [10, { reference: ' ' }, 'reference'],
      [10, { paidOn: '2999-01-01' }, 'paidOn'],
      [10, { paidOn: '2001-01-01' }, 'paidOn'],
    ];
    for (const [amount, more, field] of wrong) {
      const response = await refund(id, amount, more);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
    expect((await refund(id, 10, { returnId: randomUUID() })).statusCode).toBe(404);
    expect((await refund(id, 10, {}, { as: editor })).statusCode).toBe(403);
    const key = randomUUID();
    expect((await refund(id, 10, { way: 'cash', reference: '' }, { key })).statusCode).toBe(201);
    expect((await refund(id, 11, {}, { key })).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await balances()).toMatchObject({ refunds: 10, cash: -10 });
  });

  test('is taken back by entries that reverse it, once, and its return is open again', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const returnId = await inspected(id);
    await refund(id, 1150, { returnId });
    const [made] = (await read(id)).refunds;
    const undo = () =>
      send('POST', `refund/${made?._id}/undo`, { reason: 'The account does not exist' }, { as: manager });
    const both = await Promise.all([undo(), undo()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const after = await read(id);
    expect(after.refunds).toMatchObject([{ undone: { reason: 'The account does not exist' } }]);
    expect(after.returns).toMatchObject([{ state: 'inspected', outcome: null, toRefund: 1150 }]);
    expect(await balances()).toEqual({ 'due-from-courier': 1150, sales: -1150 });
    expect((await refund(id, 1150, { returnId })).statusCode).toBe(201);
  });

  test('in turn for each unit of a discounted order is exactly what was paid for them', async () => {
    const id = await delivered([{ product: karahi, quantity: 3 }]);
    await shop.database
      .updateTable('orders')
      .set({
        discount_paisa: 10_001,
        discount_reason: 'A dent',
        total_paisa: sql<number>`total_paisa - 10001`,
      })
      .where('id', '=', id)
      .execute();
    const amounts: number[] = [];
    for (const _ of [1, 2, 3]) {
      const returnId = await inspected(id, 1, 'changed-mind');
      const amount = (await read(id)).returns.find(({ _id }) => _id === returnId)?.toRefund ?? 0;
      expect((await refund(id, amount, { returnId })).statusCode).toBe(201);
      amounts.push(Math.round(amount * 100));
    }
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(300_000 - 10_001);
    expect(await read(id)).toMatchObject({ refundable: 150 });
  });
});

describe('an exchange', () => {
  const placing = (product: Product, quantity = 1) => ({ ...orderBody([{ product, quantity }]), customer });
  const exchange = (returnId: string, body: object, key: string = randomUUID()) =>
    send('POST', `return/${returnId}/exchange`, body, { key });

  const phoneOrders = () =>
    shop.database
      .selectFrom('orders')
      .select(['status', 'discount_paisa'])
      .where('source', '=', 'phone')
      .execute();

  test('is a new order with the value set against it; both lead to each other, and sent twice it is one', async () => {
    const tawa = await stockProduct(shop.database, { name: 'Tawa', price: 2500, quantity: 5 });
    const id = await delivered([{ product: karahi, quantity: 2 }]);
    const returnId = await inspected(id, 1, 'changed-mind');
    const key = randomUUID();
    const both = [await exchange(returnId, placing(tawa), key), await exchange(returnId, placing(tawa), key)];
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { order: placed } = both[1]?.json() ?? {};
    expect(placed).toMatchObject({ totalAmount: 2500 + 150 - 1000 });
    const [old, taken] = [await read(id), await read(placed._id)];
    expect(taken).toMatchObject({
      source: 'phone',
      discountAmount: 1000,
      discountReason: `Exchange for order ${old.number}`,
      exchangeFor: { _id: id, number: old.number },
    });
    expect(old.returns).toMatchObject([
      {
        state: 'settled',
        outcome: 'exchanged',
        exchange: { number: taken.number, value: 1000 },
        toRefund: 0,
      },
    ]);
    expect(old.refundable).toBe(1150);
    expect(await stockOnHand(shop.database, tawa._id)).toBe(4);
    // Returned too, it is worth all that was given for it.
    await shop.database.updateTable('orders').set({ courier: 'TCS' }).where('id', '=', placed._id).execute();
    await send('PUT', `order/${placed._id}/status`, { status: 'Delivered' });
    await inspected(placed._id, 1, 'changed-mind');
    expect((await read(placed._id)).returns).toMatchObject([{ toRefund: 2500 }]);
    expect((await balances()).sales).toBe(-2150 - 1650);
  });

  test('for less leaves the rest to refund; cancelled, all of the value is there again', async () => {
    const spoon = await stockProduct(shop.database, { name: 'Spoon', price: 300, quantity: 5 });
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const returnId = await inspected(id, 1, 'changed-mind');
    const { order: placed } = (await exchange(returnId, placing(spoon))).json();
    expect(placed).toMatchObject({ totalAmount: 150 });
    expect((await read(id)).returns).toMatchObject([{ state: 'inspected', toRefund: 700 }]);
    expect((await exchange(returnId, placing(spoon))).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    await refund(id, 700, { returnId });
    expect((await read(id)).returns).toMatchObject([{ state: 'settled', outcome: 'exchanged' }]);
    expect((await step(returnId, 'reopen')).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    await send('PUT', `order/${placed._id}/status`, { status: 'Cancelled' });
    expect((await step(returnId, 'reopen')).statusCode).toBe(200);
    expect((await read(id)).returns).toMatchObject([{ state: 'inspected', exchange: null, toRefund: 300 }]);
  });

  test('whose server dies before the value is set against it was never placed; sent again it is taken once', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const returnId = await inspected(id);
    const key = randomUUID();
    await sql`alter table returns add constraint dies check (exchange_order_id is null) not valid`.execute(
      shop.database,
    );
    const died = await exchange(returnId, placing(karahi), key);
    await sql`alter table returns drop constraint dies`.execute(shop.database);
    expect(died.statusCode).toBe(500);
    expect(await phoneOrders()).toEqual([]);
    expect(await onShelf()).toBe(10);
    expect((await exchange(returnId, placing(karahi), key)).statusCode).toBe(201);
    expect(await phoneOrders()).toMatchObject([{ status: 'Pending', discount_paisa: 100_000 }]);
    expect(await onShelf()).toBe(9);
  });

  test('that is cancelled holds the value until that goes elsewhere: opened again by hand, it then costs its full price', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const returnId = await inspected(id, 1, 'changed-mind');
    const { order: first } = (await exchange(returnId, placing(karahi))).json();
    const setStatus = (status: string) => send('PUT', `order/${first._id}/status`, { status });
    await setStatus('Cancelled');
    await setStatus('Pending');
    expect(await read(first._id)).toMatchObject({ discountAmount: 1000, exchangeFor: { _id: id } });
    expect((await refund(id, 1000)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    await setStatus('Cancelled');
    await step(returnId, 'reopen');
    const { order: second } = (await exchange(returnId, placing(karahi))).json();
    await setStatus('Pending');
    const opened = await read(first._id);
    expect(opened).toMatchObject({ discountAmount: 0, discountReason: null, exchangeFor: null });
    expect(opened.totalAmount).toBe(1150);
    expect(opened.history.map(({ note }) => note).join()).toContain('they went elsewhere');
    expect(await read(second._id)).toMatchObject({ discountAmount: 1000, exchangeFor: { _id: id } });
    await send('PUT', `order/${second._id}/status`, { status: 'Cancelled' });
    await refund(id, 1000);
    expect(await read(second._id)).toMatchObject({ discountAmount: 0, totalAmount: 1150 });
  });

  test('that is cancelled leaves its return to be opened again, also after money went back without it', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const returnId = await inspected(id, 1, 'changed-mind');
    const { order: placed } = (await exchange(returnId, placing(karahi))).json();
    await send('PUT', `order/${placed._id}/status`, { status: 'Cancelled' });
    expect((await refund(id, 150)).statusCode).toBe(201);
    expect((await step(returnId, 'reopen')).statusCode).toBe(200);
    expect((await read(id)).returns).toMatchObject([{ state: 'inspected', exchange: null, toRefund: 1000 }]);
  });

  test('for a mobile that is blocked meanwhile is taken only with a reason', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const returnId = await inspected(id, 1, 'changed-mind');
    const blocked = await requestAs(shop, editor, 'POST', '/api/v1/risk/blocked', {
      mobile: customer.mobile,
      reason: 'Three parcels for a joke',
    });
    expect(blocked.statusCode).toBe(201);
    expect((await exchange(returnId, placing(karahi))).json()).toMatchObject({ code: 'RULE_ASKS' });
    const taken = await exchange(returnId, { ...placing(karahi), overrule: 'She stands in the shop' });
    expect(taken.statusCode).toBe(201);
    expect(await read(taken.json().order._id)).toMatchObject({ riskOverruled: 'She stands in the shop' });
  });

  test('of two people at once is one; the order of the other is not placed', async () => {
    const id = await delivered([{ product: karahi, quantity: 1 }]);
    const returnId = await inspected(id);
    const both = await Promise.all([1, 2].map(() => exchange(returnId, placing(karahi))));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await phoneOrders()).toHaveLength(1);
    expect(await onShelf()).toBe(9);
  });
});

test('the list of returns has those that wait in each state, with the counts that the menu shows', async () => {
  const id = await delivered([{ product: karahi, quantity: 3 }]);
  const first = (await open(id)).json().returnId;
  await step(first, 'approve');
  await open(id, 1, { reason: 'changed-mind' });
  await inspected(id);
  const list = async (query: string) => (await send('GET', `returns${query}`)).json();
  expect(await list('')).toMatchObject({
    total: 3,
    counts: { asked: 1, expected: 1, received: 0, inspected: 1 },
  });
  expect(await list('?state=asked')).toMatchObject({
    total: 1,
    returns: [
      { reason: 'changed-mind', lines: ['1 × Steel Karahi'], customer: 'Ayesha Khan', order: { _id: id } },
    ],
  });
  const url = '/api/v1/staff/waiting';
  const waiting = await shop.app.inject({ url, headers: bearer(editor) });
  expect(waiting.json()).toMatchObject({ returns: 2 });
});

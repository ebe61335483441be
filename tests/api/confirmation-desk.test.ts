import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { HELD_MINUTES } from '../../shop/orders/confirmation/rules.ts';
import { type customer, openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';

/** Several people who confirm orders at once: nobody calls the same customer first, and a slip has a way back. */

const shop = openTestShop();
let sana: string;
let bilal: string;
beforeEach(async () => {
  sana = (await hireAdmin(shop, 'Shop Editor')).token;
  bilal = (await hireAdmin(shop, 'Shop Manager')).token;
});

async function place(who: Partial<typeof customer> = {}, quantity = 1) {
  const product = await stockProduct(shop.database, { name: `Karahi ${Math.random()}`, quantity: 5 });
  const body = orderBody([{ product, quantity }]);
  const response = await order(shop.app, { ...body, customer: { ...body.customer, ...who } });
  if (response.statusCode !== 201) throw new Error(response.body);
  return { id: String(response.json().order._id), number: Number(response.json().order.number), product };
}

const QUEUE = '/api/v1/checkout/confirmation-queue';
const open = async (token: string, body: object = {}) =>
  (await requestAs(shop, token, 'PUT', `${QUEUE}/open`, body)).json();
const leave = (token: string) => requestAs(shop, token, 'DELETE', `${QUEUE}/open`);
const put = (token: string, id: string, what: string, body: object) =>
  requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/${what}`, body);
const say = (id: string, outcome: string, token = sana) => put(token, id, 'confirmation', { outcome });
const undo = (id: string, body: object = {}) =>
  requestAs(shop, sana, 'POST', `/api/v1/checkout/order/${id}/confirmation/undo`, body);
const detail = async (id: string, token = sana) =>
  (await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${id}`)).json();
const heldIn = (queue: { orders: { _id: string; held: unknown }[] }, id: string) =>
  queue.orders.find(({ _id }) => _id === id)?.held;
const idsOf = (queue: { orders: { _id: string }[] }) => queue.orders.map(({ _id }) => _id);

describe('an order of the queue', () => {
  test('is held by who opened it: the next caller gets the next customer', async () => {
    const [first, second] = [await place(), await place({ mobile: '0333-1112223' })];
    expect((await open(sana)).opened).toBe(first.id);
    const queue = await open(bilal);
    expect(queue.opened).toBe(second.id);
    expect(heldIn(queue, first.id)).toEqual({ by: 'Sana (Shop Editor)', mine: false });
    expect(heldIn(queue, second.id)).toEqual({ by: 'Sana (Shop Manager)', mine: true });
    expect((await detail(first.id, bilal)).held).toEqual({ by: 'Sana (Shop Editor)', mine: false });
  });

  test('goes to one of many who ask at the same moment, and each of them gets another', async () => {
    const orders = [
      await place(),
      await place({ mobile: '0333-1112223' }),
      await place({ mobile: '0333-1112224' }),
    ];
    const callers = [sana, bilal, (await hireAdmin(shop)).token];
    const opened = await Promise.all(callers.map((token) => open(token)));
    expect(opened.map((queue) => queue.opened).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
  });

  test('stands beside the others of its mobile, and they are held together', async () => {
    const [first, other] = [await place(), await place({ mobile: '0333-1112223' })];
    const later = await place({ mobile: '+92 301 2345678' });
    const queue = await open(sana);
    expect(idsOf(queue)).toEqual([first.id, later.id, other.id]);
    expect(heldIn(queue, later.id)).toEqual({ by: 'Sana (Shop Editor)', mine: true });
    expect((await open(bilal)).opened).toBe(other.id);
    await say(first.id, 'confirmed');
    expect((await open(sana)).opened).toBe(later.id);
  });

  test('that a colleague holds is opened only by taking it over', async () => {
    const { id } = await place();
    await open(sana);
    expect((await open(bilal)).opened).toBeNull();
    expect((await open(bilal, { order: id })).opened).toBeNull();
    const taken = await open(bilal, { order: id, takeOver: true });
    expect(taken.opened).toBe(id);
    expect(heldIn(taken, id)).toMatchObject({ mine: true });
  });

  test.each([
    ['after five minutes', () => pass(HELD_MINUTES)],
    ['when the caller leaves', () => leave(sana)],
    ['when the caller opens another one', (_id: string, other: string) => open(sana, { order: other })],
    ['with the outcome, also where it comes back later', (id: string) => say(id, 'no-answer')],
  ])('is free again %s', async (_when, happens) => {
    const [{ id }, other] = [await place(), await place({ mobile: '0333-1112223' })];
    await open(sana);
    await happens(id, other.id);
    await shop.database.updateTable('orders').set({ confirmation_due_at: sql<Date>`now()` }).execute();
    const queue = (await requestAs(shop, bilal, 'GET', QUEUE)).json();
    expect(heldIn(queue, id)).toBeNull();
  });

  test('stays held while it is open', async () => {
    const { id } = await place();
    await open(sana);
    await pass(HELD_MINUTES - 1);
    await open(sana);
    await pass(HELD_MINUTES - 1);
    expect((await open(bilal)).opened).toBeNull();
    expect((await open(sana, { order: id })).opened).toBe(id);
  });

  test('that was opened and went since gives way to the next', async () => {
    const [first, second] = [await place(), await place({ mobile: '0333-1112223' })];
    await say(first.id, 'confirmed');
    expect((await open(sana, { order: first.id })).opened).toBe(second.id);
  });

  test('is changed by being held for nobody who works on it', async () => {
    const { id } = await place();
    await open(sana);
    expect((await detail(id)).version).toBe(1);
  });
});

/** Lets the holds grow so old. */
const pass = (minutes: number) =>
  shop.database
    .updateTable('orders')
    .set({ held_until: sql<Date>`held_until - make_interval(mins => ${minutes})` })
    .where('held_until', 'is not', null)
    .execute();

describe('an outcome that was a slip', () => {
  test('is taken back: the order is due at once, and the history says who took it back', async () => {
    const { id } = await place();
    await say(id, 'no-answer');
    await say(id, 'confirmed', bilal);
    const response = await undo(id, { version: 3 });
    expect(response.statusCode).toBe(200);
    expect(response.json().order).toMatchObject({
      confirmation: 'no-answer',
      confirmationTries: 1,
      confirmationBy: 'Sana (Shop Editor)',
      version: 4,
    });
    expect((await open(sana)).opened).toBe(id);
    const { history } = await detail(id);
    expect(history.at(-1)).toMatchObject({
      kind: 'confirmation-undone',
      actor: 'Sana (Shop Editor)',
      note: 'It was recorded as confirmed.',
    });
    await undo(id);
    expect(await detail(id)).toMatchObject({
      confirmation: 'unconfirmed',
      confirmationTries: 0,
      confirmationBy: null,
      confirmationAt: null,
    });
  });

  test('and cancelled the order takes its stock again, once', async () => {
    const { id, product } = await place({}, 3);
    await put(sana, id, 'status', { status: 'Processing' });
    await say(id, 'no-answer');
    await say(id, 'refused');
    expect(await stockOnHand(shop.database, product._id)).toBe(5);
    const { version } = await detail(id);
    const responses = await Promise.all(Array.from({ length: 5 }, () => undo(id, { version })));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await detail(id)).toMatchObject({ status: 'Processing', confirmation: 'no-answer' });
    expect(await stockOnHand(shop.database, product._id)).toBe(2);
  });

  test('is said again of an order that was taken up again while its parcel came back', async () => {
    const { id } = await place();
    await shop.database.updateTable('orders').set({ courier: 'TCS' }).execute();
    for (const step of ['pack', 'hand-over']) await put(sana, id, 'fulfilment', { step, unconfirmed: true });
    await say(id, 'refused');
    // No unit comes off the shelf for it, so nobody is asked again.
    await put(sana, id, 'status', { status: 'Pending' });
    expect(await detail(id)).toMatchObject({ confirmation: 'refused', fulfilment: 'coming-back' });
    expect((await say(id, 'refused')).json().order.status).toBe('Cancelled');
  });

  test('is refused where the units have gone meanwhile, and nothing changes', async () => {
    const { id, product } = await place({}, 3);
    await say(id, 'refused');
    await order(shop.app, orderBody([{ product, quantity: 4 }]));
    const before = await detail(id);
    const response = await undo(id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(await detail(id)).toEqual(before);
  });

  test.each([
    ['nobody was asked', async () => {}],
    ['the order was delivered since', (id: string) => put(sana, id, 'status', { status: 'Delivered' })],
  ])('is not taken back where %s', async (why, happens) => {
    const { id } = await place();
    if (why !== 'nobody was asked') await say(id, 'confirmed');
    await happens(id);
    const response = await undo(id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'NOTHING_TO_CONFIRM']);
  });

  test('that a colleague changed since is not taken back by who did not see that', async () => {
    const { id } = await place();
    await say(id, 'no-answer');
    await say(id, 'confirmed', bilal);
    expect((await undo(id, { version: 2 })).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });
});

describe('a cash order that nobody has confirmed, sent on its way', () => {
  const kinds = async (id: string) =>
    (await detail(id)).history.map(({ kind, note }: { kind: string; note: string | null }) => [kind, note]);

  test('is confirmed with it, where staff say so', async () => {
    const { id } = await place();
    const response = await put(sana, id, 'status', {
      status: 'Processing',
      confirming: 'confirmed',
      version: 1,
    });
    expect(response.json().order).toMatchObject({
      status: 'Processing',
      confirmation: 'confirmed',
      confirmationBy: 'Sana (Shop Editor)',
    });
    expect(await kinds(id)).toEqual([
      ['placed', null],
      ['status', null],
      ['confirmed', null],
    ]);
  });

  test('goes without, where staff say so, and the history knows', async () => {
    const { id } = await place();
    const response = await put(sana, id, 'status', { status: 'Delivered', confirming: 'skipped' });
    expect(response.json().order).toMatchObject({ status: 'Delivered', confirmation: 'unconfirmed' });
    expect(await kinds(id)).toEqual([
      ['placed', null],
      ['status', 'Without confirming it on the phone.'],
    ]);
  });

  test('goes anyway where the request says nothing of it', async () => {
    const { id } = await place();
    expect((await put(sana, id, 'status', { status: 'Processing' })).statusCode).toBe(200);
    expect(await kinds(id)).toEqual([
      ['placed', null],
      ['status', null],
    ]);
  });
});

describe('a tracking number', () => {
  const set = (id: string, trackingNumber: string, courier = 'TCS') =>
    put(sana, id, 'courier', { courier, trackingNumber });

  test('is taken by one order of a courier; who gives it to another is told which has it', async () => {
    const [one, other] = [await place(), await place({ mobile: '0333-1112223' })];
    await set(one.id, 'CX-7712');
    const refused = await set(other.id, 'cx-7712');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'TRACKING_NUMBER_TAKEN',
      fields: { trackingNumber: `Order ${one.number} has this tracking number of TCS already.` },
    });
    expect((await set(other.id, 'CX-7712', 'Trax')).statusCode).toBe(200);
    expect((await set(one.id, 'CX-7712')).statusCode).toBe(200);
  });

  test('goes to one of several orders that are given it at the same moment', async () => {
    const orders = [];
    for (const end of [1, 2, 3, 4]) orders.push(await place({ mobile: `0333-111222${end}` }));
    const responses = await Promise.all(orders.map(({ id }) => set(id, '7712')));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('is read with the spaces that labels print', async () => {
    const { id } = await place();
    expect((await set(id, ' 77 12\u00a00045 ')).json().order.trackingNumber).toBe('77120045');
  });

  test('is given to no cancelled order, and can be taken from one', async () => {
    const { id } = await place();
    await set(id, '7712');
    await put(sana, id, 'status', { status: 'Cancelled' });
    const refused = await set(id, '7713');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      courier: 'This order is cancelled: nothing is sent. Set its status first.',
    });
    expect((await set(id, '', '')).json().order).toMatchObject({ courier: null, trackingNumber: null });
  });
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import {
  MOST_STEPS_AT_ONCE,
  possibleSteps,
  STEP_NAMES,
  STEPS,
  type Step,
} from '../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../shop/orders/responses.ts';
import { FULFILMENTS, ORDER_STATUSES, type OrderStatus } from '../../shop/orders/rules.ts';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs, signInAsAdmin } from '../support/staff.ts';
import { giveOptions } from '../support/variants.ts';

const shop = openTestShop();
let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
});

interface Line {
  product: Product;
  quantity: number;
}

/** A card order that is paid, which nobody has to confirm; with a courier, so that every step can be taken. */
async function placed(lines: Line[], changed: object = { courier: 'TCS' }): Promise<string> {
  const response = await order(shop.app, { ...orderBody(lines), paymentMethod: 'card' });
  if (response.statusCode !== 201) throw new Error(response.body);
  const { _id } = response.json().order;
  const paid = { paid_paisa: sql<number>`total_paisa` };
  await shop.database
    .updateTable('orders')
    .set({ ...paid, ...changed })
    .where('id', '=', _id)
    .execute();
  return _id;
}

function send(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, as = token) {
  return requestAs(shop, as, method, `/api/v1/checkout/${url}`, payload);
}

const take = (id: string, step: Step, more: object = {}) =>
  send('PUT', `order/${id}/fulfilment`, { step, ...more });
const setStatus = (id: string, status: OrderStatus) => send('PUT', `order/${id}/status`, { status });
const count = (id: string, lines: object[]) => send('PUT', `order/${id}/returns`, { lines });
const read = async (id: string) => (await send('GET', `order/${id}`)).json();
const onShelf = (product: Product) => stockOnHand(shop.database, product._id);

async function takeAll(id: string, ...steps: Step[]) {
  for (const step of steps) {
    const response = await take(id, step);
    if (response.statusCode !== 200) throw new Error(`${step}: ${response.body}`);
  }
}

describe('the parcel of an order', () => {
  test('goes step by step from the shelf to the customer; the status follows, and the history says who', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const id = await placed([{ product: karahi, quantity: 2 }]);
    const manager = await hireAdmin(shop);
    const steps = [
      ['pack', 'packed', 'Processing'],
      ['hand-over', 'with-courier', 'Processing'],
      ['send-out', 'out-for-delivery', 'Processing'],
      ['deliver', 'delivered', 'Delivered'],
    ] as const;
    for (const [step, fulfilment, status] of steps) {
      const response = await send('PUT', `order/${id}/fulfilment`, { step }, manager.token);
      expect(response.json()).toMatchObject({ repeated: false, order: { fulfilment, status } });
    }
    expect(await onShelf(karahi)).toBe(8);
    const { history, dispatchedAt, deliveredAt } = await read(id);
    expect(history.slice(1)).toMatchObject([
      { actor: manager.username, kind: 'fulfilment', toFulfilment: 'packed', toStatus: 'Processing' },
      { fromFulfilment: 'packed', toFulfilment: 'with-courier', toStatus: null },
      { toFulfilment: 'out-for-delivery' },
      { toFulfilment: 'delivered', fromStatus: 'Processing', toStatus: 'Delivered' },
    ]);
    expect([dispatchedAt, deliveredAt]).toEqual([expect.any(String), expect.any(String)]);
  });

  test('what comes back is on the shelf when it is counted in as whole, once; damaged and missing units are not', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 10 });
    const id = await placed([
      { product: karahi, quantity: 4 },
      { product: tawa, quantity: 1 },
    ]);
    await takeAll(id, 'pack', 'hand-over', 'refuse', 'come-back');
    expect(await onShelf(karahi)).toBe(6);
    // The lines of an order stand in the order of their products' ids.
    const { items }: StaffOrder = await read(id);
    const numberOf = ({ _id }: Product) => items.find((line) => line._id === _id)?.lineNumber;
    const lines = [
      { lineNumber: numberOf(karahi), good: 2, damaged: 1 },
      { lineNumber: numberOf(tawa), good: 0, damaged: 0 },
    ];
    const responses = await Promise.all([1, 2, 3].map(() => take(id, 'count-in', { lines })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await onShelf(karahi)).toBe(8);
    expect(await onShelf(tawa)).toBe(9);
    const { history, ...back } = await read(id);
    expect(back).toMatchObject({ fulfilment: 'back', status: 'Cancelled' });
    expect(history.at(-1).note).toBe(`${karahi.name}: 2 whole, 1 damaged`);
    // A status by hand moves no unit of it any more; what was missing and turns up is counted in later.
    await setStatus(id, 'Pending');
    await setStatus(id, 'Cancelled');
    expect(await onShelf(karahi)).toBe(8);
    await count(id, [{ lineNumber: numberOf(tawa), good: 1, damaged: 0 }]);
    expect(await onShelf(tawa)).toBe(10);
  });

  test('that was delivered gives single lines back; with the last of them the order is back in the shop', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const id = await placed([{ product: karahi, quantity: 3 }]);
    expect((await count(id, [{ lineNumber: 1, good: 1, damaged: 0 }])).json()).toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
    });
    await takeAll(id, 'pack', 'hand-over', 'deliver');
    const one = { lineNumber: 1, good: 1, damaged: 0 };
    await count(id, [one]);
    await count(id, [one]);
    expect(await onShelf(karahi)).toBe(8);
    expect(await read(id)).toMatchObject({ fulfilment: 'delivered', status: 'Delivered' });
    await count(id, [{ lineNumber: 1, good: 2, damaged: 1 }]);
    expect(await onShelf(karahi)).toBe(9);
    expect(await read(id)).toMatchObject({ fulfilment: 'back', status: 'Cancelled' });
  });

  test.each([
    [{ lineNumber: 1, good: 3, damaged: 1 }, 'Of Steel Karahi, 3 were sent: no more can come back.'],
    [{ lineNumber: 2, good: 1, damaged: 0 }, 'The order does not have this line.'],
    [
      { lineNumber: 1, good: 0, damaged: 0 },
      'Of Steel Karahi, 1 whole and 0 damaged have been counted in already.',
    ],
    [{ lineNumber: 1, good: -1, damaged: 0 }, 'Please enter a whole number of units.'],
    [{ lineNumber: 1, good: 1.5, damaged: 0 }, 'Please enter a whole number of units.'],
  ])('a count that cannot be is refused: %j', async (line, message) => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const id = await placed([{ product: karahi, quantity: 3 }]);
    await takeAll(id, 'pack', 'hand-over', 'deliver');
    await count(id, [{ lineNumber: 1, good: 1, damaged: 0 }]);
    const response = await count(id, [line]);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(await onShelf(karahi)).toBe(8);
  });

  test('of a cash order that nobody confirmed is packed only when that is said', async () => {
    const karahi = await stockProduct(shop.database);
    const id = await placed([{ product: karahi, quantity: 1 }], { payment_method: 'cash' });
    const response = await take(id, 'pack');
    expect(response.statusCode).toBe(409);
    const { code, message, data } = response.json();
    expect({ code, message }).toEqual({
      code: 'NOT_CONFIRMED',
      message: `Order ${data.current.number} is paid in cash and nobody has confirmed it. Call first, or say that it is packed all the same.`,
    });
    expect((await take(id, 'pack', { unconfirmed: true })).statusCode).toBe(200);
    expect((await take(id, 'hand-over')).json()).toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
      message: expect.stringContaining('Please choose the courier first.'),
    });
  });

  test('twenty clicks on one step are one step, and all are told the same', async () => {
    const karahi = await stockProduct(shop.database);
    const id = await placed([{ product: karahi, quantity: 1 }]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => take(id, 'pack', { version: 1 })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(responses.filter((response) => !response.json().repeated)).toHaveLength(1);
    expect((await read(id)).history).toHaveLength(2);
  });

  test('of two people who saw the same parcel the second is told, and what it is now', async () => {
    const karahi = await stockProduct(shop.database);
    const id = await placed([{ product: karahi, quantity: 1 }]);
    await takeAll(id, 'pack', 'hand-over');
    const { version } = await read(id);
    await take(id, 'deliver', { version });
    const late = await take(id, 'refuse', { version });
    expect(late.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { fulfilment: 'delivered' } },
    });
  });

  test('is called back when the order is cancelled under way, and its units are not on the shelf before it is there', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 5 });
    const id = await placed([{ product: karahi, quantity: 2 }]);
    await takeAll(id, 'pack', 'hand-over');
    expect((await setStatus(id, 'Cancelled')).json().order.fulfilment).toBe('coming-back');
    expect(await onShelf(karahi)).toBe(3);
    await takeAll(id, 'count-in');
    expect(await onShelf(karahi)).toBe(5);
  });

  test('that is cancelled before it left is unpacked, and its units are back at once', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 5 });
    const id = await placed([{ product: karahi, quantity: 2 }]);
    await takeAll(id, 'pack');
    expect((await setStatus(id, 'Cancelled')).json().order.fulfilment).toBe('to-pack');
    expect(await onShelf(karahi)).toBe(5);
    expect((await take(id, 'pack')).json().message).toMatch(/^Order \d+ is cancelled\.$/);
  });

  test('has a weight in grams, which can be taken away', async () => {
    const karahi = await stockProduct(shop.database);
    const id = await placed([{ product: karahi, quantity: 1 }]);
    expect((await send('PUT', `order/${id}/weight`, { weightGrams: 1250 })).json().order).toMatchObject({
      parcelWeightGrams: 1250,
    });
    expect((await send('PUT', `order/${id}/weight`, { weightGrams: null })).json().order).toMatchObject({
      parcelWeightGrams: null,
    });
    expect((await send('PUT', `order/${id}/weight`, { weightGrams: 0 })).statusCode).toBe(400);
  });
});

describe('many people at the same orders', () => {
  const QUANTITIES = [1, 2, 3] as const;
  const STOCK = 8;
  const nth = fc.nat(QUANTITIES.length - 1);
  const units = fc.nat(3);
  const action = fc.oneof(
    // Any step that is possible, so that every state is reached; and any at all, so that every refusal is.
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('onward'), nth, pick: fc.nat(9) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('step'), nth, step: fc.constantFrom(...STEP_NAMES) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('status'), nth, status: fc.constantFrom(...ORDER_STATUSES) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('return'), nth, good: units, damaged: units }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('count'), nth, good: units, damaged: units }) },
  );
  type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

  async function perform(ids: readonly string[], act: Action) {
    const id = ids[act.nth] ?? '';
    if ('pick' in act) {
      const steps = possibleSteps(await read(id));
      const step = steps[act.pick % steps.length];
      return step ? take(id, step) : setStatus(id, 'Pending');
    }
    if ('step' in act) return take(id, act.step);
    if ('status' in act) return setStatus(id, act.status);
    const lines = [{ lineNumber: 1, good: act.good, damaged: act.damaged }];
    return act.kind === 'count' ? take(id, 'count-in', { lines }) : count(id, lines);
  }

  /** Where the units of an order are, told only by what the order says of itself. */
  function whereAre({ status, fulfilment, items }: StaffOrder) {
    const [line] = items;
    if (!line) throw new Error('The order has a line.');
    const { quantity, returnedGood, returnedDamaged } = line;
    const inShop = fulfilment === 'to-pack' || fulfilment === 'packed';
    const outside = quantity - returnedGood - returnedDamaged;
    const gone = fulfilment === 'lost' || fulfilment === 'back';
    return {
      held: inShop && status !== 'Cancelled' ? quantity : 0,
      outside: inShop || gone ? 0 : outside,
      damaged: returnedDamaged,
      lost: gone ? outside : 0,
    };
  }

  const LISTED = STEP_NAMES.flatMap((step) => STEPS[step].from.map((from) => `${from} → ${STEPS[step].to}`));

  /** Each move begins where the one before it ended, and the steps among them are of the table. */
  async function expectStepsOfTable(id: string) {
    const { history, fulfilment } = await read(id);
    let place = 'to-pack';
    for (const { kind, fromFulfilment, toFulfilment } of history) {
      if (toFulfilment === null) continue;
      expect(fromFulfilment).toBe(place);
      if (kind === 'fulfilment') expect(LISTED).toContain(`${fromFulfilment} → ${toFulfilment}`);
      place = toFulfilment;
    }
    expect(fulfilment).toBe(place);
  }

  test('shelf, held, outside, damaged and lost units always add up, and the history has only steps of the table', async () => {
    const reached = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 10 }),
        async (rounds) => {
          const karahi = await stockProduct(shop.database, { name: randomUUID(), quantity: STOCK });
          const ids: string[] = [];
          for (const quantity of QUANTITIES) ids.push(await placed([{ product: karahi, quantity }]));
          for (const id of ids.slice(1)) await takeAll(id, 'pack', 'hand-over');
          for (const round of rounds) {
            // Those of a round are sent at the same moment.
            const responses = await Promise.all(round.map((act) => perform(ids, act)));
            expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
            const orders: StaffOrder[] = (await send('POST', 'orders/chosen', { ids })).json().orders;
            for (const { fulfilment } of orders) reached.set(fulfilment, (reached.get(fulfilment) ?? 0) + 1);
            const places = orders.map(whereAre);
            const sum = (place: keyof (typeof places)[number]) =>
              places.reduce((total, each) => total + each[place], 0);
            expect(
              (await onShelf(karahi)) + sum('held') + sum('outside') + sum('damaged') + sum('lost'),
            ).toBe(STOCK);
          }
          for (const id of ids) await expectStepsOfTable(id);
        },
      ),
      { numRuns: 25, seed: 20261122 },
    );
    expect([...reached.keys()].toSorted()).toEqual(FULFILMENTS.toSorted());
  });
});

describe('many orders at once', () => {
  test('each is judged alone: what was done, what was so already, and what was refused and why', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const line = { product: karahi, quantity: 1 };
    const [ready, packed, unconfirmed] = [
      await placed([line]),
      await placed([line]),
      await placed([line], { payment_method: 'cash' }),
    ];
    await takeAll(packed, 'pack');
    const unknown = randomUUID();
    const ids = [ready, packed, unconfirmed, unknown];
    const { results } = (await send('PUT', 'orders/fulfilment', { ids, step: 'pack' })).json();
    expect(results).toMatchObject([
      { _id: ready, number: expect.any(Number), done: true, repeated: false, reason: null },
      { _id: packed, done: true, repeated: true },
      {
        _id: unconfirmed,
        number: expect.any(Number),
        done: false,
        reason: expect.stringContaining('nobody has confirmed'),
      },
      { _id: unknown, number: null, done: false, reason: 'This order does not exist.' },
    ]);
    expect((await read(ready)).fulfilment).toBe('packed');
    expect((await read(unconfirmed)).fulfilment).toBe('to-pack');
  });

  test('no more than 200 are changed, and 500 chosen, by one request', async () => {
    const ids = Array.from({ length: MOST_STEPS_AT_ONCE + 1 }, () => randomUUID());
    const response = await send('PUT', 'orders/fulfilment', { ids, step: 'pack' });
    expect(response.json()).toMatchObject({ fields: { ids: 'Please choose at most 200 orders at once.' } });
    const most = Array.from({ length: 501 }, () => randomUUID());
    expect((await send('POST', 'orders/chosen', { ids: most })).statusCode).toBe(400);
  });

  test('get a courier together, before there are tracking numbers; one that has left keeps its own', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const line = { product: karahi, quantity: 1 };
    const [one, sent] = [await placed([line], {}), await placed([line])];
    await takeAll(sent, 'pack', 'hand-over');
    const { results } = (
      await send('PUT', 'orders/courier', { ids: [one, sent], courier: 'Leopards' })
    ).json();
    expect(results).toMatchObject([
      { done: true },
      { done: false, reason: expect.stringContaining('has left the shop') },
    ]);
    expect(await read(one)).toMatchObject({ courier: 'Leopards', trackingNumber: null });
    const response = await send('PUT', 'orders/courier', { ids: [one], courier: 'Nobody' });
    expect(response.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { courier: expect.any(String) } });
  });

  test('that match the filters are chosen together, and the list is filtered by where parcels are', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const line = { product: karahi, quantity: 1 };
    const [packed, cancelled] = [await placed([line]), await placed([line]), await placed([line])];
    await takeAll(packed, 'pack');
    await setStatus(cancelled, 'Cancelled');
    const matching = async (query: string) => (await send('GET', `orders/matching?${query}`)).json();
    expect(await matching('')).toMatchObject({ total: 3, orders: [{}, {}, {}] });
    expect(await matching('fulfilment=packed')).toMatchObject({ total: 1, orders: [{ _id: packed }] });
    // Nobody packs what is cancelled.
    expect(await matching('fulfilment=to-pack')).toMatchObject({ total: 1 });
    expect((await send('GET', 'orders?fulfilment=packed')).json()).toMatchObject({ totalOrders: 1 });
    expect((await send('GET', 'orders?fulfilment=posted')).statusCode).toBe(400);
  });

  test('have one list of what to fetch from the shelves, summed by product and grouped by category', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 10 });
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 10 });
    const ids = [
      await placed([{ product: karahi, quantity: 2 }]),
      await placed([
        { product: karahi, quantity: 1 },
        { product: tawa, quantity: 4 },
      ]),
      await placed([{ product: tawa, quantity: 1 }]),
    ];
    await takeAll(ids[2] ?? '', 'pack');
    const list = (await send('POST', 'orders/pick-list', { ids })).json();
    expect(list).toMatchObject({
      categories: [
        {
          name: 'Category of Karahi',
          products: [{ name: 'Karahi', quantity: 3, orders: [{ quantity: 2 }, { quantity: 1 }] }],
        },
        { name: 'Category of Tawa', products: [{ name: 'Tawa', quantity: 4 }] },
      ],
    });
    expect([list.orders.length, list.leftOut.length]).toEqual([2, 1]);
  });

  test('are fetched with a word of those that are to be paid first', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 10 });
    const lines = [{ product: karahi, quantity: 1 }];
    const unpaid = await placed(lines, { paid_paisa: 0 });
    const list = (await send('POST', 'orders/pick-list', { ids: [await placed(lines), unpaid] })).json();
    expect([list.orders.length, list.toBePaid]).toEqual([2, [(await read(unpaid)).number]]);
  });

  test('are printed with what is known of their weight: weighed, told to the courier, or of all their products', async () => {
    const heavy = async (name: string, grams: number | null) => {
      const product = await stockProduct(shop.database, { name, quantity: 20 });
      await shop.database
        .updateTable('products')
        .set({ weight_grams: grams })
        .where('id', '=', product._id)
        .execute();
      return product;
    };
    const [karahi, tawa] = [await heavy('Karahi', 1200), await heavy('Tawa', null)];
    const kurta = await heavy('Kurta', 300);
    const size = { name: 'Size', values: ['S', 'M'] };
    const [, medium] = await giveOptions(shop.database, kurta._id, [size], [{}, { quantity: 20 }]);
    if (!medium) throw new Error('It is there.');
    const sums = [
      { product: karahi, quantity: 2 },
      { product: medium, quantity: 3 },
    ];
    const ids = [
      await placed(sums),
      await placed([...sums, { product: tawa, quantity: 1 }]),
      await placed(sums),
      await placed(sums, { courier: 'TCS', parcel_weight_grams: 3500 }),
    ];
    const booking = { courier: 'TCS', collect_rupees: 0, asked_by: 'Bilal' };
    await shop.database
      .insertInto('courier_bookings')
      .values([
        {
          ...booking,
          order_id: ids[0] ?? '',
          reference: '1',
          state: 'failed',
          tracking_number: null,
          weight_grams: 9,
        },
        {
          ...booking,
          order_id: ids[2] ?? '',
          reference: '2',
          state: 'booked',
          tracking_number: '123',
          weight_grams: 3400,
        },
        {
          ...booking,
          order_id: ids[3] ?? '',
          reference: '3',
          state: 'booked',
          tracking_number: '124',
          weight_grams: 3400,
        },
      ])
      .execute();
    const { orders } = (await send('POST', 'orders/chosen', { ids })).json();
    expect(orders.map((one: { labelWeightGrams: number | null }) => one.labelWeightGrams)).toEqual([
      3300,
      null,
      3400,
      3500,
    ]);
  });

  test('are exported as they were chosen, with where their parcels are; by Shop Managers', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const ids = [
      await placed([{ product: karahi, quantity: 1 }]),
      await placed([{ product: karahi, quantity: 1 }]),
    ];
    await takeAll(ids[1] ?? '', 'pack', 'hand-over');
    expect((await send('POST', 'orders/chosen/export', { ids })).statusCode).toBe(403);
    const manager = await hireAdmin(shop);
    const response = await send('POST', 'orders/chosen/export', { ids: ids.toReversed() }, manager.token);
    const [head = '', first = '', second = ''] = response.body.trim().split('\n');
    expect(head).toContain(
      'Fulfilment,Weight (g),With courier,Delivered,Units back whole,Units back damaged',
    );
    expect(first).toContain('With courier');
    expect(second).toContain('To pack');
  });
});

describe('a scanned label', () => {
  test('is found by the number of the order and by the tracking number in any case', async () => {
    const karahi = await stockProduct(shop.database);
    const id = await placed([{ product: karahi, quantity: 1 }], {
      courier: 'TCS',
      tracking_number: 'Kh-7712',
    });
    const { number } = await read(id);
    for (const code of [String(number), `#${number}`, 'kh-7712', ' KH-7712 ']) {
      const response = await send('GET', `scan?code=${encodeURIComponent(code)}`);
      expect(response.json().orders).toMatchObject([{ _id: id }]);
    }
    expect((await send('GET', 'scan?code=999999')).json()).toEqual({ orders: [] });
    expect((await send('GET', 'scan?code=')).statusCode).toBe(400);
    expect((await send('GET', `scan?code=${encodeURIComponent("'; drop table orders; --")}`)).json()).toEqual(
      {
        orders: [],
      },
    );
  });
});

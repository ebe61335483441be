import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { ORDER_STATUSES } from '../../shop/orders/rules.ts';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { bearer, hireAdmin, requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
});

async function placed(lines: { product: Product; quantity: number }[]) {
  const response = await order(shop.app, orderBody(lines));
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().order as { _id: string; number: number };
}

const ask = (url: string) => shop.app.inject({ url: `/api/v1/checkout/${url}`, headers: bearer(token) });

function send(method: 'PUT' | 'POST', url: string, payload: object, as = token) {
  return requestAs(shop, as, method, `/api/v1/checkout/${url}`, payload);
}

const setStatus = (id: string, status: string, version?: number) =>
  send('PUT', `order/${id}/status`, { status, version });

const eventsOf = (id: string) =>
  shop.database.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute();

describe('the status of an order', () => {
  test('goes to any other; to Cancelled gives the stock back, away from it takes it again', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const { _id } = await placed([{ product: karahi, quantity: 3 }]);
    const steps = [
      ['Processing', 7],
      ['Delivered', 7],
      ['Cancelled', 10],
      ['Cancelled', 10],
      ['Pending', 7],
      ['Cancelled', 10],
      ['Delivered', 7],
    ] as const;
    for (const [status, left] of steps) {
      const response = await setStatus(_id, status);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ success: true, order: { _id, status } });
      expect(await stockOnHand(shop.database, karahi._id)).toBe(left);
    }
  });

  test('every change is kept with who and when, in the history and in the audit log', async () => {
    const karahi = await stockProduct(shop.database);
    const { _id, number } = await placed([{ product: karahi, quantity: 1 }]);
    const manager = await hireAdmin(shop);
    await send('PUT', `order/${_id}/status`, { status: 'Processing' }, manager.token);
    const events = await eventsOf(_id);
    expect(events[1]).toMatchObject({
      kind: 'status',
      from_status: 'Pending',
      to_status: 'Processing',
      actor: manager.username,
      actor_id: manager._id,
    });
    const log = await shop.database
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', 'order')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      actor_id: manager._id,
      subject_id: _id,
      subject_name: String(number),
      before: { status: 'Pending' },
      after: { status: 'Processing' },
    });
  });

  test('away from Cancelled is refused where there is not enough, naming what is missing; nothing changes', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 3 });
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 3 });
    const { _id } = await placed([
      { product: karahi, quantity: 3 },
      { product: tawa, quantity: 1 },
    ]);
    await setStatus(_id, 'Cancelled');
    await placed([{ product: karahi, quantity: 2 }]);
    const response = await setStatus(_id, 'Processing');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'There is not enough stock for this order: only 1 of Karahi is left.',
      data: { unavailable: [{ _id: karahi._id, left: 1 }] },
    });
    expect(await stockOnHand(shop.database, tawa._id)).toBe(3);
    expect((await ask(`order/${_id}`)).json().status).toBe('Cancelled');
  });

  test('of an order whose product is gone: its stock goes nowhere, and it cannot be taken again', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi' });
    const { _id } = await placed([{ product: karahi, quantity: 1 }]);
    await shop.database.deleteFrom('products').where('id', '=', karahi._id).execute();
    expect((await setStatus(_id, 'Cancelled')).statusCode).toBe(200);
    const response = await setStatus(_id, 'Pending');
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(
      'There is not enough stock for this order: Karahi is no longer sold.',
    );
  });

  test('a product that was sold out and comes back by a cancellation is back in stock', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 2 });
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 2 });
    const { _id } = await placed([
      { product: karahi, quantity: 2 },
      { product: tawa, quantity: 1 },
    ]);
    await setStatus(_id, 'Cancelled');
    const rows = await shop.database
      .selectFrom('products')
      .select(['name', 'restocked_at'])
      .orderBy('name', 'desc')
      .execute();
    expect(rows).toEqual([
      { name: 'Tawa', restocked_at: null },
      { name: karahi.name, restocked_at: expect.any(Date) },
    ]);
  });

  test('many clicks at once move the stock once and are told the same', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const { _id } = await placed([{ product: karahi, quantity: 4 }]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => setStatus(_id, 'Cancelled', 1)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await stockOnHand(shop.database, karahi._id)).toBe(10);
    expect(await eventsOf(_id)).toHaveLength(2);
  });

  test('of two people who saw the same order the second is told who was first, and what it is now', async () => {
    const karahi = await stockProduct(shop.database);
    const { _id } = await placed([{ product: karahi, quantity: 1 }]);
    const manager = await hireAdmin(shop);
    await send('PUT', `order/${_id}/status`, { status: 'Delivered', version: 1 }, manager.token);
    const late = await setStatus(_id, 'Processing', 1);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { _id, status: 'Delivered', version: 2 }, changedBy: manager.username },
    });
    expect((await setStatus(_id, 'Processing', 2)).statusCode).toBe(200);
  });

  test('stock is conserved over any sequence of changes to orders that compete for it', async () => {
    const change = fc.record({ order: fc.nat(2), status: fc.constantFrom(...ORDER_STATUSES) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const karahi = await stockProduct(shop.database, { name: randomUUID(), quantity: 5 });
        const ids: string[] = [];
        for (const quantity of [1, 2, 2]) {
          ids.push((await placed([{ product: karahi, quantity }]))._id);
        }
        // Without a lock two of these would move the same units.
        await Promise.all(changes.map(({ order: index, status }) => setStatus(ids[index] ?? '', status)));
        const holding = await shop.database
          .selectFrom('order_lines')
          .innerJoin('orders', 'orders.id', 'order_lines.order_id')
          .where('order_lines.product_id', '=', karahi._id)
          .where('orders.status', '<>', 'Cancelled')
          .select('order_lines.quantity')
          .execute();
        const held = holding.reduce((sum, { quantity }) => sum + quantity, 0);
        expect((await stockOnHand(shop.database, karahi._id)) + held).toBe(5);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['another status', { status: 'Lost' }],
    ['no status', {}],
    ['a status of another type', { status: 7 }],
  ])('%s is refused, naming the field', async (_what, body) => {
    const karahi = await stockProduct(shop.database);
    const { _id } = await placed([{ product: karahi, quantity: 1 }]);
    const response = await send('PUT', `order/${_id}/status`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { status: 'Please choose one of Pending, Processing, Delivered, Cancelled.' },
    });
  });

  test('of an order that does not exist: 404; of an id that is none: 400', async () => {
    expect((await setStatus(randomUUID(), 'Pending')).statusCode).toBe(404);
    expect((await setStatus('7', 'Pending')).statusCode).toBe(400);
  });
});

describe("the staff's list of orders", () => {
  const list = async (query = '') => {
    const response = await ask(`orders?${query}`);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  };
  const namesOf = (answer: { orders: { customer: { name: string } }[] }) =>
    answer.orders.map((each) => each.customer.name);

  /** Ayesha's cash order from Karachi, then Bilal's card order from Lahore, whose id it answers. */
  async function twoOrders() {
    const karahi = await stockProduct(shop.database, { price: 1000, quantity: 100 });
    await placed([{ product: karahi, quantity: 1 }]);
    const body = orderBody([{ product: karahi, quantity: 2 }]);
    const bilal = {
      ...body.customer,
      name: 'Bilal Ahmed',
      email: 'bilal@example.com',
      mobile: '0333-1112223',
      province: 'Punjab',
      city: 'Lahore',
    };
    const response = await order(shop.app, {
      ...body,
      customer: bilal,
      paymentMethod: 'card',
      shippingCost: 200,
      totalAmount: 2200,
    });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json().order._id as string;
  }

  test('has 20 a page, newest first, with the pages counted and the sign of the setting', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 100 });
    const numbers: number[] = [];
    for (let count = 0; count < 21; count++) {
      numbers.push((await placed([{ product: karahi, quantity: 1 }])).number);
    }
    const first = await list('page=1&limit=20');
    expect(first).toMatchObject({ totalPages: 2, totalOrders: 21, currencySign: '$' });
    expect(first.orders.map(({ number }: { number: number }) => number)).toEqual(
      numbers.toReversed().slice(0, 20),
    );
    expect(first.orders[0]).toMatchObject({
      customer: { name: 'Ayesha Khan', mobile: '+923012345678', paymentMethod: 'cash' },
      items: [{ _id: karahi._id, name: karahi.name, quantity: 1, linePrice: 1000 }],
      shippingCost: 150,
      paymentMethod: 'cash',
      totalAmount: 1150,
      status: 'Pending',
    });
    expect((await list('page=2&limit=20')).orders).toHaveLength(1);
  });

  test.each([
    ['ayesha'],
    ['KHAN ayesha'],
    ['0301-2345678'],
    ['+92 301 2345678'],
    ['۰۳۰۱۲۳۴۵۶۷۸'],
    ['2345678'],
    ['karachi'],
    ['ayesha karachi'],
    ['ay'],
    ['1001'],
    ['#1001'],
  ])('is searched by "%s"', async (text) => {
    await twoOrders();
    expect(namesOf(await list(`search=${encodeURIComponent(text)}`))).toEqual(['Ayesha Khan']);
  });

  test.each([['100%'], ['a_e'], ['\\'], ['nobody'], ["'; drop table orders; --"]])(
    '"%s" finds nothing',
    async (text) => {
      await twoOrders();
      expect(await list(`search=${encodeURIComponent(text)}`)).toMatchObject({ orders: [], totalPages: 0 });
    },
  );

  test.each([
    ['city=Lahore', ['Bilal Ahmed']],
    ['payment=cash', ['Ayesha Khan']],
    ['status=Processing', ['Bilal Ahmed']],
    ['status=Pending&payment=card', []],
    ['confirmation=unconfirmed', ['Bilal Ahmed', 'Ayesha Khan']],
    ['sort=placed', ['Ayesha Khan', 'Bilal Ahmed']],
    ['sort=total', ['Ayesha Khan', 'Bilal Ahmed']],
    ['sort=-total', ['Bilal Ahmed', 'Ayesha Khan']],
    ['to=2020-01-01', []],
    ['from=2020-01-01&status=&city=', ['Bilal Ahmed', 'Ayesha Khan']],
  ])('%s shows %j', async (query, names) => {
    const bilal = await twoOrders();
    await setStatus(bilal, 'Processing');
    expect(namesOf(await list(query))).toEqual(names);
  });

  test('of a city that is in no list is found by its name, and among the other cities', async () => {
    await twoOrders();
    const product = await stockProduct(shop.database, { name: 'Tawa', price: 1000 });
    const body = orderBody([{ product, quantity: 1 }]);
    const place = { name: 'Hira Malik', province: 'KPK', city: 'Other city', otherCity: 'Wah Cantt' };
    const customer = { ...body.customer, ...place };
    await order(shop.app, { ...body, customer, shippingCost: 300, totalAmount: 1300 });
    expect(namesOf(await list('city=Other%20city'))).toEqual(['Hira Malik']);
    expect(namesOf(await list('search=wah%20cantt'))).toEqual(['Hira Malik']);
    expect((await list('search=wah')).orders[0].customer.city).toBe('Wah Cantt');
  });

  test('a day is a day in Pakistan', async () => {
    const karahi = await stockProduct(shop.database);
    const { _id } = await placed([{ product: karahi, quantity: 1 }]);
    const at = (moment: string) =>
      shop.database
        .updateTable('orders')
        .set({ created_at: new Date(moment) })
        .where('id', '=', _id)
        .execute();
    await at('2026-08-30T19:00:00Z');
    expect((await list('from=2026-08-31&to=2026-08-31')).orders).toHaveLength(1);
    await at('2026-08-30T18:59:59Z');
    expect((await list('from=2026-08-31&to=2026-08-31')).orders).toHaveLength(0);
    await at('2026-08-31T18:59:59Z');
    expect((await list('from=2026-08-31&to=2026-08-31')).orders).toHaveLength(1);
  });

  test.each(['page=0', 'limit=1000', 'status=Lost', 'from=yesterday', 'sort=name'])(
    '%s is refused',
    async (query) => {
      expect((await ask(`orders?${query}`)).statusCode).toBe(400);
    },
  );
});

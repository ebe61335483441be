import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '../../shop/principal.ts';
import { type customer, openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { bearer, requestAs, signInAsAdmin, signInAsSuperAdmin } from '../support/staff.ts';

const shop = openTestShop();
let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
});

/** Places an order for one product of its own; answers the ids of both. */
async function placeOne(who: Partial<typeof customer> = {}, quantity = 1) {
  const product = await stockProduct(shop.database, { name: `Karahi ${Math.random()}`, quantity: 5 });
  const body = orderBody([{ product, quantity }]);
  const response = await order(shop.app, { ...body, customer: { ...body.customer, ...who } });
  if (response.statusCode !== 201) throw new Error(response.body);
  return { id: String(response.json().order._id), number: Number(response.json().order.number), product };
}

const ask = async (url: string) => {
  const response = await shop.app.inject({ url: `/api/v1/checkout/${url}`, headers: bearer(token) });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
};

const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
  requestAs(shop, token, method, `/api/v1/checkout/${url}`, payload);

const confirm = (id: string, outcome: string, more: object = {}) =>
  send('PUT', `order/${id}/confirmation`, { outcome, ...more });

const age = (id: string, hours: number) =>
  shop.database
    .updateTable('orders')
    .set({
      created_at: sql<Date>`created_at - make_interval(hours => ${hours})`,
      confirmation_due_at: sql<Date>`confirmation_due_at - make_interval(hours => ${hours})`,
    })
    .where('id', '=', id)
    .execute();

const queued = async () => (await ask('confirmation-queue')).orders.map(({ _id }: { _id: string }) => _id);

describe('the confirmation queue', () => {
  test('has cash orders that nobody has confirmed, oldest first; card orders are not asked about', async () => {
    const [young, old] = [await placeOne(), await placeOne()];
    await age(old.id, 5);
    const card = await placeOne();
    await shop.database
      .updateTable('orders')
      .set({ payment_method: 'card' })
      .where('id', '=', card.id)
      .execute();
    expect(await queued()).toEqual([old.id, young.id]);
  });

  test('a confirmed order leaves it, and says who confirmed', async () => {
    const { id } = await placeOne();
    const response = await confirm(id, 'confirmed', { version: 1, note: 'After 6 pm please' });
    expect(response.statusCode).toBe(200);
    expect(response.json().order).toMatchObject({
      status: 'Pending',
      confirmation: 'confirmed',
      confirmationBy: 'Sana (Shop Editor)',
      confirmationTries: 1,
      version: 2,
    });
    expect(await queued()).toEqual([]);
    const { history } = await ask(`order/${id}`);
    expect(history.at(-1)).toMatchObject({ kind: 'confirmed', note: 'After 6 pm please' });
  });

  test('who does not answer comes again later', async () => {
    const { id } = await placeOne();
    await confirm(id, 'no-answer');
    expect(await ask('confirmation-queue')).toMatchObject({ orders: [], due: 0, later: 1 });
    await age(id, 2);
    expect(await ask('confirmation-queue')).toMatchObject({ due: 1, later: 0 });
    await confirm(id, 'no-answer');
    await age(id, 2);
    expect(await queued()).toEqual([]);
    await age(id, 2);
    expect(await queued()).toEqual([id]);
  });

  test('an order that is refused on the phone is cancelled once, and its stock goes back once', async () => {
    const { id, product } = await placeOne({}, 3);
    expect(await stockOnHand(shop.database, product._id)).toBe(2);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => confirm(id, 'refused', { version: 1 })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(responses[0]?.json().order).toMatchObject({ status: 'Cancelled', confirmation: 'refused' });
    expect(await stockOnHand(shop.database, product._id)).toBe(5);
    const { history } = await ask(`order/${id}`);
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'refused', 'status']);
  });

  test('who refused and orders after all is asked once more', async () => {
    const { id } = await placeOne();
    await confirm(id, 'refused');
    await send('PUT', `order/${id}/status`, { status: 'Pending' });
    expect(await queued()).toEqual([id]);
  });

  test('shows what became of other orders of the same mobile, in whatever spelling it was given', async () => {
    const refused = await placeOne({ mobile: '+92 301 2345678' });
    await confirm(refused.id, 'refused');
    const cancelled = await placeOne({ mobile: '03012345678' });
    await send('PUT', `order/${cancelled.id}/status`, { status: 'Cancelled' });
    const delivered = await placeOne();
    await send('PUT', `order/${delivered.id}/status`, { status: 'Delivered' });
    const stranger = await placeOne({ mobile: '0333-9998887' });
    const now = await placeOne();
    const { orders } = await ask('confirmation-queue');
    const records = Object.fromEntries(
      orders.map(({ _id, record }: { _id: string; record: object }) => [_id, record]),
    );
    expect(records[now.id]).toMatchObject({ orders: 3, delivered: 1, cancelled: 2, refused: 1 });
    expect(records[stranger.id]).toMatchObject({ orders: 0, delivered: 0, cancelled: 0, refused: 0 });
    const detail = await ask(`order/${now.id}`);
    expect(detail.otherOrders.map(({ number }: { number: number }) => number)).toEqual([
      delivered.number,
      cancelled.number,
      refused.number,
    ]);
  });

  test('of two people who call the same shopper the second is told', async () => {
    const { id } = await placeOne();
    await confirm(id, 'no-answer', { version: 1 });
    const late = await confirm(id, 'confirmed', { version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { confirmation: 'no-answer' }, changedBy: 'Sana (Shop Editor)' },
    });
  });

  test('an order that is delivered is not confirmed any more', async () => {
    const { id } = await placeOne();
    await send('PUT', `order/${id}/status`, { status: 'Delivered' });
    const response = await confirm(id, 'no-answer');
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('NOTHING_TO_CONFIRM');
  });
});

describe("the order's page", () => {
  test('has the parcel, with a link to where it is', async () => {
    const { id } = await placeOne();
    const saved = await send('PUT', `order/${id}/courier`, {
      courier: 'TCS',
      trackingNumber: '77-12',
      version: 1,
    });
    expect(saved.json()).toMatchObject({ success: true, order: { courier: 'TCS', trackingNumber: '77-12' } });
    expect(await ask(`order/${id}`)).toMatchObject({
      trackingLink: 'https://www.tcsexpress.com/track/77-12',
      couriers: ['PostEx', 'TCS', 'Leopards', 'Trax'],
    });
    await send('PUT', `order/${id}/courier`, { courier: '', trackingNumber: '' });
    expect(await ask(`order/${id}`)).toMatchObject({
      courier: null,
      trackingNumber: null,
      trackingLink: null,
    });
  });

  test.each([
    ['an unknown courier', { courier: 'Pigeon', trackingNumber: '1' }, 'courier'],
    ['a courier without a number', { courier: 'TCS', trackingNumber: '' }, 'trackingNumber'],
    ['a number without a courier', { courier: '', trackingNumber: '1' }, 'courier'],
    ['a number that would change the link', { courier: 'TCS', trackingNumber: '1?x=<b>' }, 'trackingNumber'],
  ])('%s is refused, naming the field', async (_what, body, field) => {
    const { id } = await placeOne();
    const response = await send('PUT', `order/${id}/courier`, body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await ask(`order/${id}`)).toMatchObject({ courier: null });
  });

  test('keeps notes of the staff in its history, and none that is empty', async () => {
    const { id } = await placeOne();
    expect((await send('POST', `order/${id}/notes`, { note: '  ' })).statusCode).toBe(400);
    expect((await send('POST', `order/${id}/notes`, { note: 'Gift, no invoice' })).statusCode).toBe(201);
    const { history, version } = await ask(`order/${id}`);
    expect(history.at(-1)).toMatchObject({
      kind: 'note',
      note: 'Gift, no invoice',
      actor: 'Sana (Shop Editor)',
    });
    // A note takes nothing away from a colleague, so it makes no version.
    expect(version).toBe(1);
  });
});

describe('the export of orders', () => {
  const fetchFile = async (query: string, role: StaffRole = 'Shop Manager') =>
    shop.app.inject({
      url: `/api/v1/checkout/orders/export?${query}`,
      headers: bearer(await signInAsAdmin(shop, role)),
    });

  test('is for Shop Managers', async () => {
    expect((await fetchFile('', 'Shop Editor')).statusCode).toBe(403);
  });

  test('has what is filtered, one line an order, in rupees and in the time of Pakistan', async () => {
    const { id, number, product } = await placeOne({}, 2);
    await shop.database
      .updateTable('orders')
      .set({ created_at: new Date('2026-08-30T20:30:00Z') })
      .where('id', '=', id)
      .execute();
    const other = await placeOne();
    await send('PUT', `order/${other.id}/status`, { status: 'Cancelled' });
    const response = await fetchFile('status=Pending');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, end] = response.body.split('\n');
    expect(head).toBe(
      '\uFEFFNumber,Placed,Status,Confirmation,Name,Mobile,Email,Province,City,Address,Instructions,Payment,' +
        'Items,Units,Subtotal (Rs.),Discount (Rs.),Shipping (Rs.),Total (Rs.),Courier,Tracking number,Source,Taken by,' +
        'Fulfilment,Weight (g),With courier,Delivered,Units back whole,Units back damaged,Coupon,Coupon (Rs.)',
    );
    expect(line).toBe(
      `${number},2026-08-31 01:30,Pending,unconfirmed,Ayesha Khan,0301-2345678,ayesha@example.com,Sindh,Karachi,` +
        `"House 1, Street 2",,cash,2 × ${product.name},2,2000,0,150,2150,,,web,,To pack,,,,0,0,,0`,
    );
    expect(end).toBe('');
  });

  test.each(['=HYPERLINK("evil")', '+1', '-1', '@SUM(A1)'])(
    'writes the name %s as a text, not as a formula',
    async (name) => {
      await placeOne({ name });
      const { body } = await fetchFile('');
      expect(body.replaceAll('""', '"')).toContain(`'${name}`);
    },
  );

  test('has every order once, over the edges of its batches and for orders of one moment', async () => {
    await placeOne();
    await sql`
      insert into orders (id, created_at, name, email, mobile, province, city, address, payment_method,
        subtotal_paisa, shipping_paisa, total_paisa)
      select gen_random_uuid(), now() - make_interval(secs => n / 300), 'N', 'n@example.com', '+923000000000',
        'Sindh', 'Karachi', 'A', 'cash', 0, 0, 0 from generate_series(1, 1300) n
    `.execute(shop.database);
    const numbers = (await fetchFile('')).body
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(numbers).toHaveLength(1301);
    expect(new Set(numbers).size).toBe(1301);
  });
});

describe('the overview', () => {
  test('is read by super admins too, who read no orders', async () => {
    await placeOne();
    const owner = bearer(await signInAsSuperAdmin(shop));
    const overview = await shop.app.inject({ url: '/api/v1/checkout/overview', headers: owner });
    expect([overview.statusCode, overview.json().today.orders]).toEqual([200, 1]);
    const orders = await shop.app.inject({ url: '/api/v1/checkout/orders', headers: owner });
    expect(orders.statusCode).toBe(401);
  });

  test('has the sales of today and of each day in Pakistan, without cancelled orders', async () => {
    await placeOne({}, 2);
    const cancelled = await placeOne();
    await send('PUT', `order/${cancelled.id}/status`, { status: 'Cancelled' });
    const old = await placeOne();
    const midnight = sql<Date>`date_trunc('day', now() at time zone 'Asia/Karachi') at time zone 'Asia/Karachi'`;
    await shop.database
      .updateTable('orders')
      .set({ created_at: sql<Date>`${midnight} - interval '1 second'` })
      .where('id', '=', old.id)
      .execute();
    const overview = await ask('overview');
    expect(overview.today).toMatchObject({ orders: 1, sales: 2150 });
    expect(overview.yesterday).toMatchObject({ orders: 1, sales: 1150 });
    expect(overview.days).toHaveLength(30);
    expect(overview.days.at(-1)).toEqual(overview.today);
  });

  test('says what waits: orders to confirm, pending and processing ones', async () => {
    const [one, two] = [await placeOne(), await placeOne()];
    await placeOne();
    await send('PUT', `order/${one.id}/status`, { status: 'Processing' });
    await confirm(two.id, 'confirmed');
    expect((await ask('overview')).waiting).toEqual({ toConfirm: 1, pending: 2, processing: 1 });
  });

  test('says what runs low, the lowest first, and what sells best by units', async () => {
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 5 });
    const gone = await stockProduct(shop.database, { name: 'Gone', quantity: 4 });
    await stockProduct(shop.database, { name: 'Plenty', quantity: 6 });
    await order(shop.app, orderBody([{ product: gone, quantity: 4 }]));
    await order(shop.app, orderBody([{ product: tawa, quantity: 1 }]));
    const { stock, bestSellers } = await ask('overview');
    expect(stock).toMatchObject({
      lowAt: 5,
      low: 2,
      soldOut: 1,
      products: [
        { name: 'Gone', quantity: 0 },
        { name: 'Tawa', quantity: 4 },
      ],
    });
    expect(bestSellers).toEqual([
      { _id: gone._id, name: 'Gone', units: 4, sales: 4000, quantity: 0 },
      { _id: tawa._id, name: 'Tawa', units: 1, sales: 1000, quantity: 4 },
    ]);
  });
});

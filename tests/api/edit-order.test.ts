import { beforeEach, describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { send, signIn } from '../support/customers.ts';
import { customer, openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let token: string;
let pan: Product;
let ladle: Product;
let id: string;

/** An order of two pans at Rs. 1,000 each to Karachi: Rs. 2,000 and Rs. 150 delivery. */
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
  pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 10 });
  ladle = await stockProduct(shop.database, { name: 'Ladle', price: 500, discount: 10, quantity: 4 });
  const placed = await order(shop.app, orderBody([{ product: pan, quantity: 2 }]));
  id = placed.json().order._id;
});

const { paymentMethod: _payment, ...person } = customer;

/** The order as it was placed, with some of it changed. */
const edit = (changed: object = {}) => ({
  ...person,
  lines: [{ lineNumber: 1, quantity: 2 }],
  reason: 'The customer asked',
  version: 1,
  ...changed,
});
const preview = (changed: object = {}) =>
  requestAs(shop, token, 'POST', `/api/v1/checkout/order/${id}/preview`, edit(changed));
const save = (changed: object = {}) =>
  requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}`, edit(changed));
const read = async () => (await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${id}`)).json();
const put = (what: string, body: object) =>
  requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/${what}`, body);
const left = async () => [
  await stockOnHand(shop.database, pan._id),
  await stockOnHand(shop.database, ladle._id),
];

describe('an order that is edited', () => {
  test('has other units, a new line and none of the old one; amounts and stock follow', async () => {
    const more = await save({
      lines: [
        { lineNumber: 1, quantity: 5 },
        { _id: ladle._id, quantity: 3 },
      ],
    });
    expect(more.statusCode).toBe(200);
    expect(more.json().order).toMatchObject({
      items: [
        { lineNumber: 1, name: 'Pan', linePrice: 1000, quantity: 5 },
        { lineNumber: 2, name: 'Ladle', linePrice: 450, quantity: 3 },
      ],
      subtotal: 6350,
      shippingCost: 0,
      totalAmount: 6350,
      version: 2,
    });
    expect(await left()).toEqual([5, 1]);

    const fewer = await save({ lines: [{ lineNumber: 2, quantity: 1 }], version: 2 });
    expect(fewer.json().order).toMatchObject({
      items: [{ lineNumber: 2, name: 'Ladle', quantity: 1 }],
      subtotal: 450,
      shippingCost: 150,
      totalAmount: 600,
    });
    expect(await left()).toEqual([10, 3]);
  });

  test('keeps the price of its lines, for further units too; a new line has the price of today', async () => {
    await shop.database.updateTable('products').set({ price_paisa: 200_000 }).execute();
    const edited = await save({
      lines: [
        { lineNumber: 1, quantity: 3 },
        { _id: ladle._id, quantity: 1 },
      ],
    });
    expect(edited.json().order).toMatchObject({
      items: [{ linePrice: 1000 }, { linePrice: 1800 }],
      subtotal: 4800,
    });
  });

  test('goes to somebody else and elsewhere, and pays the delivery of that city', async () => {
    const edited = await save({
      name: 'Bilal Ahmed',
      mobile: '0321 4567890',
      email: '',
      province: 'Punjab',
      city: 'Other city',
      otherCity: 'Hasilpur',
      address: 'Shop 4',
      instructions: 'Call first',
    });
    expect(edited.json().order).toMatchObject({
      customer: { name: 'Bilal Ahmed', mobile: '+923214567890', email: '', city: 'Hasilpur' },
      shippingCost: 300,
      totalAmount: 2300,
    });
  });

  test('has its delivery and a discount set by hand, with their reasons, until they are taken back', async () => {
    const byHand = {
      shippingCost: 0,
      shippingReason: 'Came late last time',
      discountAmount: '1,250.50',
      discountReason: 'A scratch',
    };
    expect((await save(byHand)).json().order).toMatchObject({
      subtotal: 2000,
      discountAmount: 1250.5,
      discountReason: 'A scratch',
      shippingCost: 0,
      shippingReason: 'Came late last time',
      totalAmount: 749.5,
    });
    expect((await save({ version: 2 })).json().order).toMatchObject({
      discountAmount: 0,
      discountReason: null,
      shippingCost: 150,
      shippingReason: null,
      totalAmount: 2150,
    });
  });

  test('keeps its free delivery when a discount makes it cheap', async () => {
    const lines = [{ lineNumber: 1, quantity: 5 }];
    const edited = await save({ lines, discountAmount: 4000, discountReason: 'A friend' });
    expect(edited.json().order).toMatchObject({ shippingCost: 0, totalAmount: 1000 });
  });

  test('tells in its history who did it, why, and what was what before', async () => {
    await save({
      mobile: '0321-4567890',
      lines: [
        { lineNumber: 1, quantity: 3 },
        { _id: ladle._id, quantity: 1 },
      ],
      discountAmount: 100,
      discountReason: 'A regular',
      reason: 'She wants more',
    });
    const { history } = await read();
    expect(history.at(-1)).toMatchObject({
      kind: 'edited',
      actor: 'Sana (Shop Editor)',
      note: [
        'She wants more',
        'Mobile: 0301-2345678 → 0321-4567890',
        'Pan: 2 × Rs. 1,000 → 3 × Rs. 1,000',
        'Ladle: 1 × Rs. 450 added',
        'Discount: Rs. 100 (A regular) added',
        'Total: Rs. 2,150 → Rs. 3,500',
      ].join('\n'),
    });
  });

  test('mails the customer what it is now, only where that was wanted', async () => {
    await save({ lines: [{ lineNumber: 1, quantity: 1 }] });
    expect(await queued('order-changed')).toBe(0);
    await save({ discountAmount: 100, discountReason: 'A scratch', version: 2, tellCustomer: true });
    expect(await queued('order-changed')).toBe(1);
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    const mail = await COMPOSERS['order-changed'](shop.database, id, shop.settings, occasion);
    expect(mail?.to).toBe('ayesha@example.com');
    expect(mail?.parts).toContainEqual({
      rows: [
        ['Subtotal', 'Rs. 2,000'],
        ['Discount', '-Rs. 100'],
        ['Shipping', 'Rs. 150'],
        ['Total', 'Rs. 2,050'],
        ['Payment', 'Cash On Delivery'],
      ],
      sum: 'Total',
    });
    expect(JSON.stringify(mail)).not.toContain('A scratch');
  });

  test('shows its discount to its customer and in the export', async () => {
    const cookie = await signIn(shop.app);
    const placed = await order(shop.app, orderBody([{ product: pan, quantity: 1 }]), { cookie });
    id = placed.json().order._id;
    await save({ lines: [{ lineNumber: 1, quantity: 1 }], discountAmount: 100, discountReason: 'A regular' });
    const own = await send(shop.app, 'GET', '/api/reglogin/orders', { cookie });
    expect(own.json().orders).toMatchObject([
      { subtotal: 1000, discountAmount: 100, shippingCost: 150, totalAmount: 1050 },
    ]);
    expect(own.body).not.toContain('A regular');
    const manager = await signInAsAdmin(shop);
    const file = await requestAs(shop, manager, 'GET', '/api/v1/checkout/orders/export');
    expect(file.body.split('\n')[1]).toContain(',1000,100,150,1050,');
  });

  test('that is packed has to be packed again', async () => {
    await put('fulfilment', { step: 'pack', unconfirmed: true });
    expect((await save({ lines: [{ lineNumber: 1, quantity: 1 }], version: 2 })).json()).toMatchObject({
      order: { fulfilment: 'to-pack', status: 'Processing' },
    });
    expect((await read()).history.at(-1)).toMatchObject({
      kind: 'edited',
      fromFulfilment: 'packed',
      toFulfilment: 'to-pack',
    });
  });

  test('that changes nothing, or is saved twice, stays as it is', async () => {
    const asked = { lines: [{ _id: pan._id, quantity: 3 }] };
    await save(asked);
    const again = await save(asked);
    expect([again.statusCode, again.json().order.version]).toEqual([200, 2]);
    expect(await left()).toEqual([7, 4]);
    expect((await read()).history).toHaveLength(2);
  });
});

const queued = async (kind: string) =>
  (await shop.database.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length;

describe('the preview of an edit', () => {
  test('says before and after and each change, and stores nothing', async () => {
    const shown = await preview({ lines: [{ lineNumber: 1, quantity: 6 }] });
    expect(shown.json()).toMatchObject({
      before: { subtotal: 2000, shippingCost: 150, totalAmount: 2150 },
      after: { items: [{ quantity: 6 }], subtotal: 6000, shippingCost: 0, totalAmount: 6000 },
      changes: [
        { what: 'Pan', before: '2 × Rs. 1,000', after: '6 × Rs. 1,000' },
        { what: 'Delivery', before: 'Rs. 150', after: 'FREE' },
        { what: 'Total', before: 'Rs. 2,150', after: 'Rs. 6,000' },
      ],
    });
    expect(await left()).toEqual([8, 4]);
    expect(await read()).toMatchObject({ version: 1, totalAmount: 2150 });
  });

  test('refuses what the edit would refuse', async () => {
    for (const changed of [
      { lines: [{ lineNumber: 1, quantity: 11 }] },
      { discountAmount: 2001, discountReason: 'Too much' },
      { lines: [{ lineNumber: 1, quantity: 1 }], version: 7 },
      { lines: [{ lineNumber: 9, quantity: 1 }] },
    ]) {
      const [shown, saved] = [await preview(changed), await save(changed)];
      expect(shown.statusCode).toBeGreaterThanOrEqual(400);
      const { requestId: _one, ...said } = shown.json();
      expect(saved.json()).toMatchObject(said);
    }
  });
});

describe('an edit is refused', () => {
  test('when there are too few units, with what is left, and nothing is done by half', async () => {
    const refused = await save({
      lines: [
        { lineNumber: 1, quantity: 1 },
        { _id: ladle._id, quantity: 5 },
      ],
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'There is not enough stock for this change: only 4 of Ladle are left.',
      data: { unavailable: [{ _id: ladle._id, name: 'Ladle', left: 4 }] },
    });
    expect(await left()).toEqual([8, 4]);
    expect((await read()).version).toBe(1);
  });

  test.each([
    ['without lines', { lines: [] }, ['lines']],
    ['with a discount above the subtotal', { discountAmount: 2001, discountReason: 'A' }, ['discountAmount']],
    ['with a discount without its reason', { discountAmount: 5 }, ['discountReason']],
    ['with delivery set without its reason', { shippingCost: 0 }, ['shippingReason']],
    ['with a reason without its amount', { discountReason: 'A regular' }, ['discountAmount']],
    ['with a negative amount', { shippingCost: -1, shippingReason: 'A' }, ['shippingCost']],
    ['with parts of a paisa', { shippingCost: 1.005, shippingReason: 'A' }, ['shippingCost']],
    ['without why', { reason: ' ' }, ['reason']],
    ['to a mobile that is none', { mobile: '12345' }, ['mobile']],
    ['to a city of another province', { city: 'Lahore' }, ['city']],
    ['with 1,001 of a product', { lines: [{ lineNumber: 1, quantity: 1001 }] }, ['lines.0.quantity']],
    [
      'with 1,001 of a product in two parts',
      {
        lines: [
          { lineNumber: 1, quantity: 1000 },
          { lineNumber: 1, quantity: 1 },
        ],
      },
      ['lines'],
    ],
    ['with a mail to nobody', { email: '', tellCustomer: true }, ['tellCustomer']],
    ['without the version that was seen', { version: undefined }, ['version']],
  ])('%s, and nothing is changed', async (_why, changed, fields) => {
    const before = await read();
    const refused = await save(changed);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, fields]);
    expect(await read()).toEqual(before);
  });

  test.each(['Delivered', 'Cancelled'])('when the order is %s', async (status) => {
    await put('status', { status });
    const refused = await save({ lines: [{ lineNumber: 1, quantity: 1 }], version: 2 });
    expect(refused.json()).toMatchObject({
      code: 'NOT_EDITABLE',
      message: `The order is ${status}: it cannot be edited.`,
    });
  });

  test('when the parcel has its number; once that is taken back it can be edited again', async () => {
    await put('courier', { courier: 'TCS', trackingNumber: '7712' });
    const change = { lines: [{ lineNumber: 1, quantity: 1 }] };
    expect((await save({ ...change, version: 2 })).json()).toMatchObject({ code: 'NOT_EDITABLE' });
    await put('courier', { courier: '', trackingNumber: '' });
    expect((await save({ ...change, version: 3 })).statusCode).toBe(200);
  });

  test('while nobody knows whether its parcel is booked with a courier', async () => {
    await shop.database
      .insertInto('courier_bookings')
      .values({
        order_id: id,
        reference: '1-1',
        courier: 'PostEx',
        state: 'unknown',
        collect_rupees: 2150,
        weight_grams: 500,
        asked_by: 'Sana',
      })
      .execute();
    const refused = await save({ lines: [{ lineNumber: 1, quantity: 1 }] });
    expect(refused.json()).toMatchObject({ code: 'NOT_EDITABLE' });
  });

  test('when a colleague was faster, with the order as it is now', async () => {
    await put('confirmation', { outcome: 'confirmed', version: 1 });
    const refused = await save({ lines: [{ lineNumber: 1, quantity: 1 }] });
    expect(refused.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { version: 2, confirmation: 'confirmed' }, changedBy: 'Sana (Shop Editor)' },
    });
    expect(await left()).toEqual([8, 4]);
  });

  test('further units of what is no longer sold; fewer are fine', async () => {
    await shop.database.deleteFrom('products').where('id', '=', pan._id).execute();
    const more = await save({ lines: [{ lineNumber: 1, quantity: 3 }] });
    expect(more.json().message).toBe('There is not enough stock for this change: Pan is no longer sold.');
    const fewer = await save({ lines: [{ lineNumber: 1, quantity: 1 }] });
    expect(fewer.json().order).toMatchObject({ subtotal: 1000, totalAmount: 1150 });
  });
});

test('of ten edits at once that want the last units the shelf is never below none', async () => {
  const others = await Promise.all(
    Array.from({ length: 5 }, () => order(shop.app, orderBody([{ product: ladle, quantity: 1 }]))),
  );
  // Four were there: the fifth was refused.
  const ids = others.filter(({ statusCode }) => statusCode === 201).map((one) => one.json().order._id);
  expect(ids).toHaveLength(4);
  await Promise.all(
    ids.flatMap((one) => [
      requestAs(
        shop,
        token,
        'PUT',
        `/api/v1/checkout/order/${one}`,
        edit({ lines: [{ _id: pan._id, quantity: 4 }] }),
      ),
      requestAs(
        shop,
        token,
        'PUT',
        `/api/v1/checkout/order/${one}`,
        edit({
          lines: [
            { _id: pan._id, quantity: 3 },
            { lineNumber: 1, quantity: 1 },
          ],
        }),
      ),
    ]),
  );
  const held = await shop.database.selectFrom('order_lines').select(['product_id', 'quantity']).execute();
  const unitsOf = ({ _id }: Product) =>
    held.filter(({ product_id }) => product_id === _id).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(await left()).toEqual([10 - unitsOf(pan), 4 - unitsOf(ladle)]);
});

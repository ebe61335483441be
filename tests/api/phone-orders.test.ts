import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import {
  countOrders,
  customer,
  openTestShop,
  order,
  orderBody,
  stockOnHand,
  stockProduct,
} from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop({ OPEN_ORDERS_PER_MOBILE: '1' });
let token: string;
let pan: Product;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
  pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 100 });
});

const body = (quantity = 2) => {
  const { items, ...rest } = orderBody([{ product: pan, quantity }]);
  return { ...rest, items: items.map(({ _id, quantity }) => ({ _id, quantity })) };
};
const take = (payload: object, key: string = randomUUID()) =>
  requestAs(shop, token, 'POST', '/api/v1/checkout/phone-order', payload, { 'idempotency-key': key });
const withoutMail = (sent = body()) => ({ ...sent, customer: { ...customer, email: '' } });
const ask = async (url: string) => (await requestAs(shop, token, 'GET', `/api/v1/checkout/${url}`)).json();
const events = () => shop.database.selectFrom('outbox').select('kind').execute();

describe('an order that is taken on the phone', () => {
  test('is placed without an e-mail address, counts as confirmed, and says who took it', async () => {
    const placed = await take(withoutMail());
    expect(placed.statusCode).toBe(201);
    const { _id, number } = placed.json().order;
    expect(placed.json().message).toBe(`Order ${number} is placed.`);
    const detail = await ask(`order/${_id}`);
    expect(detail).toMatchObject({
      source: 'phone',
      takenBy: 'Sana (Shop Editor)',
      status: 'Pending',
      confirmation: 'confirmed',
      confirmationBy: 'Sana (Shop Editor)',
      totalAmount: 2150,
      history: [{ kind: 'placed', actor: 'Sana (Shop Editor)' }],
    });
    expect(await stockOnHand(shop.database, pan._id)).toBe(98);
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    expect(await COMPOSERS['order-placed'](shop.database, _id, shop.settings, occasion)).toBeNull();
    expect((await ask('confirmation-queue')).due).toBe(0);
    const log = await requestAs(shop, await signInAsAdmin(shop), 'GET', '/api/v1/audit-log?kind=order');
    expect(log.json().entries[0]).toMatchObject({
      action: 'took the order by phone',
      actor: { name: 'Sana (Shop Editor)' },
    });
  });

  test('is mailed about where there is an address, and asked for its payment by card', async () => {
    const placed = await take({ ...body(), paymentMethod: 'card' });
    expect(await events()).toEqual([{ kind: 'order-placed' }]);
    expect(await ask(`order/${placed.json().order._id}`)).toMatchObject({ confirmation: 'unconfirmed' });
  });

  test('that is sent twice, also at once, is one order', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => take(withoutMail(), key)));
    expect(new Set(responses.map((response) => response.json().order._id)).size).toBe(1);
    expect([await countOrders(shop.database), await stockOnHand(shop.database, pan._id)]).toEqual([1, 98]);
    expect((await take(withoutMail(body(3)), key)).json().code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('is not held to the limits of customers whom the shop does not know', async () => {
    await order(shop.app, body(1));
    expect((await order(shop.app, body(1))).json().code).toBe('TOO_MANY_OPEN_ORDERS');
    expect((await take(withoutMail(body(60)))).statusCode).toBe(201);
  });

  test('is refused when the caller was told another total, or units are missing', async () => {
    const cheap = await take({ ...withoutMail(), totalAmount: 2000 });
    expect(cheap.json()).toMatchObject({
      code: 'AMOUNTS_CHANGED',
      message: 'Prices have changed in the meantime. Please say the new total, then place the order again.',
      data: { totalAmount: 2150 },
    });
    const many = await take(withoutMail(body(101)));
    expect(many.json()).toMatchObject({ code: 'OUT_OF_STOCK', data: { unavailable: [{ left: 100 }] } });
    expect(await countOrders(shop.database)).toBe(0);
  });

  test.each([
    ['an e-mail address that is none', { email: 'ayesha' }, 'customer.email'],
    ['no name', { name: '' }, 'customer.name'],
    ['half a mobile', { mobile: '0301-234' }, 'customer.mobile'],
    ['no address', { address: ' ' }, 'customer.address'],
  ])('needs whom it goes to: %s is refused', async (_what, changed, field) => {
    const refused = await take({ ...body(), customer: { ...customer, ...changed } });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });

  test('has no address to send a mail to when it is dispatched', async () => {
    const { _id } = (await take(withoutMail())).json().order;
    const parcel = { courier: 'TCS', trackingNumber: '7712' };
    await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${_id}/courier`, parcel);
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    expect(await COMPOSERS['order-sent'](shop.database, _id, shop.settings, occasion)).toBeNull();
  });
});

describe('who calls', () => {
  test('is known by the mobile number in any spelling: addresses, the newest first, and the record', async () => {
    const place = (changed: object, at: string) =>
      take({ ...body(1), customer: { ...customer, email: '', ...changed } }).then(async (response) => {
        const { _id } = response.json().order;
        await shop.database
          .updateTable('orders')
          .set({ created_at: new Date(at) })
          .where('id', '=', _id)
          .execute();
        return _id;
      });
    const old = await place({ address: 'House 9' }, '2026-01-01');
    await place({ address: 'House 1, Street 2' }, '2026-02-01');
    const again = await place({ address: 'house 9', email: 'new@example.com' }, '2026-03-01');
    await place({ address: 'House 3', mobile: '0333-0000000' }, '2026-04-01');
    const status = (id: string, to: string) =>
      requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/status`, { status: to });
    await status(old, 'Delivered');
    await status(again, 'Cancelled');

    const caller = await ask(`caller?mobile=${encodeURIComponent('+92 301 2345678')}`);
    expect(caller).toMatchObject({
      record: { orders: 3, delivered: 1, cancelled: 1, refused: 0 },
      addresses: [
        {
          name: 'Ayesha Khan',
          email: 'new@example.com',
          province: 'Sindh',
          city: 'Karachi',
          address: 'house 9',
        },
        { name: 'Ayesha Khan', email: '', province: 'Sindh', city: 'Karachi', address: 'House 1, Street 2' },
      ],
    });
    expect(await ask('caller?mobile=03219999999')).toMatchObject({
      record: { orders: 0, delivered: 0, cancelled: 0, refused: 0 },
      addresses: [],
    });
  });
});

describe('what an order would cost', () => {
  test('is said by the rules that it is placed by, with what is on the shelf', async () => {
    const quote = async (payload: object) =>
      (await requestAs(shop, token, 'POST', '/api/v1/checkout/quote', payload)).json();
    const items = [{ _id: pan._id, quantity: 4 }];
    expect(await quote({ items, city: '' })).toMatchObject({
      lines: [{ name: 'Pan', linePrice: 1000, quantity: 4, left: 100 }],
      subtotal: 4000,
      shippingCost: null,
      totalAmount: 4000,
    });
    expect(await quote({ items, city: 'Lahore' })).toMatchObject({ shippingCost: 200, totalAmount: 4200 });
    const gone = { items: [{ _id: randomUUID(), quantity: 1 }], city: 'Lahore' };
    expect(await quote(gone)).toMatchObject({ lines: [], subtotal: 0 });
  });
});

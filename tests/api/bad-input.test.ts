import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { countOrders, customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** The one shape of a failure. */
const failed = (code: string) => ({
  success: false,
  message: expect.stringMatching(/.+/),
  error: expect.stringMatching(/.+/),
  code,
});

describe('a call', () => {
  test.each([
    '/api/v1/products/pan',
    '/api/v1/products/product/pan/related',
    '/api/reviews/pan',
    '/api/v1/products?ids=pan',
    `/api/v1/products/searchByName?query=${'x'.repeat(201)}`,
    '/api/v1/products/products/random-product?seed=minus',
    '/api/%E0%A4%A',
  ])('that is malformed (%s) is refused with the field named', async (url) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ ...failed('INVALID_INPUT'), fields: expect.any(Object) });
  });

  test.each([
    `/api/v1/products/${UNKNOWN}`,
    `/api/v1/products/product/${UNKNOWN}/related`,
    `/api/v1/products/category/${UNKNOWN}`,
    `/api/reviews/${UNKNOWN}`,
    '/api/v1/products/products/Nothing',
  ])('about what does not exist (%s) is not found', async (url) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(failed('NOT_FOUND'));
  });

  test.each([
    '/api/v1/products/category/%00',
    '/api/v1/products/subcategory/%00%27',
    '/api/v1/products/searchByName?query=%00',
  ])('with a null character in a name (%s) finds nothing', async (url) => {
    const response = await shop.app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  });

  test.each(['/api', '/api/', '/api/v1/nothing', '/api/v1/checkout/create-order', '/api/constructor'])(
    'that the shop does not know (%s) is not found',
    async (url) => {
      const response = await shop.app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(failed('UNKNOWN_ENDPOINT'));
    },
  );

  test.each(['/api/v1/checkout/create-order', '/api/v1/products/purchase'])(
    'with a body that is not JSON (%s) is refused',
    async (url) => {
      for (const payload of ['{', 'null', '[]', '"text"', '']) {
        const headers = { 'content-type': 'application/json' };
        const response = await shop.app.inject({ method: 'POST', url, headers, payload });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ ...failed('INVALID_INPUT'), fields: expect.any(Object) });
      }
      const xml = await shop.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/xml' },
        payload: '<order/>',
      });
      expect(xml.statusCode).toBe(415);
    },
  );

  test('with a body over the limit is refused', async () => {
    const response = await order(shop.app, { customer: { name: 'x'.repeat(600 * 1024) } });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual(failed('BODY_TOO_LARGE'));
  });

  test('whose body is left half-read does not hold up the next one on its connection', async () => {
    const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const responseTo = async (options: RequestOptions, body = '') => {
      const sent = request(address, options).end(body);
      const [response] = await once(sent, 'response');
      await text(response);
      return response.statusCode;
    };
    const unreadable = [{ 'content-encoding': 'br' }, { 'content-type': 'multipart/form-data' }];
    for (const headers of unreadable) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const form = { agent, method: 'POST', path: '/api/reviews', headers };
      expect(await responseTo(form, 'x'.repeat(400 * 1024))).toBeGreaterThanOrEqual(400);
      expect(await responseTo({ agent, path: '/healthz' })).toBe(200);
      agent.destroy();
    }
  });

  test('that tries to reach into objects by name changes nothing', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = '{"__proto__":{"admin":true},"customer":{}}';
    const url = '/api/v1/checkout/create-order';
    const response = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('an order', () => {
  async function refusalOf(change: (body: ReturnType<typeof orderBody>) => unknown) {
    const product = await stockProduct(shop.database);
    const response = await order(shop.app, change(orderBody([{ product, quantity: 1 }])));
    expect(await countOrders(shop.database)).toBe(0);
    const { quantity } = await shop.database.selectFrom('stock').select('quantity').executeTakeFirstOrThrow();
    expect(quantity).toBe(10);
    return { status: response.statusCode, ...response.json() };
  }

  test.each([0, -1, 1.5, 1_000_000, '2', null, 1e308])('of %j units is refused', async (quantity) => {
    const refusal = await refusalOf((body) => ({
      ...body,
      items: body.items.map((item) => ({ ...item, quantity })),
    }));
    expect(refusal).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(refusal.fields).toHaveProperty(['items.0.quantity']);
  });

  test.each([[[]], [undefined], [null], ['cart']])(
    'of an empty cart (%j) is refused because the cart is empty',
    async (items) => {
      const refusal = await refusalOf((body) => ({ ...body, items }));
      expect(refusal).toMatchObject({ status: 400, message: 'Your cart is empty!' });
    },
  );

  test.each(['name', 'email', 'mobile', 'province', 'city', 'address'] as const)(
    'without %s is refused because required fields are missing',
    async (field) => {
      for (const missing of [undefined, '', '   ', null]) {
        await shop.database.deleteFrom('products').execute();
        await shop.database.deleteFrom('categories').execute();
        const refusal = await refusalOf((body) => ({ ...body, customer: { ...customer, [field]: missing } }));
        expect(refusal).toMatchObject({
          status: 400,
          message: 'Please fill out all required fields!',
          fields: { [`customer.${field}`]: 'Please fill out all required fields!' },
        });
      }
    },
  );

  test.each([
    ['city', { city: 'Lahore' }],
    ['city', { city: 'Atlantis' }],
    ['province', { province: 'Atlantis' }],
    ['otherCity', { city: 'Other city' }],
    ['otherCity', { city: 'Other city', otherCity: '  ' }],
    ['otherCity', { city: 'Other city', otherCity: 'x'.repeat(41) }],
    ['otherCity', { city: 'Other city', otherCity: 'D' }],
    ['otherCity', { city: 'Other city', otherCity: '12345' }],
    ['otherCity', { city: 'Other city', otherCity: 'win.example.com' }],
    ['otherCity', { city: 'Other city', otherCity: 'https://example.com' }],
    ['otherCity', { city: 'Other city', otherCity: '<b>Badin</b>' }],
    ['otherCity', { city: 'Other city', otherCity: 'Lahore' }],
    ['otherCity', { city: 'Other city', otherCity: ['Badin'] }],
    ['mobile', { mobile: '042-1234567' }],
    ['mobile', { mobile: '0301234567' }],
    ['email', { email: 'ayesha' }],
    ['name', { name: 'x'.repeat(101) }],
    ['address', { address: 'x'.repeat(301) }],
    ['instructions', { instructions: 'x'.repeat(501) }],
  ])('with a %s that cannot be (%j) is refused and the field named', async (field, wrong) => {
    const refusal = await refusalOf((body) => ({ ...body, customer: { ...customer, ...wrong } }));
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.fields)).toEqual([`customer.${field}`]);
  });

  test.each([null, [], 'Ayesha', 7, undefined])('for %j as its customer is refused', async (nobody) => {
    const refusal = await refusalOf((body) => ({ ...body, customer: nobody }));
    expect(refusal).toMatchObject({ status: 400, message: 'Please fill out all required fields!' });
    expect(Object.keys(refusal.fields)).toEqual(['customer']);
  });

  test.each(['gift', '', null, undefined, 'constructor'])('paid by %j is refused', async (paymentMethod) => {
    const refusal = await refusalOf((body) => ({ ...body, paymentMethod }));
    expect(refusal.fields).toHaveProperty('paymentMethod');
  });

  test.each(['150', Number.NaN, -1, null])('that shows %j as its total is refused', async (totalAmount) => {
    const refusal = await refusalOf((body) => ({ ...body, totalAmount }));
    expect(refusal.fields).toHaveProperty('totalAmount');
  });

  test('of more than a hundred different products is refused', async () => {
    const refusal = await refusalOf((body) => ({
      ...body,
      items: Array.from({ length: 101 }, () => body.items[0]),
    }));
    expect(refusal.fields).toHaveProperty('items');
  });

  test('with null characters, tags, Urdu and emoji in it is stored as text', async () => {
    const product = await stockProduct(shop.database);
    const body = orderBody([{ product, quantity: 1 }]);
    const name = 'Ay\u0000esha <script>alert(1)</script> عائشہ 🎁';
    const instructions = 'Ring\u0000twice\nplease';
    const response = await order(shop.app, { ...body, customer: { ...customer, name, instructions } });
    expect(response.statusCode).toBe(201);
    const stored = await shop.database
      .selectFrom('orders')
      .select(['name', 'instructions'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({
      name: 'Ay esha <script>alert(1)</script> عائشہ 🎁',
      instructions: 'Ring twice\nplease',
    });
  });
});

describe('a purchase', () => {
  test.each([0, -1, 1.5, 1_000_000, '2', undefined])('of %j units is refused', async (quantityPurchased) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/products/purchase',
      payload: { productId: UNKNOWN, quantityPurchased },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('quantityPurchased');
  });
});

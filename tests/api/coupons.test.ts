import { beforeEach, describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { dayOfShop } from '../../shop/dates.ts';
import { openCheckout } from '../../shop/orders/checkout/place-order.ts';
import type { CouponShown } from '../../shop/orders/coupons/responses.ts';
import { createOrderSchema } from '../../shop/orders/schemas.ts';
import { newToken } from '../../shop/tokens.ts';
import { faultsOfStock } from '../support/faults-of-stock.ts';
import { countOrders, customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs, signInAsSuperAdmin } from '../support/staff.ts';

const shop = openTestShop();
let manager: string;
let editor: string;
let pan: Product;

/** A pan of Rs. 1,000; delivery to Karachi is Rs. 150. */
beforeEach(async () => {
  manager = (await hireAdmin(shop)).token;
  editor = (await hireAdmin(shop, 'Shop Editor')).token;
  pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 500 });
});

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = manager) => {
  const response = await requestAs(shop, token, method, `/api/v1/${path}`, body);
  return { status: response.statusCode, ...response.json() };
};

const EID = { code: 'EID10', kind: 'percent', value: '10' };
const create = async (changed: object = {}): Promise<CouponShown> =>
  (await send('POST', 'coupons', { ...EID, ...changed })).coupon;
const listed = async (): Promise<CouponShown[]> => (await send('GET', 'coupons')).coupons;
const uses = async () => (await listed())[0]?.uses;
const read = (id: string) => send('GET', `checkout/order/${id}`);
const put = (id: string, what: string, body: object) => send('PUT', `checkout/order/${id}/${what}`, body);

const mobileOf = (buyer: number) => `0301-${String(2_000_000 + buyer)}`;

/** The body of an order of pans with a coupon. @param off what the browser took off */
function bodyWith(
  coupon: string,
  off: number,
  { quantity = 1, mobile = customer.mobile, shipping = 150 } = {},
) {
  const body = orderBody([{ product: pan, quantity }]);
  const totalAmount = 1000 * quantity - off + shipping;
  return { ...body, customer: { ...customer, mobile }, shippingCost: shipping, totalAmount, coupon };
}
const place = async (...asked: Parameters<typeof bodyWith>) => {
  const response = await order(shop.app, bodyWith(...asked));
  return { status: response.statusCode, ...response.json() };
};
const check = async (coupon: string, quantity = 1) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/checkout/coupon',
    payload: { coupon, items: [{ _id: pan._id, quantity }] },
  });
  return { status: response.statusCode, ...response.json() };
};
const today = (days = 0) => dayOfShop(new Date(Date.now() + days * 86_400_000).toISOString());

describe('an order with a coupon', () => {
  test('costs what the coupon leaves, and keeps what was agreed', async () => {
    await create();
    const { status, order: placed } = await place(' eid 10 ', 200, { quantity: 2 });
    expect([status, placed.subtotal, placed.totalAmount]).toEqual([201, 2000, 1950]);
    await send('PUT', `coupons/${(await listed())[0]?._id}`, { ...EID, value: '50' });
    expect(await read(placed._id)).toMatchObject({
      coupon: { code: 'EID10', kind: 'percent', value: 10, leastSubtotal: 0, amount: 200, delivery: 0 },
      discountAmount: 0,
      totalAmount: 1950,
    });
    expect(await listed()).toMatchObject([{ code: 'EID10', uses: 1, cost: 200, sales: 1950 }]);
  });

  test('takes no more than there is, and the delivery by the subtotal before it', async () => {
    await create({ kind: 'amount', value: '7000' });
    expect((await place('EID10', 1000)).order).toMatchObject({ shippingCost: 150, totalAmount: 150 });
    const free = await place('EID10', 5000, { quantity: 5, shipping: 0, mobile: mobileOf(1) });
    expect(free.order).toMatchObject({ subtotal: 5000, shippingCost: 0, totalAmount: 0 });
  });

  test('of free delivery pays none, and what was given is counted', async () => {
    await create({ code: 'ship-free', kind: 'free-delivery', value: '' });
    const { order: placed } = await place('SHIP-FREE', 0, { shipping: 0 });
    expect(placed).toMatchObject({ shippingCost: 0, totalAmount: 1000 });
    expect((await read(placed._id)).coupon).toMatchObject({ amount: 0, delivery: 150 });
    expect(await listed()).toMatchObject([{ uses: 1, cost: 150 }]);
    const anyway = await place('SHIP-FREE', 0, { quantity: 5, shipping: 0, mobile: mobileOf(1) });
    expect(anyway).toMatchObject({ code: 'COUPON_REFUSED', data: { reason: 'delivered-free' } });
  });

  test('is refused where the shopper saw another total, with the new one', async () => {
    await create();
    const { status, code, data } = await place('EID10', 0);
    expect([status, code]).toEqual([409, 'AMOUNTS_CHANGED']);
    expect(data).toMatchObject({ subtotal: 1000, couponAmount: 100, totalAmount: 1050 });
  });

  test('without one, the request and the answers are as they were', async () => {
    const response = await order(shop.app, orderBody([{ product: pan, quantity: 1 }]));
    expect(Object.keys(response.json().order).toSorted()).toEqual(
      ['_id', 'number', 'page', 'shippingCost', 'status', 'subtotal', 'totalAmount'].toSorted(),
    );
    expect((await read(response.json().order._id)).coupon).toBeNull();
  });

  test('taken on the phone by staff has it, too, and its quote says what it takes off', async () => {
    await create({ leastSubtotal: '2000' });
    const quote = (quantity: number) =>
      send('POST', 'checkout/quote', {
        items: [{ _id: pan._id, quantity }],
        city: 'Karachi',
        coupon: 'eid10',
      });
    expect(await quote(1)).toMatchObject({ coupon: null, totalAmount: 1150 });
    expect((await quote(1)).couponRefusal).toContain('Rs. 1,000 more');
    expect(await quote(2)).toMatchObject({ coupon: { amount: 200 }, totalAmount: 1950 });
    const taken = await send('POST', 'checkout/phone-order', bodyWith('EID10', 200, { quantity: 2 }), editor);
    expect([taken.status, taken.order.totalAmount]).toEqual([201, 1950]);
    expect(await uses()).toBe(1);
  });
});

describe('why a coupon does not apply', () => {
  const CASES: [why: string, changed: object, says: string][] = [
    ['off', {}, 'EID10 is switched off at the moment.'],
    ['not-yet', { startsOn: today(1) }, 'EID10 can be used from'],
    ['over', { endsOn: today(-1) }, 'EID10 ended on'],
    ['below-least', { leastSubtotal: '1800' }, 'Add Rs. 800 more to use EID10 (orders from Rs. 1,800).'],
  ];
  test.each(CASES)('is said exactly, for its cart and for its order: %s', async (reason, changed, says) => {
    const { _id } = await create(changed);
    if (reason === 'off') await send('PUT', `coupons/${_id}/switch`, { isOn: false });
    for (const answer of [await check('EID10'), await place('EID10', 100)]) {
      expect(answer).toMatchObject({ status: 409, code: 'COUPON_REFUSED', data: { reason } });
      expect(answer.message).toContain(says);
      expect(answer.fields).toEqual({ coupon: answer.message });
    }
    expect(await countOrders(shop.database)).toBe(0);
  });

  test('also of a code that nobody knows, or that is no code', async () => {
    for (const code of ['NOBODY', '<b>x</b>', "' or 1=1 --", 'عید', 'x'.repeat(200)]) {
      expect(await check(code)).toMatchObject({
        status: 409,
        message: 'We do not know this coupon. Please check how it is written.',
        data: { reason: 'unknown' },
      });
    }
    expect((await check('x'.repeat(201))).status).toBe(400);
  });

  test('is found out by its days of the shop, both included', async () => {
    await create({ startsOn: today(), endsOn: today() });
    expect(await check('EID10')).toMatchObject({ status: 200, coupon: { takesOff: 100 } });
  });

  test('is the mobile, only when the order is placed', async () => {
    await create({ usesPerMobile: '1' });
    await create({ code: 'WELCOME', firstOrderOnly: 'yes' });
    expect((await place('WELCOME', 100)).status).toBe(201);
    expect((await place('EID10', 100)).status).toBe(201);
    expect((await place('EID10', 100)).message).toBe('EID10 was used with this mobile number already.');
    expect((await place('WELCOME', 100)).message).toBe(
      'WELCOME is for a first order, and this mobile number has ordered before.',
    );
    expect((await check('WELCOME')).status).toBe(200);
    expect((await place('EID10', 100, { mobile: mobileOf(1) })).status).toBe(201);
  });
});

describe('the uses of a coupon', () => {
  const outcomes = (answers: { statusCode: number; json: () => { data?: { reason?: string } } }[]) =>
    Object.groupBy(answers, (answer) =>
      answer.statusCode === 201 ? 'placed' : (answer.json().data?.reason ?? 'other'),
    );

  test('are 10 for 50 buyers at once: exactly 10 orders have it, the others are told and order without', async () => {
    await create({ mostUses: '10' });
    const bodies = Array.from({ length: 50 }, (_, buyer) =>
      bodyWith('EID10', 100, { mobile: mobileOf(buyer) }),
    );
    const answers = await Promise.all(bodies.map((body) => order(shop.app, body)));
    const { placed, 'used-up': told } = outcomes(answers);
    expect([placed?.length, told?.length]).toEqual([10, 40]);
    expect(await uses()).toBe(10);
    const without = await Promise.all(
      bodies.map(({ coupon: _coupon, ...body }) => order(shop.app, { ...body, totalAmount: 1150 })),
    );
    expect(without.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await faultsOfStock(shop.database)).toEqual([]);
  });

  test('are 10 for 50 buyers in ten processes at once, too', async () => {
    await create({ mostUses: '10' });
    const processes = Array.from({ length: 10 }, () => openCheckout(shop.database, shop.currentSettings));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, buyer) =>
        processes[buyer % 10]?.(
          createOrderSchema.parse(bodyWith('EID10', 100, { mobile: mobileOf(buyer) })),
          { customerId: null, address: '127.0.0.1', receipt: newToken() },
        ),
      ),
    );
    const codes = answers.map((answer) => (answer?.ok ? 'placed' : answer?.failure.code));
    expect(codes.toSorted()).toEqual([...Array(40).fill('COUPON_REFUSED'), ...Array(10).fill('placed')]);
    expect([await uses(), await countOrders(shop.database)]).toEqual([10, 10]);
  });

  test.each([
    ['once by a mobile', { usesPerMobile: '1' }, 'used-by-mobile'],
    ['for a first order', { firstOrderOnly: 'yes' }, 'not-first'],
  ])('are one, %s, also of ten orders of it at once', async (_what, limit, reason) => {
    await create(limit);
    const processes = Array.from({ length: 10 }, () => openCheckout(shop.database, shop.currentSettings));
    const request = createOrderSchema.parse(bodyWith('EID10', 100));
    const answers = await Promise.all(
      processes.map((placeOrder, index) =>
        // Those of staff wait for no turn of the mobile by themselves.
        placeOrder(request, {
          ...{ customerId: null, address: '', receipt: newToken() },
          ...(index % 2 === 0 && {
            takenBy: { kind: 'admin', id: '00000000-0000-4000-8000-000000000001', name: 'Sana' } as const,
          }),
        }),
      ),
    );
    const told = answers.filter((answer) => !answer.ok && answer.failure.data?.reason === reason);
    expect([answers.filter(({ ok }) => ok).length, told.length]).toEqual([1, 9]);
    expect(await uses()).toBe(1);
  });

  test('come back with an order that is cancelled, and are taken again with one that is opened again', async () => {
    await create({ mostUses: '1', usesPerMobile: '1' });
    const { order: first } = await place('EID10', 100);
    expect((await place('EID10', 100, { mobile: mobileOf(1) })).data.reason).toBe('used-up');
    await put(first._id, 'status', { status: 'Cancelled' });
    expect(await listed()).toMatchObject([{ uses: 0, cost: 0 }]);
    expect((await place('EID10', 100)).status).toBe(201);
    // Staff decide: the order has what was agreed, whatever the limit says.
    await put(first._id, 'status', { status: 'Pending' });
    expect(await uses()).toBe(2);
    expect((await read(first._id)).totalAmount).toBe(1050);
  });

  test('are counted while others are cancelled, without anybody waiting for ever', async () => {
    await create();
    const ids = [];
    for (let buyer = 0; buyer < 10; buyer += 1) {
      ids.push((await place('EID10', 100, { mobile: mobileOf(buyer) })).order._id);
    }
    const answers = await Promise.all([
      ...ids.map(async (id) => (await put(id, 'status', { status: 'Cancelled' })).status),
      ...ids.map(async (_, buyer) => (await place('EID10', 100, { mobile: mobileOf(100 + buyer) })).status),
    ]);
    expect(answers).toEqual([...Array(10).fill(200), ...Array(10).fill(201)]);
    expect(await uses()).toBe(10);
  });
});

describe('an order with a coupon that is edited', () => {
  const { paymentMethod: _payment, ...person } = customer;
  const edit = (quantity: number, version: number, changed: object = {}) => ({
    ...person,
    lines: [{ lineNumber: 1, quantity }],
    reason: 'The customer asked',
    version,
    ...changed,
  });

  test('keeps it, and it takes off what its terms say of the new subtotal, also when it is off by then', async () => {
    const { _id } = await create({ leastSubtotal: '2000' });
    const { order: placed } = await place('EID10', 200, { quantity: 2 });
    await send('PUT', `coupons/${_id}/switch`, { isOn: false });
    const preview = await send('POST', `checkout/order/${placed._id}/preview`, edit(4, 1));
    expect(preview.changes).toContainEqual({
      what: 'Coupon',
      before: 'EID10: -Rs. 200',
      after: 'EID10: -Rs. 400',
    });
    const more = await send('PUT', `checkout/order/${placed._id}`, edit(4, 1));
    expect(more.order).toMatchObject({ coupon: { amount: 400 }, totalAmount: 3750 });
    const fewer = await send('PUT', `checkout/order/${placed._id}`, edit(1, 2));
    expect(fewer.order).toMatchObject({ coupon: { amount: 0 }, totalAmount: 1150 });
    expect((await read(placed._id)).history.at(-1).note).toContain(
      'EID10: -Rs. 400 → EID10: Takes nothing off',
    );
    expect(await listed()).toMatchObject([{ uses: 1, cost: 0 }]);
  });

  test('may have a discount beside it; together they take no more than there is', async () => {
    await create({ kind: 'amount', value: '800' });
    const { order: placed } = await place('EID10', 800);
    const discount = { discountAmount: '700', discountReason: 'A dent' };
    const both = await send('PUT', `checkout/order/${placed._id}`, edit(1, 1, discount));
    expect(both.order).toMatchObject({ discountAmount: 700, coupon: { amount: 300 }, totalAmount: 150 });
  });

  test('pays for free delivery what staff set, and nothing otherwise', async () => {
    await create({ kind: 'free-delivery', value: '' });
    const { order: placed } = await place('EID10', 0, { shipping: 0 });
    const set = { shippingCost: '90', shippingReason: 'Two parcels' };
    const byHand = await send('PUT', `checkout/order/${placed._id}`, edit(1, 1, set));
    expect(byHand.order).toMatchObject({ shippingCost: 90, coupon: { delivery: 0 }, totalAmount: 1090 });
    const byRule = await send('PUT', `checkout/order/${placed._id}`, edit(2, 2));
    expect(byRule.order).toMatchObject({ shippingCost: 0, coupon: { delivery: 150 }, totalAmount: 2000 });
  });
});

describe('what staff see of a coupon', () => {
  test('is in the export of orders, in their list by it, and in the mail', async () => {
    await create();
    const { order: placed } = await place('EID10', 100);
    await place('EID10', 100, { mobile: mobileOf(1) });
    await order(shop.app, orderBody([{ product: pan, quantity: 1 }]));
    expect(await send('GET', 'checkout/orders?coupon=eid10')).toMatchObject({ totalOrders: 2 });
    expect(await send('GET', 'checkout/orders?coupon=NONE')).toMatchObject({ totalOrders: 0 });
    const file = await requestAs(shop, manager, 'GET', '/api/v1/checkout/orders/export');
    expect(file.body).toContain('Coupon,Coupon (Rs.)');
    expect(file.body).toMatch(new RegExp(`^${placed.number},.*,1000,0,150,1050,.*,EID10,100\r?$`, 'm'));
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    const mail = await COMPOSERS['order-placed'](shop.database, placed._id, shop.settings, occasion);
    expect(mail?.parts.flatMap((part) => ('rows' in part ? part.rows : []))).toContainEqual([
      'Coupon EID10',
      '-Rs. 100',
    ]);
  });

  test('is for managers; changes are written down, and who comes second is told', async () => {
    expect((await send('GET', 'coupons', undefined, editor)).status).toBe(403);
    expect((await send('POST', 'coupons', EID, editor)).status).toBe(403);
    const { _id, version } = await create();
    const changed = await send('PUT', `coupons/${_id}`, { ...EID, value: '20', version });
    expect([changed.status, changed.coupon.value]).toEqual([200, 20]);
    expect(await send('PUT', `coupons/${_id}`, { ...EID, value: '30', version })).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    });
    expect(await send('PUT', `coupons/${_id}/switch`, { isOn: false, version: version + 1 })).toMatchObject({
      coupon: { isOn: false },
    });
    const log = await shop.database
      .selectFrom('audit_log')
      .select(['action', 'subject_name'])
      .where('subject_kind', '=', 'coupon')
      .orderBy('id')
      .execute();
    expect(log).toEqual(
      ['created the coupon', 'changed the coupon', 'switched the coupon off'].map((action) => ({
        action,
        subject_name: 'EID10',
      })),
    );
  });

  test('with a code that there is already is refused, however it is written', async () => {
    await create();
    expect(await send('POST', 'coupons', { ...EID, code: ' e i d 10' })).toMatchObject({
      status: 409,
      fields: { code: 'There is a coupon EID10 already.' },
    });
  });

  test.each([
    ['no code', { code: '' }, 'code'],
    ['a code with other characters', { code: 'EID%10' }, 'code'],
    ['a code of markup', { code: '<script>' }, 'code'],
    ['a code that is too long', { code: 'A'.repeat(21) }, 'code'],
    ['no kind', { kind: 'gift' }, 'kind'],
    ['nothing off', { value: '' }, 'value'],
    ['a negative percentage', { value: '-10' }, 'value'],
    ['more than everything', { value: '101' }, 'value'],
    ['half a percent', { value: '2.5' }, 'value'],
    ['half a rupee', { kind: 'amount', value: '99.5' }, 'value'],
    ['too many rupees', { kind: 'amount', value: '10000001' }, 'value'],
    ['no number', { value: 'ten' }, 'value'],
    ['a negative least subtotal', { leastSubtotal: '-1' }, 'leastSubtotal'],
    ['no uses', { mostUses: '0' }, 'mostUses'],
    ['half a use', { usesPerMobile: '1.5' }, 'usesPerMobile'],
    ['an end before its start', { startsOn: '2026-08-02', endsOn: '2026-08-01' }, 'endsOn'],
    ['a day that there is not', { startsOn: '2026-02-30' }, 'startsOn'],
  ])('is refused by its field with %s', async (_what, changed, field) => {
    const refused = await send('POST', 'coupons', { ...EID, ...changed });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.fields)).toEqual([field]);
  });
});

describe('products marked free', () => {
  async function free(name: string, price: number): Promise<Product> {
    const product = await stockProduct(shop.database, { name, price, quantity: 10 });
    await shop.database
      .updateTable('products')
      .set({ shipping: 'free' })
      .where('id', '=', product._id)
      .execute();
    return product;
  }
  const bodyOf = (products: Product[], shippingCost: number) => {
    const body = orderBody(products.map((product) => ({ product, quantity: 1 })));
    const subtotal = body.totalAmount - body.shippingCost;
    return { ...body, shippingCost, totalAmount: subtotal + shippingCost };
  };

  async function switchOn() {
    const token = await signInAsSuperAdmin(shop);
    const shown = (await requestAs(shop, token, 'GET', '/api/v1/store-settings')).json();
    const delivery = { ...shown.groups.delivery, markedFree: 'Yes' };
    const body = { version: shown.version, delivery };
    expect((await requestAs(shop, token, 'PUT', '/api/v1/store-settings', body)).statusCode).toBe(200);
  }

  test('pay delivery as usual, unless the owner says otherwise', async () => {
    const response = await order(shop.app, bodyOf([await free('Ladle', 800)], 150));
    expect([response.statusCode, response.json().order.shippingCost]).toEqual([201, 150]);
  });

  test('are delivered free alone where the owner says so; with any other product the order pays', async () => {
    const [ladle, whisk] = [await free('Ladle', 800), await free('Whisk', 300)];
    await switchOn();
    const alone = (await order(shop.app, bodyOf([ladle, whisk], 0))).json();
    expect(alone.order).toMatchObject({ shippingCost: 0, totalAmount: 1100 });
    const mixed = (await order(shop.app, bodyOf([ladle, pan], 150))).json();
    expect(mixed.order).toMatchObject({ shippingCost: 150 });
    expect((await order(shop.app, bodyOf([ladle, pan], 0))).json().code).toBe('AMOUNTS_CHANGED');
    const edited = await send('PUT', `checkout/order/${alone.order._id}`, {
      ...customer,
      lines: [
        { lineNumber: 1, quantity: 2 },
        { _id: pan._id, quantity: 1 },
      ],
      reason: 'One pan more',
      version: 1,
    });
    expect(edited.order.shippingCost).toBe(150);
  });
});

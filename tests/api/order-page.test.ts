import { beforeEach, describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { findOrderPage } from '../../shop/orders/page/queries.ts';
import { writeAccountCode } from '../../shop/payments/raast/rules.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let placed: { _id: string; number: number; page: string };
beforeEach(async () => {
  const pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 100 });
  placed = (await order(shop.app, orderBody([{ product: pan, quantity: 2 }]))).json().order;
});

const tokenOf = (page: string) => page.replace('/order/', '');
const open = (token: string) => findOrderPage(shop.database, token, shop.settings);
const ACCOUNT = { iban: 'PK36SCBL0000001123456702', title: 'Saman Traders', scheme: '30' } as const;
const openWithRaast = async () =>
  (
    await findOrderPage(shop.database, tokenOf(placed.page), {
      ...shop.settings,
      raast: { account: ACCOUNT, merchantCode: null },
    })
  )?.raast;
const track = (number: string, mobile: string, remoteAddress = '203.0.113.7') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/checkout/track',
    payload: { number, mobile },
    remoteAddress,
  });

describe('an order’s page', () => {
  test('opens by the address that came with the order, and shows the person shortened', async () => {
    const page = await open(tokenOf(placed.page));
    expect(page).toMatchObject({
      order: { number: placed.number, totalAmount: 2150, status: 'Pending' },
      to: { name: 'Ayesha K.', mobile: '0301 ••• •678', city: 'Karachi' },
    });
    const all = JSON.stringify(page);
    for (const personal of [customer.address, customer.mobile, customer.email, '2345678']) {
      expect(all).not.toContain(personal);
    }
  });

  test('is not found by a guess: another key, another number, no key', async () => {
    const [, key = ''] = /^\d+-(.*)$/.exec(tokenOf(placed.page)) ?? [];
    const turned = key.startsWith('A') ? `B${key.slice(1)}` : `A${key.slice(1)}`;
    for (const token of [
      `${placed.number}-${turned}`,
      `${placed.number + 1}-${key}`,
      `${placed.number}`,
      key,
    ]) {
      expect(await open(token)).toBeNull();
    }
  });

  test('follows what staff do', async () => {
    const token = await signInAsAdmin(shop, 'Shop Manager');
    const send = (path: string, body: object) =>
      requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${placed._id}/${path}`, body);
    expect((await send('courier', { courier: 'TCS', trackingNumber: 'T-77' })).statusCode).toBe(200);
    for (const step of ['pack', 'hand-over', 'deliver']) {
      expect((await send('fulfilment', { step, unconfirmed: true })).json()).toMatchObject({
        success: true,
      });
    }
    const page = await open(tokenOf(placed.page));
    expect(page).toMatchObject({ heading: 'Your order was delivered', order: { trackingNumber: 'T-77' } });
    expect(page?.progress.every(({ done }) => done)).toBe(true);
    expect(page?.progress.filter(({ name, at }) => name !== 'Confirmed' && at === null)).toEqual([]);
  });

  test('shows how to pay from a bank’s app what is due, until the parcel leaves; nothing without an account', async () => {
    expect((await open(tokenOf(placed.page)))?.raast).toBeNull();
    const reference = String(placed.number);
    expect(await openWithRaast()).toMatchObject({ amount: 2150, reference, isAwaited: false });
    const token = await signInAsAdmin(shop, 'Shop Manager');
    const send = (path: string, body: object) =>
      requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${placed._id}/${path}`, body);
    await send('advance', { amount: 500 });
    expect(await openWithRaast()).toMatchObject({ amount: 500, reference, isAwaited: true });
    const { iban } = ACCOUNT;
    expect((await openWithRaast())?.code).toBe(writeAccountCode({ iban, scheme: '30', amount: 500 }));
    await send('courier', { courier: 'TCS', trackingNumber: 'T-77' });
    for (const step of ['pack', 'hand-over']) await send('fulfilment', { step, unconfirmed: true });
    expect(await openWithRaast()).toBeNull();
  });

  test('is linked in the mails, and told to who lost the response', async () => {
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    const mail = await COMPOSERS['order-placed'](shop.database, placed._id, shop.settings, occasion);
    expect(JSON.stringify(mail)).toContain(placed.page);
    expect(JSON.stringify(mail)).not.toContain('advance');
  });

  test('is where the mail says that an advance is paid', async () => {
    await shop.database
      .updateTable('orders')
      .set({ advance_paisa: 500_00 })
      .where('id', '=', placed._id)
      .execute();
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    const mail = await COMPOSERS['order-changed'](shop.database, placed._id, shop.settings, occasion);
    expect(JSON.stringify(mail)).toContain(
      'an advance of Rs. 500. The page of your order shows how to pay it',
    );
  });
});

describe('an order is tracked', () => {
  test('by its number and its mobile number, in the ways that people type them', async () => {
    for (const [number, mobile] of [
      [`${placed.number}`, '0301-2345678'],
      [`# ${placed.number}`, '+92 301 2345678'],
    ] as const) {
      const found = await track(number, mobile);
      expect([found.statusCode, found.json().page]).toEqual([200, placed.page]);
      expect(found.headers['cache-control']).toBe('no-store');
    }
  });

  test('never by a wrong pair, which tells nothing of what was wrong', async () => {
    const wrongMobile = await track(`${placed.number}`, '0301-2345679');
    const noOrder = await track(`${placed.number + 5}`, '0301-2345678');
    expect(wrongMobile.statusCode).toBe(404);
    expect(noOrder.body).toBe(wrongMobile.body);
    expect(wrongMobile.body).not.toContain('Ayesha');
  });

  test('after five wrong mobile numbers not for a while, from this network; the owner elsewhere goes on', async () => {
    for (let last = 0; last < 5; last++) {
      expect((await track(`${placed.number}`, `0301-111111${last}`)).statusCode).toBe(404);
    }
    const refused = await track(`${placed.number}`, '0301-2345678');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await track(`${placed.number}`, '0301-2345678', '198.51.100.9')).statusCode).toBe(200);
  });

  test('by none of a thousand guesses of many networks', async () => {
    const responses = [];
    for (let guess = 0; guess < 1000; guess++) {
      const mobile = `0302-${String(guess).padStart(7, '0')}`;
      responses.push(
        await track(`${placed.number}`, mobile, `10.${guess % 250}.${Math.floor(guess / 250)}.1`),
      );
    }
    const found = responses.filter(({ statusCode }) => statusCode === 200);
    const told = responses.filter(({ statusCode }) => statusCode === 404);
    expect([found.length, told.length]).toEqual([0, 30]);
  });

  test('is refused in words where a field is missing or is no number', async () => {
    const refused = await track('ten', '12');
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields).toSorted()).toEqual(['mobile', 'number']);
  });
});

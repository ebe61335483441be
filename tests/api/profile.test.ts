import { describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../shop/auth/sessions/passwords.ts';
import { cookieOf, logIn, newcomer, register, send, signIn } from '../support/customers.ts';
import { countWaitingForLocks } from '../support/database.ts';
import { openTestShop, orderBody, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const PROFILE = '/api/reglogin/profile';
const PASSWORD = '/api/reglogin/password';
const ORDERS = '/api/reglogin/orders';
const NEW_PASSWORD = 'garam masala 2';

const { name, email, mobile, address, province, city } = newcomer;
const details = { name, email, mobile, address, province, city };

function changePassword(cookie: string, changes: object = {}) {
  const body = {
    currentPassword: newcomer.password,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...changes,
  };
  return send(shop.app, 'PUT', PASSWORD, { body, cookie });
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await send(shop.app, 'GET', PROFILE, { cookie })).statusCode === 200;
}

describe('the profile', () => {
  test.each([
    ['GET', PROFILE, undefined],
    ['PUT', PROFILE, details],
    ['PUT', PASSWORD, { currentPassword: 'a', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }],
    ['GET', ORDERS, undefined],
  ] as const)('is closed to guests (%s %s)', async (method, url, body) => {
    const response = await send(shop.app, method, url, body ? { body } : {});
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('NOT_LOGGED_IN');
  });

  test('shows and changes the details', async () => {
    const cookie = await signIn(shop.app);
    const body = {
      ...details,
      name: 'Ayesha Malik',
      mobile: '0333 7654321',
      province: 'Punjab',
      city: 'Lahore',
    };
    const changed = await send(shop.app, 'PUT', PROFILE, { body, cookie });
    expect(changed.statusCode).toBe(200);
    const shown = (await send(shop.app, 'GET', PROFILE, { cookie })).json();
    expect(shown).toEqual({
      _id: expect.any(String),
      ...details,
      name: 'Ayesha Malik',
      mobile: '+923337654321',
      province: 'Punjab',
      city: 'Lahore',
      emailConfirmed: false,
      pendingEmail: null,
    });
    expect(changed.json()).toMatchObject({ message: 'Your details are saved.', user: shown });
  });

  test('takes another e-mail address only with the password', async () => {
    const cookie = await signIn(shop.app);
    const body = { ...details, email: 'new@example.com' };
    for (const currentPassword of [undefined, '', 'not the password']) {
      const refused = await send(shop.app, 'PUT', PROFILE, { body: { ...body, currentPassword }, cookie });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toHaveProperty('currentPassword');
    }
    const body2 = { ...body, currentPassword: newcomer.password };
    const taken = await send(shop.app, 'PUT', PROFILE, { body: body2, cookie });
    expect(taken.statusCode).toBe(200);
    expect(taken.json().user).toMatchObject({ email, pendingEmail: 'new@example.com' });
  });

  test('does not take the e-mail address of another account', async () => {
    await register(shop.app, { email: 'bilal@example.com' });
    const cookie = await signIn(shop.app);
    const body = { ...details, email: 'Bilal@Example.com', currentPassword: newcomer.password };
    const refused = await send(shop.app, 'PUT', PROFILE, { body, cookie });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'EMAIL_TAKEN', fields: { email: expect.any(String) } });
  });
});

describe('a new password', () => {
  test('ends every session; who chose it goes on under a new cookie, and the old one opens nothing', async () => {
    const here = await signIn(shop.app);
    const elsewhere = cookieOf(await logIn(shop.app, email, newcomer.password));
    const changed = await changePassword(here);
    expect(changed.statusCode).toBe(200);
    expect(await isSignedIn(cookieOf(changed))).toBe(true);
    expect(await isSignedIn(here)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await logIn(shop.app, email, newcomer.password)).statusCode).toBe(401);
    expect((await logIn(shop.app, email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('leaves no session of the old one: a login that had compared the old one meanwhile is refused', async () => {
    await register(shop.app);
    const login = await shop.database.transaction().execute(async (change) => {
      await change
        .updateTable('customers')
        .set({ password_hash: await hashPassword(NEW_PASSWORD) })
        .execute();
      const waiting = logIn(shop.app, email, newcomer.password);
      await vi.waitFor(async () => expect(await countWaitingForLocks(shop.database)).toBe(1), {
        timeout: 10_000,
      });
      return { response: waiting };
    });
    expect((await login.response).statusCode).toBe(401);
    expect(await shop.database.selectFrom('sessions').select('customer_id').execute()).toEqual([]);
  });

  test.each([
    ['currentPassword', { currentPassword: 'not the password' }],
    ['confirmPassword', { confirmPassword: 'something else' }],
    ['password', { password: 'short', confirmPassword: 'short' }],
    ['password', { password: email, confirmPassword: email }],
    ['password', { password: 'Password2026', confirmPassword: 'Password2026' }],
    ['password', { password: 'Ayesha Khan 1', confirmPassword: 'Ayesha Khan 1' }],
  ])('with a wrong %s is refused and the field named', async (field, wrong) => {
    const cookie = await signIn(shop.app);
    const refused = await changePassword(cookie, wrong);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    expect((await logIn(shop.app, email, newcomer.password)).statusCode).toBe(200);
  });

  test('cannot be tried out against the current one for ever', async () => {
    const cookie = await signIn(shop.app);
    for (let guess = 0; guess < 5; guess++)
      await changePassword(cookie, { currentPassword: `guess ${guess}` });
    expect((await changePassword(cookie)).statusCode).toBe(429);
  });
});

describe('orders', () => {
  async function placeOrder(cookie = '') {
    const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
    const body = orderBody([{ product, quantity: 2 }]);
    return send(shop.app, 'POST', '/api/v1/checkout/create-order', { body, cookie });
  }

  test('placed while signed in are the customer’s own, with their lines and amounts', async () => {
    const cookie = await signIn(shop.app);
    const placed = (await placeOrder(cookie)).json().order;
    await placeOrder();
    const shown = (await send(shop.app, 'GET', ORDERS, { cookie })).json();
    expect(shown).toEqual({
      totalPages: 1,
      orders: [
        {
          ...placed,
          createdAt: expect.any(String),
          paymentMethod: 'cash',
          city: 'Karachi',
          courier: null,
          trackingNumber: null,
          trackingLink: null,
          released: false,
          discountAmount: 0,
          coupon: null,
          paidAmount: 0,
          items: [
            {
              productId: expect.any(String),
              name: expect.stringMatching(/^Karahi /),
              photo: '/media/demo/placeholder.svg',
              price: 1000,
              quantity: 2,
            },
          ],
        },
      ],
    });
  });

  test('of others are not shown', async () => {
    await placeOrder(await signIn(shop.app, { email: 'bilal@example.com' }));
    const cookie = await signIn(shop.app);
    const shown = (await send(shop.app, 'GET', ORDERS, { cookie })).json();
    expect(shown).toEqual({ orders: [], totalPages: 0 });
  });

  test('come newest first, ten a page', async () => {
    const cookie = await signIn(shop.app);
    const numbers: number[] = [];
    for (let placed = 0; placed < 11; placed++) numbers.push((await placeOrder(cookie)).json().order.number);
    const page = async (number: number) =>
      (await send(shop.app, 'GET', `${ORDERS}?page=${number}`, { cookie })).json();
    const shown = [await page(1), await page(2)];
    expect(shown.map(({ totalPages }) => totalPages)).toEqual([2, 2]);
    expect(shown.flatMap(({ orders }) => orders.map((order: { number: number }) => order.number))).toEqual(
      numbers.toReversed(),
    );
    expect(shown[0].orders).toHaveLength(10);
  });

  test('of a guest, or with a session that is over, belong to nobody', async () => {
    expect((await placeOrder('session=over')).statusCode).toBe(201);
    const stored = await shop.database.selectFrom('orders').select('customer_id').execute();
    expect(stored).toEqual([{ customer_id: null }]);
  });
});

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { announcedSetupCode } from '../../shop/staff/setup-code.ts';
import { passMinutes } from '../support/customers.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { appointSuperAdmin, requestAs, STAFF_PASSWORD, signInAsSuperAdmin } from '../support/staff.ts';

const owner = {
  name: 'Bilal',
  email: 'Bilal@Example.com',
  password: STAFF_PASSWORD,
  confirmPassword: STAFF_PASSWORD,
};

const register = (shop: TestShop, changes: object = {}, token: string | null = null) =>
  requestAs(shop, token, 'POST', '/api/user/register', { ...owner, ...changes });

const logIn = (shop: TestShop, changes: object = {}) =>
  requestAs(shop, null, 'POST', '/api/user/login', {
    email: owner.email,
    password: owner.password,
    ...changes,
  });

const countSuperAdmins = async ({ database }: TestShop) =>
  (await database.selectFrom('super_admins').select('id').execute()).length;

async function isSomebodyWaiting({ database }: TestShop): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
  `.execute(database);
  return rows.length > 0;
}

const aSuperAdmin = (email: string) => ({ id: randomUUID(), name: 'Zara', email, password_hash: '' });

describe('on loopback without a code', () => {
  const shop = openTestShop();

  /** Sends a call in the middle of somebody else's change, which is stored once the call waits or has answered. */
  function whileAnother<T>(
    change: (another: Database) => Promise<unknown>,
    send: () => Promise<T>,
  ): Promise<T> {
    let response: Promise<T> | undefined;
    return shop.database
      .transaction()
      .execute(async (another) => {
        await change(another);
        let answered = false;
        response = send().finally(() => {
          answered = true;
        });
        while (!answered && !(await isSomebodyWaiting(shop))) {
          // Asked again until one of the two is so.
        }
      })
      .then(() => response ?? send());
  }

  test('the first super admin registers freely, signs in, and the token opens the area', async () => {
    const registered = await register(shop);
    expect(registered.statusCode).toBe(201);
    expect(registered.json()).toMatchObject({
      success: true,
      message: 'Registration successful!',
      user: { name: 'Bilal', email: 'Bilal@Example.com' },
    });
    const signedIn = await logIn(shop, { email: 'bilal@example.com' });
    expect(signedIn.statusCode).toBe(200);
    const { token } = signedIn.json<{ token: string }>();
    const opened = await requestAs(shop, token, 'GET', '/api/user/protected-route');
    expect(opened.json()).toMatchObject({ ok: true, user: { name: 'Bilal' } });
  });

  test('a later one needs the token of a super admin', async () => {
    await register(shop);
    const alone = await register(shop, { email: 'zara@example.com' });
    expect(alone.statusCode).toBe(401);
    const token = await signInAsSuperAdmin(shop);
    expect((await register(shop, { email: 'zara@example.com' }, token)).statusCode).toBe(201);
  });

  test('who comes first while another is just being registered is the second', async () => {
    const response = await whileAnother(
      (another) => another.insertInto('super_admins').values(aSuperAdmin('zara@example.com')).execute(),
      () => register(shop),
    );
    expect(response.statusCode).toBe(401);
    expect(await countSuperAdmins(shop)).toBe(1);
  });

  test('an e-mail that is registered answers 409, in any case and also to strangers', async () => {
    await register(shop);
    const again = await register(shop, { email: 'BILAL@example.com' });
    expect(again.statusCode).toBe(409);
    expect(await countSuperAdmins(shop)).toBe(1);
  });

  test.each([
    ['confirmPassword', { confirmPassword: 'something else' }, 'Passwords do not match!'],
    ['password', { password: 'short', confirmPassword: 'short' }, 'Please use at least 8 characters.'],
    [
      'password',
      { password: 'Qwerty123456', confirmPassword: 'Qwerty123456' },
      expect.stringContaining('one of the most common ones'),
    ],
    ['email', { email: 'bilal' }, 'Please enter a valid e-mail address, for example name@example.com.'],
    ['name', { name: ' ' }, 'Please fill out all required fields!'],
  ])('a registration with a wrong %s names it and stores nothing', async (field, changes, message) => {
    const refused = await register(shop, changes);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toMatchObject({ [field]: message });
    expect(await countSuperAdmins(shop)).toBe(0);
  });

  test('an unknown e-mail answers 404, a wrong password 401', async () => {
    await register(shop);
    expect((await logIn(shop, { email: 'nobody@example.com' })).statusCode).toBe(404);
    expect((await logIn(shop, { password: 'something else' })).statusCode).toBe(401);
  });

  test('after five wrong passwords nothing is taken for a while, then the right one is again', async () => {
    await register(shop);
    for (let tries = 0; tries < 5; tries += 1) await logIn(shop, { password: 'something else' });
    expect((await logIn(shop)).statusCode).toBe(429);
    await passMinutes(shop.database, 15);
    expect((await logIn(shop)).statusCode).toBe(200);
  });

  test('the last super admin stays, also while another one is just being removed', async () => {
    const one = await appointSuperAdmin(shop);
    const remove = () => requestAs(shop, one.token, 'DELETE', `/api/user/super-admins/${one.id}`);
    expect((await remove()).json().code).toBe('LAST_SUPER_ADMIN');
    const other = await appointSuperAdmin(shop);
    const response = await whileAnother(
      (another) => another.deleteFrom('super_admins').where('id', '=', other.id).execute(),
      remove,
    );
    expect(response.statusCode).toBe(409);
    expect(await countSuperAdmins(shop)).toBe(1);
  });

  test('who is removed is out at once', async () => {
    const one = await appointSuperAdmin(shop);
    const other = await appointSuperAdmin(shop);
    await requestAs(shop, one.token, 'DELETE', `/api/user/super-admins/${other.id}`);
    expect((await requestAs(shop, other.token, 'GET', '/api/user/protected-route')).statusCode).toBe(401);
  });
});

describe('a request that may come from elsewhere', () => {
  const shop = openTestShop();
  const send = (request: { headers?: Record<string, string>; remoteAddress?: string }, setupCode = '') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: { ...owner, setupCode },
      ...request,
    });

  test.each<{ headers?: Record<string, string>; remoteAddress?: string }>([
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { 'x-forwarded-for': '' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    { headers: { 'x-forwarded-proto': 'https' } },
    { headers: { 'x-real-ip': '127.0.0.1' } },
    { headers: { via: '1.1 proxy' } },
    { headers: { 'cf-connecting-ip': '127.0.0.1' } },
    { headers: { 'true-client-ip': '127.0.0.1' } },
    { headers: { host: 'evil.example' } },
    { headers: { host: 'localhost.evil.example' } },
    { headers: { host: 'localhost@evil.example' } },
    { remoteAddress: '192.0.2.7' },
    { remoteAddress: '::ffff:192.0.2.7' },
  ])('registers the first super admin only with the code of the log (%j)', async (request) => {
    const refused = await send(request);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().fields).toHaveProperty('setupCode');
    expect(await countSuperAdmins(shop)).toBe(0);
    const code = await announcedSetupCode(shop.database, shop.settings);
    expect((await send(request, code ?? '')).statusCode).toBe(201);
  });

  test.each<{ headers: Record<string, string>; remoteAddress: string }>([
    { headers: { host: 'localhost:3000' }, remoteAddress: '127.0.0.1' },
    { headers: { host: '127.0.0.1:3000' }, remoteAddress: '::ffff:127.0.0.1' },
    { headers: { host: '[::1]:3000', origin: 'http://[::1]:3000' }, remoteAddress: '::1' },
  ])('needs none from a browser on this machine (%j)', async (request) => {
    expect((await send(request)).statusCode).toBe(201);
  });

  test('is told from one in HTTP/1.0, as a proxy sends it that names neither itself nor the client', async () => {
    const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
    const body = JSON.stringify(owner);
    const head = `POST /api/user/register HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const proxy = connect(Number(port), '127.0.0.1');
    proxy.write(head + body);
    const response = await text(proxy);
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
    expect(await countSuperAdmins(shop)).toBe(0);
  });
});

describe.each([
  ['with a code in the settings', { SETUP_CODE: 'blue kettle' }],
  ['listening for other machines', { HOST: '0.0.0.0', RATE_LIMITS: 'on' }],
  ['behind a public address', { PUBLIC_URL: 'https://shop.example' }],
])('%s', (_where, environment) => {
  const shop = openTestShop(environment);
  const codeOf = async () =>
    shop.settings.setupCode ?? (await announcedSetupCode(shop.database, shop.settings)) ?? '';

  test('the first super admin needs the setup code', async () => {
    const without = await register(shop);
    expect(without.statusCode).toBe(403);
    expect(without.json().fields).toHaveProperty('setupCode');
    expect((await register(shop, { setupCode: 'red kettle' })).statusCode).toBe(403);
    expect(await countSuperAdmins(shop)).toBe(0);
    expect((await register(shop, { setupCode: await codeOf() })).statusCode).toBe(201);
  });

  test('the code opens nothing after the first registration', async () => {
    const setupCode = await codeOf();
    await register(shop, { setupCode });
    expect((await register(shop, { setupCode, email: 'zara@example.com' })).statusCode).toBe(401);
    expect(await announcedSetupCode(shop.database, shop.settings)).toBeNull();
  });
});

describe('a setup code that the shop made', () => {
  const shop = openTestShop({ HOST: '0.0.0.0', RATE_LIMITS: 'on' });

  test('is the same in every process', async () => {
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => announcedSetupCode(shop.database, shop.settings)),
    );
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
  });
});

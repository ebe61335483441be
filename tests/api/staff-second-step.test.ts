import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passMinutes } from '../support/customers.ts';
import { openTestShop } from '../support/shop.ts';
import { callAs, hireAdmin, STAFF_PASSWORD, signInAsSuperAdmin } from '../support/staff.ts';

const shop = openTestShop();

const FACTOR = '/api/user/admin/second-factor';

// The clock that codes are made by; nothing else of the shop's time is touched.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const code = (secret: string) => new TOTP({ secret }).generate();
const nextPeriod = () => vi.setSystemTime(Date.now() + 30_000);

const logIn = (email: string, given?: string) =>
  callAs(shop, null, 'POST', '/api/user/admin/admin-users/login', {
    email,
    password: STAFF_PASSWORD,
    ...(given !== undefined && { code: given }),
  });

/** An admin with the second step on. */
async function hireWithSecondStep() {
  const admin = await hireAdmin(shop);
  const begun = await callAs(shop, admin.token, 'POST', FACTOR, { currentPassword: STAFF_PASSWORD });
  const { secret, address } = begun.json<{ secret: string; address: string }>();
  const confirmed = await callAs(shop, admin.token, 'PUT', FACTOR, { code: code(secret) });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  nextPeriod();
  return { ...admin, secret, address, recoveryCodes };
}

describe('the second step of sign-in', () => {
  test('asks for a code after the right password, and lets in with it', async () => {
    const { email, secret, address } = await hireWithSecondStep();
    expect(address).toContain('otpauth://totp/Saman');
    const asked = await logIn(email);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
      fields: { code: expect.any(String) },
    });
    expect((await logIn(email, '000000')).statusCode).toBe(401);
    expect((await logIn(email, code(secret))).statusCode).toBe(200);
  });

  test('tells nothing to whoever does not know the password', async () => {
    const { email } = await hireWithSecondStep();
    const refused = await callAs(shop, null, 'POST', '/api/user/admin/admin-users/login', {
      email,
      password: 'something else',
    });
    expect(refused.json().code).toBe('INVALID_CREDENTIALS');
  });

  test('takes each code once, also of many at the same moment', async () => {
    const { email, secret } = await hireWithSecondStep();
    const now = code(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(email, now)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await logIn(email, now)).statusCode).toBe(401);
    nextPeriod();
    expect((await logIn(email, code(secret))).statusCode).toBe(200);
  });

  test('takes each recovery code once, as it is written or as it is typed', async () => {
    const { email, recoveryCodes } = await hireWithSecondStep();
    const [one = '', two = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await logIn(email, one)).statusCode).toBe(200);
    expect((await logIn(email, one)).statusCode).toBe(401);
    expect((await logIn(email, ` ${two.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(200);
  });

  test('is paused after five wrong codes', async () => {
    const { email, secret } = await hireWithSecondStep();
    for (let tries = 0; tries < 5; tries += 1) await logIn(email, '000000');
    expect((await logIn(email, code(secret))).statusCode).toBe(429);
    await passMinutes(shop.database, 15);
    expect((await logIn(email, code(secret))).statusCode).toBe(200);
  });

  test('is not on before a first code of the app is confirmed', async () => {
    const { email, token } = await hireAdmin(shop);
    await callAs(shop, token, 'POST', FACTOR, { currentPassword: STAFF_PASSWORD });
    const wrong = await callAs(shop, token, 'PUT', FACTOR, { code: '000000' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toHaveProperty('code');
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('is turned on and off only with the password', async () => {
    const { email, token } = await hireWithSecondStep();
    for (const method of ['POST', 'DELETE'] as const) {
      const refused = await callAs(shop, token, method, FACTOR, { currentPassword: 'something else' });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toHaveProperty('currentPassword');
    }
    expect((await callAs(shop, token, 'GET', FACTOR)).json()).toEqual({ on: true, recoveryCodesLeft: 10 });
    const off = await callAs(shop, token, 'DELETE', FACTOR, { currentPassword: STAFF_PASSWORD });
    expect(off.statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('cannot be replaced by whoever finds an open screen', async () => {
    const { token, email, secret } = await hireWithSecondStep();
    const again = await callAs(shop, token, 'POST', FACTOR, { currentPassword: STAFF_PASSWORD });
    expect(again.statusCode).toBe(400);
    expect((await logIn(email, code(secret))).statusCode).toBe(200);
  });

  test('is turned off by a super admin for an admin who lost phone and codes', async () => {
    const { _id, email } = await hireWithSecondStep();
    const owner = await signInAsSuperAdmin(shop);
    const reset = await callAs(shop, owner, 'DELETE', `/api/user/admin/admin-users/${_id}/second-factor`);
    expect(reset.statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
  });
});

import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findAccountById } from '../../shop/auth/accounts.ts';
import { RECOVERY_LIMIT } from '../../shop/staff/rules.ts';
import { checkTwoFactor } from '../../shop/staff/two-factor/check-two-factor.ts';
import { passMinutes } from '../support/customers.ts';
import { countWaitingForLocks } from '../support/database.ts';
import { openTestShop } from '../support/shop.ts';
import { hireAdmin, requestAs, STAFF_PASSWORD, signInAsSuperAdmin } from '../support/staff.ts';

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
  requestAs(shop, null, 'POST', '/api/user/admin/admin-users/login', {
    email,
    password: STAFF_PASSWORD,
    ...(given !== undefined && { code: given }),
  });

/** An admin with the second step on. */
async function hireWithTwoFactor() {
  const admin = await hireAdmin(shop);
  const begun = await requestAs(shop, admin.token, 'POST', FACTOR, { currentPassword: STAFF_PASSWORD });
  const { secret, address } = begun.json<{ secret: string; address: string }>();
  const confirmed = await requestAs(shop, admin.token, 'PUT', FACTOR, { code: code(secret) });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  nextPeriod();
  return { ...admin, secret, address, recoveryCodes };
}

describe('the second step of sign-in', () => {
  test('asks for a code after the right password, and lets in with it', async () => {
    const { email, secret, address } = await hireWithTwoFactor();
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

  test('tells nothing to anyone who does not know the password', async () => {
    const { email } = await hireWithTwoFactor();
    const refused = await requestAs(shop, null, 'POST', '/api/user/admin/admin-users/login', {
      email,
      password: 'something else',
    });
    expect(refused.json().code).toBe('INVALID_CREDENTIALS');
  });

  test('takes each code once, also of many at the same moment', async () => {
    const { email, secret } = await hireWithTwoFactor();
    const now = code(secret);
    const responses = await Promise.all(Array.from({ length: 4 }, () => logIn(email, now)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await logIn(email, now)).statusCode).toBe(401);
    nextPeriod();
    expect((await logIn(email, code(secret))).statusCode).toBe(200);
  });

  test('takes each recovery code once, as it is written or as it is typed', async () => {
    const { email, recoveryCodes } = await hireWithTwoFactor();
    const [one = '', two = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await logIn(email, one)).statusCode).toBe(200);
    expect((await logIn(email, one)).statusCode).toBe(401);
    expect((await logIn(email, ` ${two.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(200);
  });

  test('is paused after five wrong codes', async () => {
    const { email, secret } = await hireWithTwoFactor();
    for (let tries = 0; tries < 5; tries += 1) await logIn(email, '000000');
    const paused = await logIn(email, code(secret));
    expect(paused.statusCode).toBe(429);
    expect(paused.json().message).toMatch(/ A recovery code lets you in at once\.$/);
    await passMinutes(shop.database, 15);
    expect((await logIn(email, code(secret))).statusCode).toBe(200);
  });

  test('takes a recovery code always, however many wrong codes a stranger with the password sends', async () => {
    const { email, recoveryCodes } = await hireWithTwoFactor();
    for (let tries = 0; tries < 12; tries += 1) {
      await logIn(email, '000000');
      await logIn(email, 'abcde-fghjk');
      await logIn(email, 'no code at all');
    }
    expect((await logIn(email, recoveryCodes[0])).statusCode).toBe(200);
  });

  test('stops counting out recovery codes of one network alone', async () => {
    const { _id, email, recoveryCodes } = await hireWithTwoFactor();
    const account = await findAccountById(shop.database, { kind: 'admin', id: _id });
    if (!account) throw new Error('There is an account.');
    const stranger = { address: '192.0.2.66', device: null, deviceName: 'Chrome on Windows' };
    await checkTwoFactor(shop.database, shop.secrets, account, 'abcdefghjk', stranger);
    await shop.database.updateTable('attempts').set({ count: RECOVERY_LIMIT.most }).execute();
    const refused = await checkTwoFactor(shop.database, shop.secrets, account, 'abcdefghjk', stranger);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'TOO_MANY_REQUESTS' } });
    expect((await logIn(email, recoveryCodes[0])).statusCode).toBe(200);
  });

  test('is not on before a first code of the app is confirmed', async () => {
    const { email, token } = await hireAdmin(shop);
    await requestAs(shop, token, 'POST', FACTOR, { currentPassword: STAFF_PASSWORD });
    const wrong = await requestAs(shop, token, 'PUT', FACTOR, { code: '000000' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toHaveProperty('code');
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('is not begun for an account that is deleted while its password is checked', async () => {
    const { _id: id, token } = await hireAdmin(shop);
    const begun = await shop.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('admin_users').where('id', '=', id).execute();
      const response = requestAs(shop, token, 'POST', FACTOR, { currentPassword: STAFF_PASSWORD });
      await expect.poll(() => countWaitingForLocks(shop.database)).toBe(1);
      return { response };
    });
    const response = await begun.response;
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('NOT_LOGGED_IN');
  });

  test('is turned on only with the password', async () => {
    const { token } = await hireAdmin(shop);
    const refused = await requestAs(shop, token, 'POST', FACTOR, { currentPassword: 'something else' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty('currentPassword');
  });

  test.each([
    ['turned off', 'DELETE', FACTOR, {}],
    ['replaced', 'POST', FACTOR, {}],
    ['given new recovery codes', 'POST', `${FACTOR}/recovery-codes`, {}],
    [
      'got round by another password',
      'PUT',
      '/api/user/admin/password',
      { password: 'another kettle', confirmPassword: 'another kettle' },
    ],
  ] as const)(
    'cannot be %s with a stolen session and the password alone',
    async (_what, method, url, more) => {
      const { email, token, secret } = await hireWithTwoFactor();
      const ask = (identity: object) => requestAs(shop, token, method, url, { ...more, ...identity });
      for (const given of ['', '000000', 'abcde-fghjk']) {
        const refused = await ask({ currentPassword: STAFF_PASSWORD, code: given });
        expect(refused.statusCode).toBe(400);
        expect(Object.keys(refused.json().fields)).toEqual(['code']);
      }
      const withoutPassword = await ask({ currentPassword: 'something else', code: code(secret) });
      expect(Object.keys(withoutPassword.json().fields)).toEqual(['currentPassword']);
      expect((await requestAs(shop, token, 'GET', FACTOR)).json()).toEqual({
        on: true,
        recoveryCodesLeft: 10,
        required: false,
      });
      expect((await logIn(email, code(secret))).statusCode).toBe(200);
      nextPeriod();
      const done = await ask({ currentPassword: STAFF_PASSWORD, code: code(secret) });
      expect([200, 201]).toContain(done.statusCode);
    },
  );

  test('is turned off with a recovery code in the place of one of the app', async () => {
    const { email, token, recoveryCodes } = await hireWithTwoFactor();
    const identity = { currentPassword: STAFF_PASSWORD, code: recoveryCodes[3] };
    expect((await requestAs(shop, token, 'DELETE', FACTOR, identity)).statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('stays as it is until another phone is confirmed, which takes its place with new codes', async () => {
    const { email, token, secret, recoveryCodes } = await hireWithTwoFactor();
    const identity = { currentPassword: STAFF_PASSWORD, code: code(secret) };
    const begun = await requestAs(shop, token, 'POST', FACTOR, identity);
    const other = begun.json<{ secret: string }>().secret;
    expect((await requestAs(shop, token, 'PUT', FACTOR, { code: '000000' })).statusCode).toBe(400);
    nextPeriod();
    expect((await logIn(email, code(other))).statusCode).toBe(401);
    expect((await logIn(email, code(secret))).statusCode).toBe(200);
    expect((await logIn(email, recoveryCodes[0])).statusCode).toBe(200);

    const confirmed = await requestAs(shop, token, 'PUT', FACTOR, { code: code(other) });
    expect(confirmed.statusCode).toBe(200);
    nextPeriod();
    expect((await logIn(email, code(secret))).statusCode).toBe(401);
    expect((await logIn(email, recoveryCodes[1])).statusCode).toBe(401);
    expect((await logIn(email, code(other))).statusCode).toBe(200);
    expect((await logIn(email, confirmed.json().recoveryCodes[0])).statusCode).toBe(200);
  });

  test('that was begun is confirmed within a quarter of an hour, and not by guessing', async () => {
    const { token } = await hireAdmin(shop);
    const begin = async () => {
      const begun = await requestAs(shop, token, 'POST', FACTOR, { currentPassword: STAFF_PASSWORD });
      return begun.json<{ secret: string }>().secret;
    };
    const confirm = (given: string) => requestAs(shop, token, 'PUT', FACTOR, { code: given });
    const late = await begin();
    await passMinutes(shop.database, 16);
    expect((await confirm(code(late))).json().fields.code).toBe('This took too long. Please begin again.');
    const secret = await begin();
    for (let guess = 0; guess < 4; guess += 1) await confirm('000000');
    expect((await confirm(code(secret))).statusCode).toBe(429);
  });

  test('gives new recovery codes, and those before open nothing any more', async () => {
    const { email, token, secret, recoveryCodes } = await hireWithTwoFactor();
    const identity = { currentPassword: STAFF_PASSWORD, code: code(secret) };
    const renewed = await requestAs(shop, token, 'POST', `${FACTOR}/recovery-codes`, identity);
    expect(renewed.statusCode).toBe(201);
    const [one = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await logIn(email, recoveryCodes[0])).statusCode).toBe(401);
    expect((await logIn(email, one)).statusCode).toBe(200);
    const { token: plain } = await hireAdmin(shop);
    const off = await requestAs(shop, plain, 'POST', `${FACTOR}/recovery-codes`, {
      currentPassword: STAFF_PASSWORD,
    });
    expect(off.json().message).toBe('The second step is not on.');
  });

  test('that changes is told to the account’s address', async () => {
    const { email, token, secret } = await hireWithTwoFactor();
    const owner = await signInAsSuperAdmin(shop);
    const identity = { currentPassword: STAFF_PASSWORD, code: code(secret) };
    await requestAs(shop, token, 'POST', `${FACTOR}/recovery-codes`, identity);
    const { _id } = await hireWithTwoFactor();
    await requestAs(shop, owner, 'DELETE', `/api/user/admin/admin-users/${_id}/second-factor`);
    const told = await shop.database
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'subject_id'])
      .orderBy('id')
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual([
      'staff-two-factor-on',
      'staff-recovery-codes',
      'staff-two-factor-on',
      'staff-two-factor-reset',
    ]);
    expect(told.slice(0, 2).map(({ recipient }) => recipient)).toEqual([email, email]);
    expect(told.slice(2).map(({ subject_id }) => subject_id)).toEqual([_id, _id]);
  });

  test('is turned off by a super admin for an admin who lost phone and codes', async () => {
    const { _id, email } = await hireWithTwoFactor();
    const owner = await signInAsSuperAdmin(shop);
    const reset = await requestAs(shop, owner, 'DELETE', `/api/user/admin/admin-users/${_id}/second-factor`);
    expect(reset.statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
  });
});

describe('the secret of a second step', () => {
  const storedSecrets = () =>
    shop.database.selectFrom('two_factors').select(['id', 'secret']).orderBy('created_at').execute();

  test('is not in the database as it is, so that a copy of it makes no codes', async () => {
    const { secret } = await hireWithTwoFactor();
    expect(JSON.stringify(await storedSecrets())).not.toContain(secret);
    const [stored] = await storedSecrets();
    expect(stored?.secret).toMatch(/^sealed\.[0-9a-f]{12}\.[\w-]+$/);
  });

  test('opens nothing at another account: anyone who copies the own one there still has no code for it', async () => {
    const victim = await hireWithTwoFactor();
    const thief = await hireWithTwoFactor();
    const [{ id } = { id: '' }, own] = await storedSecrets();
    await shop.database
      .updateTable('two_factors')
      .set({ secret: own?.secret ?? '' })
      .where('id', '=', id)
      .execute();
    const refused = await logIn(victim.email, code(thief.secret));
    expect(refused.statusCode).toBe(401);
    expect(refused.json().fields.code).toMatch(/Please enter a recovery code\.$/);
  });

  test('that cannot be opened says so, and a recovery code lets its owner in', async () => {
    const { email, secret, recoveryCodes } = await hireWithTwoFactor();
    await shop.database.updateTable('two_factors').set({ secret }).execute();
    const refused = await logIn(email, code(secret));
    expect(refused.json()).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
      fields: { code: expect.stringContaining('the key of its secrets is missing') },
    });
    expect((await logIn(email, recoveryCodes[0])).statusCode).toBe(200);
  });
});

import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { hashInTurn } from '../../shop/auth/sessions/passwords.ts';
import { hashToken } from '../../shop/tokens.ts';
import { deviceOf, logIn, newcomer, passMinutes, register, send, signIn } from '../support/customers.ts';
import { openTestShop } from '../support/shop.ts';
import { appointSuperAdmin, requestAs, STAFF_PASSWORD } from '../support/staff.ts';

const shop = openTestShop();

/** The address that everybody behind one proxy, or of one mobile network, has. */
const SHARED = '192.0.2.1';

const enter = (device = '', from = SHARED) =>
  logIn(shop.app, newcomer.email, newcomer.password, from, device);

async function guessAt(email: string, times: number, device = '') {
  const statuses: number[] = [];
  for (let guess = 0; guess < times; guess++) {
    statuses.push((await logIn(shop.app, email, `guess ${guess}`, SHARED, device)).statusCode);
  }
  return statuses;
}

/** Signs the newcomer in for the first time. @returns the cookie that the browser is known by */
async function becomeKnown(): Promise<string> {
  await register(shop.app);
  return deviceOf(await enter());
}

const logInOwner = (email: string, { device = '', code = '' } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password: STAFF_PASSWORD, code },
    headers: device ? { cookie: device } : {},
    remoteAddress: SHARED,
  });

describe('fifty wrong passwords from one address', () => {
  test('keep nobody behind it out: neither a shopper on a new phone nor the owner', async () => {
    await register(shop.app);
    const owner = await appointSuperAdmin(shop);
    for (let account = 0; account < 51; account++) await guessAt(`nobody${account}@example.com`, 1);
    expect((await enter()).statusCode).toBe(200);
    expect((await logInOwner(owner.email)).statusCode).toBe(200);
  });

  test('of shoppers do not count for staff', async () => {
    await guessAt('nobody@example.com', 1);
    const counted = await shop.database.selectFrom('attempts').select('subject_hash').execute();
    const hashes = counted.map(({ subject_hash }) => subject_hash.toString('hex'));
    expect(hashes).toContain(hashToken(`shoppers of ${SHARED}`).toString('hex'));
    expect(hashes).not.toContain(hashToken(`staff of ${SHARED}`).toString('hex'));
  });
});

describe('a browser that was signed in with before', () => {
  test('is not kept out by what strangers guess, not even behind the same address', async () => {
    const device = await becomeKnown();
    expect(await guessAt(newcomer.email, 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await enter()).statusCode).toBe(429);
    expect((await enter(device)).statusCode).toBe(200);
  });

  test('changes the password although strangers guess at it', async () => {
    const device = await becomeKnown();
    const session = (await enter(device)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await guessAt(newcomer.email, 6);
    const changed = await send(shop.app, 'PUT', '/api/reglogin/password', {
      cookie: session,
      body: {
        currentPassword: newcomer.password,
        password: 'biscuits with chai',
        confirmPassword: 'biscuits with chai',
      },
    });
    expect(changed.statusCode).toBe(200);
  });

  test('has five wrong passwords of its own, which keep nobody else out', async () => {
    const device = await becomeKnown();
    expect(await guessAt(newcomer.email, 6, device)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await enter(device)).statusCode).toBe(429);
    expect((await enter()).statusCode).toBe(200);
    await passMinutes(shop.database, 16);
    expect((await enter(device)).statusCode).toBe(200);
  });

  test('is known by a cookie that no script reads and no other website sends, for half a year', async () => {
    await register(shop.app);
    const response = await enter();
    const [, set] = [response.headers['set-cookie']].flat();
    expect(set).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict$/);
    await passMinutes(shop.database, 181 * 24 * 60);
    await guessAt(newcomer.email, 5);
    expect((await enter(deviceOf(response))).statusCode).toBe(429);
  });

  test('is known by a hash alone, which names nobody', async () => {
    const device = await becomeKnown();
    const kept = await shop.database.selectFrom('known_devices').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.token_hash.toString('base64url')).not.toBe(device.replace('device=', ''));
  });

  test('gets a new token with each sign-in, so one that somebody copied or planted is worth nothing', async () => {
    const before = await becomeKnown();
    const now = deviceOf(await enter(before));
    expect(now).not.toBe(before);
    await guessAt(newcomer.email, 5);
    expect((await enter(before)).statusCode).toBe(429);
    expect((await enter(now)).statusCode).toBe(200);
  });

  test('knows everybody of a family who shares it, and nobody else', async () => {
    const first = await becomeKnown();
    const other = { email: 'bilal@example.com' };
    await register(shop.app, other);
    await guessAt(other.email, 5);
    expect((await logIn(shop.app, other.email, newcomer.password, SHARED, first)).statusCode).toBe(429);
    await passMinutes(shop.database, 16);
    const both = deviceOf(await logIn(shop.app, other.email, newcomer.password, SHARED, first));
    await guessAt(other.email, 5);
    await guessAt(newcomer.email, 5);
    const again = await logIn(shop.app, other.email, newcomer.password, SHARED, both);
    expect(again.statusCode).toBe(200);
    expect((await enter(deviceOf(again))).statusCode).toBe(200);
  });

  test.each(['device=', 'device=abc', `device=${'x'.repeat(43)}`, `device=${'x'.repeat(5000)}`])(
    'is not one whose cookie was made up (%s)',
    async (device) => {
      await becomeKnown();
      await guessAt(newcomer.email, 5);
      expect((await enter(device)).statusCode).toBe(429);
    },
  );
});

describe('the owner’s browser', () => {
  test('is not kept out by wrong passwords, nor by wrong codes of somebody who knows the password', async () => {
    const { email, token } = await appointSuperAdmin(shop);
    let device = deviceOf(await logInOwner(email));
    const factor = '/api/user/second-factor';
    const begun = await requestAs(shop, token, 'POST', factor, { currentPassword: STAFF_PASSWORD });
    const totp = new TOTP({ secret: begun.json().secret });
    const confirmed = await requestAs(shop, token, 'PUT', factor, { code: totp.generate() });
    const [one, two] = confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    device = deviceOf(await logInOwner(email, { device, code: one ?? '' }));

    for (let tries = 0; tries < 6; tries++) await logInOwner(email, { code: '000000' });
    expect((await logInOwner(email, { code: '000000' })).statusCode).toBe(429);
    expect((await logInOwner(email, { device, code: two ?? '' })).statusCode).toBe(200);
  });
});

describe('when more passwords come than can be compared', () => {
  test('anyone who is told to come again has used up no try', async () => {
    await register(shop.app);
    let letGo = () => {};
    const long = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const others = Array.from({ length: 102 }, () => hashInTurn(() => long, 'others'));
    const busy = await enter();
    expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([503, 'BUSY', '5']);
    letGo();
    await Promise.all(others);
    expect(await guessAt(newcomer.email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('a flood of requests from one address', () => {
  const open = openTestShop({ RATE_LIMITS: 'on' });

  test('does not keep a browser behind it out that was signed in with before', async () => {
    await signIn(open.app);
    const device = deviceOf(await logIn(open.app, newcomer.email, newcomer.password, SHARED));
    const flood = await Promise.all(
      Array.from({ length: 310 }, () =>
        open.app.inject({ method: 'POST', url: '/api/reglogin/login', payload: {}, remoteAddress: SHARED }),
      ),
    );
    expect(flood.at(-1)?.statusCode).toBe(429);
    expect((await logIn(open.app, newcomer.email, newcomer.password, SHARED)).statusCode).toBe(429);
    expect((await logIn(open.app, newcomer.email, newcomer.password, SHARED, device)).statusCode).toBe(200);
  });
});

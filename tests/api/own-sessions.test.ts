import { describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { OwnSession } from '../../shop/auth/sessions/responses.ts';
import { cookieOf, newcomer, register, send } from '../support/customers.ts';
import { openTestShop } from '../support/shop.ts';
import { appointSuperAdmin, bearer, hireAdmin, requestAs, STAFF_PASSWORD } from '../support/staff.ts';

const shop = openTestShop();

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/139.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const SESSIONS = '/api/reglogin/sessions';

/** Logs the newcomer in with such a browser. @returns the cookie */
async function enterWith(userAgent: string, email = newcomer.email): Promise<string> {
  const { password } = newcomer;
  const headers = { 'user-agent': userAgent };
  return cookieOf(
    await send(shop.app, 'POST', '/api/reglogin/login', { body: { email, password }, headers }),
  );
}

async function sessionsOf(cookie: string): Promise<OwnSession[]> {
  return (await send(shop.app, 'GET', SESSIONS, { cookie })).json().sessions;
}

const isIn = async (cookie: string, app = shop.app) =>
  (await send(app, 'GET', '/api/reglogin/profile', { cookie })).statusCode === 200;

describe('a customer', () => {
  test('sees where the account is logged in, the present one first and marked', async () => {
    await register(shop.app);
    const phone = await enterWith(PHONE);
    const laptop = await enterWith(LAPTOP);
    const seen = await sessionsOf(phone);
    expect(seen.map(({ deviceName, current }) => [deviceName, current])).toEqual([
      ['Chrome on Android', true],
      ['Firefox on Linux', false],
    ]);
    expect((await sessionsOf(laptop)).map(({ deviceName }) => deviceName)).toEqual([
      'Firefox on Linux',
      'Chrome on Android',
    ]);
  });

  test('gets nothing of a session but its device and its times: no token, no hash, no address', async () => {
    await register(shop.app);
    const [own] = await sessionsOf(await enterWith(PHONE));
    expect(Object.keys(own ?? {}).toSorted()).toEqual([
      '_id',
      'current',
      'deviceName',
      'lastUsedAt',
      'signedInAt',
    ]);
  });

  test('never sees text that a browser sent', async () => {
    await register(shop.app);
    const cookie = await enterWith(`<script>alert(1)</script> Chrome/1 ${'x'.repeat(5000)}`);
    expect(await sessionsOf(cookie)).toMatchObject([{ deviceName: 'Chrome' }]);
  });

  test('ends one session, which is refused on its next request in every process', async () => {
    await register(shop.app);
    const [phone, laptop] = [await enterWith(PHONE), await enterWith(LAPTOP)];
    const otherProcess = await buildApp(shop);
    expect(await isIn(laptop, otherProcess)).toBe(true);
    const lost = (await sessionsOf(phone)).find(({ current }) => !current);
    const ended = await send(shop.app, 'DELETE', `${SESSIONS}/${lost?._id}`, { cookie: phone });
    expect(ended.json()).toEqual({ success: true, message: 'You are logged out there.' });
    expect([await isIn(laptop), await isIn(laptop, otherProcess), await isIn(phone)]).toEqual([
      false,
      false,
      true,
    ]);
    const again = await send(shop.app, 'DELETE', `${SESSIONS}/${lost?._id}`, { cookie: phone });
    expect(again.statusCode).toBe(404);
    await otherProcess.close();
  });

  test('ends all others at once', async () => {
    await register(shop.app);
    const phone = await enterWith(PHONE);
    const others = [await enterWith(LAPTOP), await enterWith(LAPTOP)];
    expect((await send(shop.app, 'DELETE', SESSIONS, { cookie: phone })).statusCode).toBe(200);
    expect(await Promise.all([phone, ...others].map((cookie) => isIn(cookie)))).toEqual([true, false, false]);
  });

  test('neither sees nor ends the sessions of anybody else', async () => {
    await register(shop.app);
    await register(shop.app, { email: 'bilal@example.com' });
    const own = await enterWith(PHONE);
    const others = await enterWith(LAPTOP, 'bilal@example.com');
    const [theirs] = await sessionsOf(others);
    expect(await sessionsOf(own)).toHaveLength(1);
    expect((await send(shop.app, 'DELETE', `${SESSIONS}/${theirs?._id}`, { cookie: own })).statusCode).toBe(
      404,
    );
    await send(shop.app, 'DELETE', SESSIONS, { cookie: own });
    expect(await isIn(others)).toBe(true);
  });

  test('sees when a session was used last, which is noted every few minutes only', async () => {
    await register(shop.app);
    const cookie = await enterWith(PHONE);
    const wasUsed = (used_at: Date) => shop.database.updateTable('sessions').set({ used_at }).execute();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const lately = minutesAgo(3);
    await wasUsed(lately);
    expect((await sessionsOf(cookie))[0]?.lastUsedAt).toBe(lately.toISOString());
    const earlier = minutesAgo(20);
    await wasUsed(earlier);
    const [seen] = await sessionsOf(cookie);
    expect(Date.parse(seen?.lastUsedAt ?? '')).toBeGreaterThan(lately.getTime());
  });
});

describe.each([
  ['an admin', '/api/user/admin', '/api/user/admin/admin-users/login', () => hireAdmin(shop)],
  ['a super admin', '/api/user', '/api/user/login', () => appointSuperAdmin(shop)],
])('%s', (_who, area, logIn, appoint) => {
  test('sees the own sessions and ends one, or all others', async () => {
    const { email, token } = await appoint();
    const entered = await shop.app.inject({
      method: 'POST',
      url: logIn,
      payload: { email, password: STAFF_PASSWORD },
      headers: { 'user-agent': PHONE, ...bearer(token) },
    });
    const phone: string = entered.json().token;
    const list = async (): Promise<OwnSession[]> =>
      (await requestAs(shop, token, 'GET', `${area}/sessions`)).json().sessions;
    expect((await list()).map(({ deviceName, current }) => [deviceName, current])).toEqual([
      ['Chrome on Windows', true],
      ['Chrome on Android', false],
    ]);
    const [, lost] = await list();
    await requestAs(shop, token, 'DELETE', `${area}/sessions/${lost?._id}`);
    expect((await requestAs(shop, phone, 'GET', `${area}/sessions`)).statusCode).toBe(401);
    await requestAs(shop, token, 'DELETE', `${area}/sessions`);
    expect(await list()).toHaveLength(1);
  });
});

test('nobody without a session sees or ends any', async () => {
  for (const area of ['/api/reglogin', '/api/user', '/api/user/admin']) {
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await requestAs(shop, null, method, `${area}/sessions`)).statusCode).toBe(401);
    }
  }
});

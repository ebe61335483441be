import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { openTestShop } from '../support/shop.ts';
import { hireAdmin, requestAs, STAFF_PASSWORD, signInAsAdmin, signInAsSuperAdmin } from '../support/staff.ts';

const shop = openTestShop();

const ADMIN_USERS = '/api/user/admin/admin-users';
const PROTECTED = '/api/user/admin/admin-protected-route';

const sana = {
  username: 'Sana',
  email: 'Sana@Example.com',
  mobileNo: '0301-2345678',
  password: STAFF_PASSWORD,
  role: 'Shop Editor',
};

const logIn = (email: string, password = STAFF_PASSWORD) =>
  requestAs(shop, null, 'POST', `${ADMIN_USERS}/login`, { email, password });

const isIn = async (token: string) => (await requestAs(shop, token, 'GET', PROTECTED)).statusCode === 200;

async function add(token: string, changes: object = {}) {
  const added = await requestAs(shop, token, 'POST', ADMIN_USERS, { ...sana, ...changes });
  return added.json<{ user: AdminUser }>().user;
}

describe('an admin user', () => {
  test('is added active, is listed without the password, and signs in', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const added = await requestAs(shop, owner, 'POST', ADMIN_USERS, sana);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ success: true, message: 'Admin user added successfully' });
    const listed = await requestAs(shop, owner, 'GET', ADMIN_USERS);
    expect(listed.json()).toEqual([
      {
        _id: expect.any(String),
        username: 'Sana',
        email: 'Sana@Example.com',
        mobileNo: '+923012345678',
        role: 'Shop Editor',
        allow: 1,
        secondFactor: false,
        createdAt: expect.any(String),
        version: 1,
      },
    ]);
    const signedIn = await logIn('sana@example.com');
    expect(signedIn.json()).toMatchObject({ success: true, user: { name: 'Sana' } });
    const opened = await requestAs(shop, signedIn.json().token, 'GET', PROTECTED);
    expect(opened.json()).toMatchObject({ ok: true, user: { username: 'Sana', role: 'Shop Editor' } });
    expect(opened.headers['cache-control']).toBe('no-store');
  });

  test('that is added inactive, an unknown one and a wrong password are refused in the same words', async () => {
    const owner = await signInAsSuperAdmin(shop);
    await add(owner, { allow: 0 });
    await add(owner, { email: 'hamza@example.com' });
    const refused = await Promise.all([
      logIn('sana@example.com'),
      logIn('nobody@example.com'),
      logIn('hamza@example.com', 'something else'),
    ]);
    for (const response of refused) {
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toBe('Invalid email or password');
    }
  });

  test.each([
    ['email', { email: 'sana' }],
    ['mobileNo', { mobileNo: '12345' }],
    ['role', { role: 'Owner' }],
    ['password', { password: 'short' }],
    ['password', { password: 'SANA@example.com' }],
    ['password', { password: 'Welcome123' }],
    ['password', { password: 'Sana 2026!' }],
    ['username', { username: '' }],
    ['allow', { allow: 2 }],
  ])('with a wrong %s is refused by its name, and nothing is stored', async (field, changes) => {
    const owner = await signInAsSuperAdmin(shop);
    const refused = await requestAs(shop, owner, 'POST', ADMIN_USERS, { ...sana, ...changes });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty(field);
    expect((await requestAs(shop, owner, 'GET', ADMIN_USERS)).json()).toEqual([]);
  });

  test('keeps its e-mail address to itself, in any case, when added and when changed', async () => {
    const owner = await signInAsSuperAdmin(shop);
    await add(owner);
    const again = await requestAs(shop, owner, 'POST', ADMIN_USERS, { ...sana, email: 'SANA@example.com' });
    expect(again.statusCode).toBe(409);
    const { _id } = await add(owner, { email: 'hamza@example.com' });
    const stolen = await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, {
      email: 'sana@example.com',
    });
    expect(stolen.statusCode).toBe(409);
    expect(stolen.json().fields).toHaveProperty('email');
  });
});

describe('a change of an admin user', () => {
  test('of everything, or of `allow` alone, answers the sentence of each', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id } = await add(owner);
    const changed = await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, {
      username: 'Sana K',
      email: 'sana.k@example.com',
      mobileNo: '0302 7654321',
      role: 'Shop Manager',
      allow: 1,
    });
    expect(changed.json()).toMatchObject({
      message: 'Admin user updated successfully',
      user: { username: 'Sana K', mobileNo: '+923027654321', role: 'Shop Manager', version: 2 },
    });
    const off = await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { allow: 0 });
    expect(off.json()).toMatchObject({ message: 'Admin user status updated to Pending', user: { allow: 0 } });
    const on = await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { allow: 1 });
    expect(on.json()).toMatchObject({ message: 'Admin user status updated to Active', user: { allow: 1 } });
  });

  test('that was made with an older version in view is told who was first, and changes nothing', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id, version } = await add(owner);
    await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { username: 'First', version });
    const late = await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { username: 'Late', version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { username: 'First', version: 2 }, changedBy: 'Owner' },
    });
  });

  test('of two at the same moment with the same version in view, one is told', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id, version } = await add(owner);
    const responses = await Promise.all(
      ['One', 'Two'].map((username) =>
        requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { username, version }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('without anything, or of one that is gone, is refused', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id } = await add(owner);
    expect((await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, {})).statusCode).toBe(400);
    const gone = `${ADMIN_USERS}/${randomUUID()}`;
    expect((await requestAs(shop, owner, 'PUT', gone, { allow: 0 })).statusCode).toBe(404);
    expect((await requestAs(shop, owner, 'DELETE', gone)).statusCode).toBe(404);
  });
});

describe('anyone who is signed in', () => {
  test.each([
    ['is deactivated', { allow: 0 }],
    ['gets another e-mail address', { email: 'other@example.com' }],
    ['gets another password', { password: 'another kettle' }],
  ])('is out at once when the account %s', async (_what, change) => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id, token } = await hireAdmin(shop);
    expect(await isIn(token)).toBe(true);
    await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, change);
    expect(await isIn(token)).toBe(false);
  });

  test('stays out when the account is activated again', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id, token } = await hireAdmin(shop);
    await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { allow: 0 });
    await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { allow: 1 });
    expect(await isIn(token)).toBe(false);
  });

  test('is out at once when the account is deleted', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id, token } = await hireAdmin(shop);
    const deleted = await requestAs(shop, owner, 'DELETE', `${ADMIN_USERS}/${_id}`);
    expect(deleted.json()).toMatchObject({ success: true, message: 'Admin user deleted successfully' });
    expect(await isIn(token)).toBe(false);
  });

  test('has the rights of another role from the next call on', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id, token } = await hireAdmin(shop, 'Shop Manager');
    expect((await requestAs(shop, token, 'GET', '/api/v1/audit-log')).statusCode).toBe(200);
    await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { role: 'Shop Editor' });
    expect((await requestAs(shop, token, 'GET', '/api/v1/audit-log')).statusCode).toBe(403);
    expect(await isIn(token)).toBe(true);
  });

  test('cannot slip in while the account is deactivated', async () => {
    const owner = await signInAsSuperAdmin(shop);
    const { _id, email } = await hireAdmin(shop);
    const [, ...logins] = await Promise.all([
      requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { allow: 0 }),
      ...Array.from({ length: 4 }, () => logIn(email)),
    ]);
    await requestAs(shop, owner, 'PUT', `${ADMIN_USERS}/${_id}`, { allow: 1 });
    for (const login of logins) {
      const { token } = login.json<{ token?: string }>();
      if (token) expect(await isIn(token)).toBe(false);
    }
  });

  test('signs out here, or everywhere', async () => {
    const { email, token } = await hireAdmin(shop);
    const elsewhere = (await logIn(email)).json<{ token: string }>().token;
    await requestAs(shop, token, 'POST', '/api/user/admin/logout');
    expect([await isIn(token), await isIn(elsewhere)]).toEqual([false, true]);
    const here = (await logIn(email)).json<{ token: string }>().token;
    await requestAs(shop, here, 'POST', '/api/user/admin/logout-everywhere');
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([false, false]);
  });

  test('chooses a new password with the old one, and goes on under a new token, out everywhere else', async () => {
    const { email, token } = await hireAdmin(shop);
    const elsewhere = (await logIn(email)).json<{ token: string }>().token;
    const choose = (currentPassword: string) =>
      requestAs(shop, token, 'PUT', '/api/user/admin/password', {
        currentPassword,
        password: 'another kettle',
        confirmPassword: 'another kettle',
      });
    const refused = await choose('not the password');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty('currentPassword');
    const chosen = await choose(STAFF_PASSWORD);
    expect(chosen.statusCode).toBe(200);
    const goesOn = chosen.json<{ token: string }>().token;
    expect([await isIn(goesOn), await isIn(token), await isIn(elsewhere)]).toEqual([true, false, false]);
    expect((await logIn(email)).statusCode).toBe(401);
    expect((await logIn(email, 'another kettle')).statusCode).toBe(200);
  });

  test('as an admin cannot look after admin users', async () => {
    const manager = await signInAsAdmin(shop);
    expect((await requestAs(shop, manager, 'POST', ADMIN_USERS, sana)).statusCode).toBe(401);
  });
});

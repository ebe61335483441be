import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { BEFORE_TWO_FACTOR, PERMISSIONS } from '../../server/access/permissions.ts';
import { childProgram } from '../support/child-program.ts';
import { testDatabaseUrl } from '../support/database.ts';
import { openTestShop } from '../support/shop.ts';
import { appointSuperAdmin, hireAdmin, requestAs, STAFF_PASSWORD } from '../support/staff.ts';

const shop = openTestShop({ REQUIRE_TWO_FACTOR: 'staff' });

const identity = { currentPassword: STAFF_PASSWORD };

const KINDS = [
  {
    area: '/api/user',
    access: 'super-admin',
    check: '/api/user/protected-route',
    appoint: appointSuperAdmin,
  },
  {
    area: '/api/user/admin',
    access: 'admin',
    check: '/api/user/admin/admin-protected-route',
    appoint: () => hireAdmin(shop),
  },
] as const;

/** Sets the second step up as its screen does. @returns the recovery codes */
async function setUp(area: string, token: string): Promise<string[]> {
  const begun = await requestAs(shop, token, 'POST', `${area}/second-factor`, identity);
  const code = new TOTP({ secret: begun.json().secret }).generate();
  const confirmed = await requestAs(shop, token, 'PUT', `${area}/second-factor`, { code });
  return confirmed.json().recoveryCodes;
}

describe.each(KINDS)(
  'where the shop asks for the second step, $access',
  ({ area, access, check, appoint }) => {
    test('who has none can set it up and leave, and is refused everything else', async () => {
      const { token } = await appoint(shop);
      expect((await requestAs(shop, token, 'GET', check)).json()).toMatchObject({
        ok: true,
        mustSetUpTwoFactor: true,
      });
      const others = Object.entries(PERMISSIONS).filter(
        ([name, who]) =>
          [access, 'manager or super-admin', 'admin or super-admin'].includes(who) &&
          !BEFORE_TWO_FACTOR.has(name),
      );
      expect(others.length).toBeGreaterThan(8);
      for (const [name] of others) {
        const [method = '', url = ''] = name.split(' ');
        const refused = await shop.app.inject({
          method: method as 'GET',
          url: url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
          headers: { authorization: `Bearer ${token}` },
        });
        expect([name, refused.statusCode, refused.json().code]).toEqual([name, 403, 'TWO_FACTOR_REQUIRED']);
      }
      expect((await requestAs(shop, token, 'POST', `${area}/logout`)).statusCode).toBe(200);
    });

    test('once it is set up everything opens, and it is not turned off again', async () => {
      const { token } = await appoint(shop);
      const [code] = await setUp(area, token);
      expect((await requestAs(shop, token, 'GET', check)).json().mustSetUpTwoFactor).toBe(false);
      expect((await requestAs(shop, token, 'GET', `${area}/sessions`)).statusCode).toBe(200);
      const off = await requestAs(shop, token, 'DELETE', `${area}/second-factor`, { ...identity, code });
      expect([off.statusCode, off.json().code]).toEqual([403, 'TWO_FACTOR_REQUIRED']);
      expect((await requestAs(shop, token, 'GET', `${area}/second-factor`)).json()).toEqual({
        on: true,
        recoveryCodesLeft: 10,
        required: true,
      });
    });
  },
);

test('a super admin without the second step registers no other one, where the shop asks for it', async () => {
  const { token } = await appointSuperAdmin(shop);
  const registration = {
    name: 'Bilal',
    email: 'bilal@example.com',
    password: 'biscuits with chai',
    confirmPassword: 'biscuits with chai',
  };
  const refused = await requestAs(shop, token, 'POST', '/api/user/register', registration);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'TWO_FACTOR_REQUIRED']);
  await setUp('/api/user', token);
  expect((await requestAs(shop, token, 'POST', '/api/user/register', registration)).statusCode).toBe(201);
});

test('an owner without phone and recovery codes gets in again by a command at the shop’s machine', async () => {
  const { email, token } = await appointSuperAdmin(shop);
  await setUp('/api/user', token);
  const enter = () => requestAs(shop, null, 'POST', '/api/user/login', { email, password: STAFF_PASSWORD });
  expect((await enter()).json().code).toBe('SECOND_FACTOR_NEEDED');
  const environment = { DATABASE_URL: await testDatabaseUrl(), DATA_DIR: shop.settings.dataDir };
  const reset = childProgram('server/reset-two-factor.ts', [email], environment);
  expect([await reset.ended(), reset.stderr()]).toEqual([0, '']);
  const entered = await enter();
  expect(entered.statusCode).toBe(200);
  const check = await requestAs(shop, entered.json().token, 'GET', '/api/user/protected-route');
  expect(check.json().mustSetUpTwoFactor).toBe(true);
  const told = await shop.database.selectFrom('outbox').select('kind').execute();
  expect(told.map(({ kind }) => kind)).toContain('staff-two-factor-reset');
  const logged = await shop.database.selectFrom('audit_log').select(['actor_kind', 'action']).execute();
  expect(logged).toContainEqual({ actor_kind: 'shop', action: 'turned the second step of sign-in off' });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mountedEndpoints } from '../../server/access/guard-endpoints.ts';
import { type Access, PERMISSIONS } from '../../server/access/permissions.ts';
import { openSession } from '../../shop/auth/sessions/open-session.ts';
import { registerCustomer } from '../../shop/customers/register-customer.ts';
import { KEYS } from '../support/message-stand-ins.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { hireAdmin, signInAsAdmin, signInAsSuperAdmin } from '../support/staff.ts';

// With the keys of WhatsApp, so that its webhook is there, too.
const shop = openTestShop(KEYS);

/** How a request shows who it comes from. */
interface Shown {
  bearer?: string;
  cookie?: string;
}

/** Everybody who may come to a call: how they show it, and what of the list is open to them. */
const IDENTITIES: Record<string, { show: (shop: TestShop) => Promise<Shown>; may: readonly Access[] }> = {
  nobody: { show: async () => ({}), may: ['everyone'] },
  'a customer': {
    show: async (at) => ({ cookie: await customerToken(at) }),
    may: ['everyone', 'customer'],
  },
  'a Shop Editor': {
    show: async (at) => ({ bearer: await signInAsAdmin(at, 'Shop Editor') }),
    may: ['everyone', 'admin', 'admin or super-admin'],
  },
  'a Shop Manager': {
    show: async (at) => ({ bearer: await signInAsAdmin(at, 'Shop Manager') }),
    may: ['everyone', 'admin', 'manager', 'manager or super-admin', 'admin or super-admin'],
  },
  'a super admin': {
    show: async (at) => ({ bearer: await signInAsSuperAdmin(at) }),
    may: ['everyone', 'super-admin', 'manager or super-admin', 'admin or super-admin'],
  },
  'a deactivated admin': {
    async show(at) {
      const { _id, token } = await hireAdmin(at);
      await at.database.updateTable('admin_users').set({ allow: 0 }).where('id', '=', _id).execute();
      return { bearer: token };
    },
    may: ['everyone'],
  },
  'a deleted admin': {
    async show(at) {
      const { _id, token } = await hireAdmin(at);
      await at.database.deleteFrom('admin_users').where('id', '=', _id).execute();
      return { bearer: token };
    },
    may: ['everyone'],
  },
  'an expired token of a Shop Manager': {
    show: async (at) => ({ bearer: await expired(at, await signInAsAdmin(at)) }),
    may: ['everyone'],
  },
  'an expired token of a super admin': {
    show: async (at) => ({ bearer: await expired(at, await signInAsSuperAdmin(at)) }),
    may: ['everyone'],
  },
  "a customer's token sent as a bearer token": {
    show: async (at) => ({ bearer: await customerToken(at) }),
    may: ['everyone'],
  },
  "a Shop Manager's token sent as a cookie": {
    show: async (at) => ({ cookie: await signInAsAdmin(at) }),
    may: ['everyone'],
  },
  'a token that never was': {
    show: async () => ({ bearer: 'A'.repeat(43) }),
    may: ['everyone'],
  },
};

async function customerToken({ database }: TestShop): Promise<string> {
  const newcomer = {
    name: 'Ayesha Khan',
    email: `${randomUUID()}@example.com`,
    password: 'kettle and lamp',
    confirmPassword: 'kettle and lamp',
    mobile: '+923012345678',
    address: 'House 1',
    province: 'Sindh',
    city: 'Karachi',
  };
  const registered = await registerCustomer(database, newcomer, 'Saman');
  if (!registered.ok) throw new Error(registered.failure.message);
  return openSession(database, { kind: 'customer', id: registered.value._id }, 'Chrome on Windows');
}

async function expired({ database }: TestShop, token: string): Promise<string> {
  await database
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .execute();
  return token;
}

/** Sends a call without a body, to records that don't exist: only who may get past the guard is asked. */
async function attempt(call: string, { bearer, cookie }: Shown) {
  const [method = '', route = ''] = call.split(' ');
  const response = await shop.app.inject({
    method: method === 'GET' || method === 'PUT' || method === 'DELETE' ? method : 'POST',
    url: route.replace(/:index/g, '0').replace(/:\w+/g, randomUUID()),
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(cookie && { cookie: `session=${cookie}` }),
    },
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const { code } = isJson ? response.json<{ code?: string }>() : {};
  return { status: response.statusCode, code };
}

/** Whether a call was stopped because of who asked, as a 401 or 403 of its guard. */
function isTurnedAway({ code }: { code: string | undefined }): boolean {
  return code === 'NOT_LOGGED_IN' || code === 'FORBIDDEN';
}

test('every call that is mounted is in the list of who may call it, and nothing else is', () => {
  expect([...mountedEndpoints(shop.app)].sort()).toEqual(Object.keys(PERMISSIONS).sort());
});

describe.each(Object.entries(IDENTITIES))('%s', (_who, { show, may }) => {
  test('may call exactly what the list says', async () => {
    const shown = await show(shop);
    const wrong: string[] = [];
    for (const call of mountedEndpoints(shop.app)) {
      const access = PERMISSIONS[call];
      // Signing out ends the session that the next calls are made with; it is asked below.
      if (/\/logout/.test(call) && access && may.includes(access)) continue;
      const response = await attempt(call, shown);
      const open = access !== undefined && may.includes(access);
      if (open === isTurnedAway(response)) wrong.push(`${call}: ${response.status} ${response.code ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('strangers are told 401, and Shop Editors 403 where only Shop Managers may', async () => {
  const editor = await signInAsAdmin(shop, 'Shop Editor');
  for (const [call, access] of Object.entries(PERMISSIONS)) {
    if (access === 'everyone') continue;
    expect(await attempt(call, {}), call).toEqual({ status: 401, code: 'NOT_LOGGED_IN' });
    if (access !== 'manager' && access !== 'manager or super-admin') continue;
    expect(await attempt(call, { bearer: editor }), call).toEqual({ status: 403, code: 'FORBIDDEN' });
  }
});

test('anyone who is signed in may sign out, and is out', async () => {
  for (const [area, sign] of [
    ['/api/user/admin', signInAsAdmin],
    ['/api/user', signInAsSuperAdmin],
  ] as const) {
    for (const call of [`POST ${area}/logout`, `POST ${area}/logout-everywhere`]) {
      const bearer = await sign(shop);
      expect(await attempt(call, { bearer }), call).toEqual({ status: 200, code: undefined });
      expect(await attempt(call, { bearer }), call).toEqual({ status: 401, code: 'NOT_LOGGED_IN' });
    }
  }
});

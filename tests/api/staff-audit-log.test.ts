import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AuditPage } from '../../shop/audit-log/responses.ts';
import { openTestShop } from '../support/shop.ts';
import { appointSuperAdmin, hireAdmin, requestAs, STAFF_PASSWORD, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();

async function read(token: string, query = ''): Promise<AuditPage> {
  return (await requestAs(shop, token, 'GET', `/api/v1/audit-log?${query}`)).json<AuditPage>();
}

async function change(token: string, id: string, body: object) {
  const changed = await requestAs(shop, token, 'PUT', `/api/user/admin/admin-users/${id}`, body);
  expect(changed.statusCode).toBe(200);
}

describe('the audit log', () => {
  test('says who changed what, with the fields before and after, newest first', async () => {
    const owner = await appointSuperAdmin(shop);
    const { _id, username } = await hireAdmin(shop, 'Shop Editor');
    await change(owner.token, _id, { role: 'Shop Manager', username });
    await change(owner.token, _id, { allow: 0 });
    const { entries } = await read(owner.token);
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'deactivated', before: { allow: 1 }, after: { allow: 0 } },
      {
        actor: { kind: 'super-admin', id: owner.id, name: 'Owner' },
        action: 'changed',
        subject: { kind: 'admin-user', id: _id, name: username },
        before: { role: 'Shop Editor' },
        after: { role: 'Shop Manager' },
      },
    ]);
  });

  test('never holds a password', async () => {
    const owner = await appointSuperAdmin(shop);
    const { _id } = await hireAdmin(shop);
    await change(owner.token, _id, { password: 'another kettle' });
    const page = await read(owner.token);
    expect(page.entries[0]).toMatchObject({ action: 'set a new password' });
    expect(JSON.stringify(page)).not.toMatch(new RegExp(`another kettle|${STAFF_PASSWORD}|argon2`));
  });

  test('has no entry of a change that was refused, or that changed nothing', async () => {
    const owner = await appointSuperAdmin(shop);
    const { _id } = await hireAdmin(shop);
    const { total } = await read(owner.token);
    await change(owner.token, _id, { allow: 1 });
    await requestAs(shop, owner.token, 'PUT', `/api/user/admin/admin-users/${_id}`, { allow: 0, version: 9 });
    expect((await read(owner.token)).total).toBe(total);
  });

  test('stays when the account is gone, with the name of then', async () => {
    const owner = await appointSuperAdmin(shop);
    const { _id, username } = await hireAdmin(shop);
    await requestAs(shop, owner.token, 'DELETE', `/api/user/admin/admin-users/${_id}`);
    expect((await read(owner.token)).entries[0]).toMatchObject({
      action: 'deleted',
      subject: { name: username },
      after: null,
    });
  });

  test('is filtered by who, by what, by name and by day of the shop', async () => {
    const owner = await appointSuperAdmin(shop);
    const { _id } = await hireAdmin(shop, 'Shop Editor');
    await change(owner.token, _id, { username: 'Hamza 100%' });
    const totalOf = async (query: string) => (await read(owner.token, query)).total;
    expect(await totalOf(`who=${owner.id}`)).toBe(1);
    expect(await totalOf('kind=admin-user')).toBe(2);
    expect(await totalOf('kind=product')).toBe(0);
    expect(await totalOf('search=HAMZA%20100%25')).toBe(1);
    expect(await totalOf('search=hamza_')).toBe(0);
    // Half past midnight of the 2nd in Karachi is still the 1st in UTC.
    await sql`update audit_log set created_at = '2026-03-01T19:30:00Z'`.execute(shop.database);
    expect(await totalOf('from=2026-03-02&to=2026-03-02')).toBe(2);
    expect(await totalOf('to=2026-03-01')).toBe(0);
    expect(await totalOf('from=2026-03-03')).toBe(0);
  });

  test('comes in pages of fifty, and refuses a day that is none', async () => {
    const owner = await appointSuperAdmin(shop);
    const { _id } = await hireAdmin(shop);
    await sql`
      insert into audit_log (actor_kind, actor_id, actor_name, action, subject_kind, subject_id, subject_name)
      select 'admin', ${_id}, 'Sana', 'changed', 'product', 'p' || n, 'Pan' from generate_series(1, 60) n
    `.execute(shop.database);
    const first = await read(owner.token, 'kind=product');
    expect(first).toMatchObject({ total: 60, totalPages: 2 });
    expect(first.entries).toHaveLength(50);
    expect((await read(owner.token, 'kind=product&page=2')).entries).toHaveLength(10);
    const wrong = await requestAs(shop, owner.token, 'GET', '/api/v1/audit-log?from=yesterday');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toHaveProperty('from');
  });

  test('names everybody whom it can be filtered by', async () => {
    const owner = await appointSuperAdmin(shop);
    const manager = await signInAsAdmin(shop, 'Shop Manager');
    const people = await requestAs(shop, manager, 'GET', '/api/v1/audit-log/people');
    expect(people.json()).toEqual([
      { id: owner.id, name: 'Owner' },
      { id: expect.any(String), name: 'Sana (Shop Manager)' },
    ]);
  });
});

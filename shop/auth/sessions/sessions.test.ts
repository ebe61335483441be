import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { emptyDatabase, testDatabase } from '../../../tests/support/database.ts';
import type { AccountKind, Principal } from '../../principal.ts';
import { closeSessions } from './close-sessions.ts';
import { findSession } from './find-session.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
  await emptyDatabase();
});

async function people(): Promise<Principal<AccountKind>[]> {
  const password_hash = await hashPassword('chai with elaichi');
  const [customer, adminUser, superAdmin] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const email = 'ayesha@example.com';
  const place = { mobile: '+923012345678', address: 'House 1', province: 'Sindh', city: 'Karachi' };
  await database
    .insertInto('customers')
    .values({ id: customer, name: 'Ayesha', email, password_hash, ...place })
    .execute();
  await database
    .insertInto('admin_users')
    .values({ id: adminUser, username: 'ayesha', email, mobile_no: '1', role: 'Shop Editor', password_hash })
    .execute();
  await database
    .insertInto('super_admins')
    .values({ id: superAdmin, name: 'Ayesha', email, password_hash })
    .execute();
  return [
    { kind: 'customer', id: customer },
    { kind: 'admin', id: adminUser },
    { kind: 'super-admin', id: superAdmin },
  ];
}

describe('a session', () => {
  test('opens to one person of one kind: no customer’s token is one of staff', async () => {
    const everybody = await people();
    for (const person of everybody) {
      const token = await openSession(database, person, 'Chrome on Windows');
      for (const { kind } of everybody) {
        const found = await findSession(database, kind, token);
        expect(found?.accountId ?? null).toBe(kind === person.kind ? person.id : null);
      }
    }
  });

  test('ends with all others of its person, and with nobody else’s', async () => {
    const [customer, ...staff] = await people();
    if (!customer) throw new Error('There is a customer.');
    const first = await openSession(database, customer, 'Chrome on Windows');
    const second = await openSession(database, customer, 'Chrome on Windows');
    const others = await Promise.all(
      staff.map((person) => openSession(database, person, 'Chrome on Windows')),
    );
    await closeSessions(database, customer, second);
    expect(await findSession(database, 'customer', first)).toBeNull();
    expect(await findSession(database, 'customer', second)).not.toBeNull();
    await closeSessions(database, customer);
    expect(await findSession(database, 'customer', second)).toBeNull();
    const left = await Promise.all(
      staff.map(({ kind }, index) => findSession(database, kind, others[index] ?? '')),
    );
    expect(left.map((session) => session?.accountId)).toEqual(staff.map(({ id }) => id));
  });

  test('ends with the account', async () => {
    const [customer] = await people();
    if (!customer) throw new Error('There is a customer.');
    const token = await openSession(database, customer, 'Chrome on Windows');
    await database.deleteFrom('customers').execute();
    expect(await findSession(database, 'customer', token)).toBeNull();
  });
});

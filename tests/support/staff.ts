import { randomUUID } from 'node:crypto';
import { openSession } from '../../shop/auth/sessions/open-session.ts';
import { hashPassword } from '../../shop/auth/sessions/passwords.ts';
import type { NamedPrincipal, StaffRole } from '../../shop/principal.ts';
import { createAdminUser } from '../../shop/staff/create-admin-user.ts';
import type { TestShop } from './shop.ts';

/** The password of everybody who works in a test. */
export const STAFF_PASSWORD = 'kettle and lamp';

const OWNER: NamedPrincipal = { kind: 'super-admin', id: randomUUID(), name: 'Owner' };

/** The header that a token is sent in. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends a request as the owner of the token. */
export function requestAs(
  { app }: TestShop,
  token: string | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method,
    url,
    headers: { ...(token !== null && bearer(token)), ...headers },
    ...(payload && { payload }),
  });
}

/** Adds an admin of the role. @returns the account and the token of a session of theirs */
export async function hireAdmin({ database }: Pick<TestShop, 'database'>, role: StaffRole = 'Shop Manager') {
  const email = `admin-${randomUUID()}@example.com`;
  const wanted = {
    username: `Sana (${role})`,
    email,
    mobileNo: '+923012345678',
    role,
    allow: 1 as const,
    password: STAFF_PASSWORD,
  };
  const created = await createAdminUser(database, OWNER, wanted, 'Saman');
  if (!created.ok) throw new Error(created.failure.message);
  const admin = created.value;
  return {
    ...admin,
    token: await openSession(database, { kind: 'admin', id: admin._id }, 'Chrome on Windows'),
  };
}

/** Signs a new admin of the role in. @returns the token, for `bearer` */
export async function signInAsAdmin(
  shop: Pick<TestShop, 'database'>,
  role: StaffRole = 'Shop Manager',
): Promise<string> {
  return (await hireAdmin(shop, role)).token;
}

/** Adds a super admin. @returns the account and the token of a session of theirs */
export async function appointSuperAdmin({ database }: Pick<TestShop, 'database'>) {
  const id = randomUUID();
  const email = `owner-${id}@example.com`;
  const password_hash = await hashPassword(STAFF_PASSWORD);
  await database.insertInto('super_admins').values({ id, name: 'Owner', email, password_hash }).execute();
  return { id, email, token: await openSession(database, { kind: 'super-admin', id }, 'Chrome on Windows') };
}

/** Signs a new super admin in. @returns the token, for `bearer` */
export async function signInAsSuperAdmin(shop: Pick<TestShop, 'database'>): Promise<string> {
  return (await appointSuperAdmin(shop)).token;
}

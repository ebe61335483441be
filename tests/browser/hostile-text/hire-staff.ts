import type { APIRequestContext } from '@playwright/test';
import { bearer, STAFF_PASSWORD } from '../../support/staff.ts';
import { sent } from './sent.ts';
import type { ShownField } from './text-fields.ts';

const MOBILE = '03012345678';

/** The first super admin registers, adds two people and renames one; the other works from here on. @returns the tokens */
export async function hireStaff(
  http: APIRequestContext,
  type: (field: ShownField) => string,
): Promise<{ adminToken: string; superAdminToken: string }> {
  const password = STAFF_PASSWORD;
  const owner = { email: 'owner@example.com', password };
  await sent(
    http.post('/api/user/register', {
      data: { ...owner, confirmPassword: password, name: type('registerSuperAdminSchema.name') },
    }),
  );
  const { token: superAdminToken } = await sent(http.post('/api/user/login', { data: owner }));
  const asOwner = { headers: bearer(superAdminToken) };
  const people = '/api/user/admin/admin-users';
  const person = { mobileNo: MOBILE, role: 'Shop Manager', password };
  const manager = {
    ...person,
    email: 'manager@example.com',
    username: type('createAdminUserSchema.username'),
  };
  await sent(http.post(people, { ...asOwner, data: manager }));
  const editor = { ...person, email: 'editor@example.com', username: 'Sana' };
  const added = await sent(http.post(people, { ...asOwner, data: editor }));
  const username = type('updateAdminUserSchema.username');
  await sent(http.put(`${people}/${added.id}`, { ...asOwner, data: { username } }));
  const { token: adminToken } = await sent(
    http.post(`${people}/login`, { data: { email: manager.email, password } }),
  );
  return { adminToken, superAdminToken };
}

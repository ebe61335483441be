import { type InferResult, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { ACCOUNT_COLUMN } from '../auth/sessions/account-column.ts';
import type { Principal, StaffKind } from '../principal.ts';
import type { AdminUser, StaffMember, SuperAdmin } from './responses.ts';

/** The admin of a session; undefined when the account is deactivated or gone. */
export function findActiveAdmin(db: Database, id: string): Promise<StaffMember | undefined> {
  return db
    .selectFrom('admin_users')
    .select(['id', 'username', 'email', 'role'])
    .where('id', '=', id)
    .where('allow', '=', 1)
    .executeTakeFirst();
}

/** The super admin of a session; undefined when the account is gone. */
export function findSuperAdmin(db: Database, id: string) {
  return db
    .selectFrom('super_admins')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function selectAdminUsers(db: Database) {
  return db.selectFrom('admin_users').select([
    'id as _id',
    'username',
    'email',
    'mobile_no as mobileNo',
    'role',
    'allow',
    'created_at',
    'version',
    sql<boolean>`exists (
        select from two_factors
        where two_factors.admin_user_id = admin_users.id and confirmed_at is not null
      )`.as('secondFactor'),
  ]);
}

type SelectedAdminUser = InferResult<ReturnType<typeof selectAdminUsers>>[number];

export function toAdminUser({ created_at, ...row }: SelectedAdminUser): AdminUser {
  return { ...row, createdAt: created_at.toISOString() };
}

/** All admins by name. A shop has a handful, so there are no pages. */
export async function listAdminUsers(db: Database): Promise<AdminUser[]> {
  const rows = await selectAdminUsers(db).orderBy(sql`lower(username)`).orderBy('id').execute();
  return rows.map(toAdminUser);
}

/** All super admins by name. */
export async function listSuperAdmins(db: Database): Promise<SuperAdmin[]> {
  const rows = await db
    .selectFrom('super_admins')
    .select(['id as _id', 'name', 'email', 'created_at'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...admin }) => ({ ...admin, createdAt: created_at.toISOString() }));
}

/** Whether this account's sign-in asks for a code, and how many recovery codes are left. */
export async function findTwoFactor(
  db: Database,
  { kind, id }: Principal<StaffKind>,
): Promise<{ on: boolean; recoveryCodesLeft: number }> {
  const found = await db
    .selectFrom('two_factors')
    .leftJoin('recovery_codes', 'recovery_codes.two_factor_id', 'two_factors.id')
    .select(sql<number>`count(recovery_codes.code_hash)::int`.as('left'))
    .where(ACCOUNT_COLUMN[kind], '=', id)
    .where('confirmed_at', 'is not', null)
    .groupBy('two_factors.id')
    .executeTakeFirst();
  return { on: found !== undefined, recoveryCodesLeft: found?.left ?? 0 };
}

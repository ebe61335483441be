import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import { selectAdminUsers, toAdminUser } from './queries.ts';
import type { AdminUser } from './responses.ts';

/** Holds the list of super admins until the transaction ends: nobody else adds or removes one; signing in goes on. */
export async function lockSuperAdmins(transaction: Transaction): Promise<void> {
  await sql`lock table super_admins in share row exclusive mode`.execute(transaction);
}

/** An admin's account as it is now; nobody else changes it until the transaction ends. Null when it is gone. */
export async function lockAdminUser(transaction: Transaction, id: string): Promise<AdminUser | null> {
  const row = await selectAdminUsers(transaction)
    .where('admin_users.id', '=', id)
    .forUpdate('admin_users')
    .executeTakeFirst();
  return row ? toAdminUser(row) : null;
}

import type { Database } from '../../database/connect.ts';
import { selectAdminUsers, toAdminUser } from './queries.ts';
import type { AdminUser } from './responses.ts';

/** An admin's account as it is now; nobody else changes it until the transaction ends. Null when it is gone. */
export async function lockAdminUser(db: Database, id: string): Promise<AdminUser | null> {
  const row = await selectAdminUsers(db)
    .where('admin_users.id', '=', id)
    .forUpdate('admin_users')
    .executeTakeFirst();
  return row ? toAdminUser(row) : null;
}

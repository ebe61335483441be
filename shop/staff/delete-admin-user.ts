import type { Database } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { type Result, success } from '../errors.ts';
import type { NamedPrincipal } from '../principal.ts';
import { lockAdminUser } from './accounts.ts';
import { unknownAdminUser } from './failures.ts';

/** Deletes an admin's account; its sessions end at once. @returns NOT_FOUND when it is gone already */
export async function deleteAdminUser(
  db: Database,
  principal: NamedPrincipal,
  id: string,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    const current = await lockAdminUser(transaction, id);
    if (!current) return unknownAdminUser();
    await transaction.deleteFrom('admin_users').where('id', '=', id).execute();
    const { username, email, mobileNo, role, allow } = current;
    await recordChange(transaction, {
      principal,
      action: 'deleted',
      subject: { kind: 'admin-user', id, name: username },
      before: { username, email, mobileNo, role, allow },
      after: null,
    });
    return success(null);
  });
}

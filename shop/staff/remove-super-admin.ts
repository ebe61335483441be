import type { Database } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { failure, type Result, success } from '../errors.ts';
import type { NamedPrincipal } from '../principal.ts';
import { lockSuperAdmins } from './accounts.ts';

/** Removes a super admin, also oneself; the last one stays. @returns NOT_FOUND, LAST_SUPER_ADMIN */
export async function removeSuperAdmin(
  db: Database,
  principal: NamedPrincipal,
  id: string,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    // Two who remove each other at the same moment wait for each other here.
    await lockSuperAdmins(transaction);
    const all = await transaction.selectFrom('super_admins').select(['id', 'name', 'email']).execute();
    const found = all.find((one) => one.id === id);
    if (!found) return failure('NOT_FOUND', 'This super admin does not exist any more.');
    if (all.length === 1) {
      return failure('LAST_SUPER_ADMIN', 'The last super admin stays: nobody could let anyone in any more.');
    }
    await transaction.deleteFrom('super_admins').where('id', '=', id).execute();
    await recordChange(transaction, {
      principal,
      action: 'removed',
      subject: { kind: 'super-admin', id, name: found.name },
      before: { name: found.name, email: found.email },
      after: null,
    });
    return success(null);
  });
}

import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Actor } from '../audit/types.ts';
import { isOwnEmail } from '../customers/rules.ts';
import { type Result, success } from '../errors.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { hashPassword } from '../sessions/passwords.ts';
import type { Client } from '../sessions/types.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { passwordIsEmail } from './failures.ts';
import type { StaffPerson } from './types.ts';

interface NewPassword {
  currentPassword: string;
  password: string;
  /** Of the session that goes on. */
  token: string;
  /** Where the request comes from, for counting wrong passwords. */
  from: Client;
}

/**
 * Gives one's own account a new password. Every other session of it ends.
 * @returns INVALID_INPUT naming the field, or TOO_MANY_REQUESTS
 */
export async function changeOwnPassword(
  db: Database,
  person: StaffPerson,
  actor: Actor,
  { currentPassword, password, token, from }: NewPassword,
): Promise<Result<null>> {
  const checked = await checkOwnPassword(db, person, currentPassword, from);
  if (!checked.ok) return checked;
  if (isOwnEmail(password, checked.value.email)) return passwordIsEmail();
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const { id } = person;
    if (person.kind === 'superAdmin') {
      await transaction.updateTable('super_admins').set({ password_hash }).where('id', '=', id).execute();
    } else {
      await transaction
        .updateTable('admin_users')
        .set({ password_hash, updated_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    }
    await closeSessions(transaction, person, token);
    await recordChange(transaction, {
      actor,
      action: 'changed the own password',
      subject: { kind: actor.kind === 'admin' ? 'admin-user' : 'super-admin', id, name: actor.name },
      before: null,
      after: null,
    });
  });
  return success(null);
}

import type { Database } from '../../database/connect.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Actor, Subject } from '../audit/types.ts';
import { type Result, success } from '../errors.ts';
import type { Client } from '../sessions/types.ts';
import { findAccountById } from './accounts.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { unknownAdminUser } from './failures.ts';
import { ownedByStaff } from './second-factor-owner.ts';
import type { StaffPerson } from './types.ts';

/**
 * Turns one's own second factor off, with the password.
 * @returns INVALID_INPUT naming `currentPassword`, or TOO_MANY_REQUESTS
 */
export async function removeOwnSecondFactor(
  db: Database,
  person: StaffPerson,
  actor: Actor,
  { currentPassword, from }: { currentPassword: string; from: Client },
): Promise<Result<null>> {
  const checked = await checkOwnPassword(db, person, currentPassword, from);
  if (!checked.ok) return checked;
  await remove(db, person, actor, checked.value.name);
  return success(null);
}

/**
 * Turns the second factor of an admin off who lost phone and recovery codes; for super admins.
 * @returns NOT_FOUND when the account is gone
 */
export async function resetSecondFactor(
  db: Database,
  actor: Actor,
  adminUserId: string,
): Promise<Result<null>> {
  const person = { kind: 'adminUser', id: adminUserId } as const;
  const account = await findAccountById(db, person);
  if (!account) return unknownAdminUser();
  await remove(db, person, actor, account.name);
  return success(null);
}

async function remove(db: Database, person: StaffPerson, actor: Actor, name: string): Promise<void> {
  const kind: Subject['kind'] = person.kind === 'adminUser' ? 'admin-user' : 'super-admin';
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('second_factors')
      .where(ownedByStaff(person))
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return;
    await recordChange(transaction, {
      actor,
      action: 'turned the second step of sign-in off',
      subject: { kind, id: person.id, name },
      before: null,
      after: null,
    });
  });
}

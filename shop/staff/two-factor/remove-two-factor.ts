import type { Database } from '../../../database/connect.ts';
import type { Actor } from '../../audit-log/types.ts';
import { type Result, success } from '../../errors.ts';
import { findAccountById } from '../accounts.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import { unknownAdminUser } from '../failures.ts';
import { recordOwnChange } from '../record-own-change.ts';
import type { StaffPerson } from '../types.ts';
import { ownedByStaff } from './two-factor-owner.ts';

/**
 * Turns one's own second factor off, with the password and a code.
 * @returns INVALID_INPUT naming `currentPassword` or `code`, or TOO_MANY_REQUESTS
 */
export async function removeOwnTwoFactor(
  db: Database,
  person: StaffPerson,
  actor: Actor,
  identity: Identity,
): Promise<Result<null>> {
  const checked = await checkIdentity(db, person, identity);
  if (!checked.ok) return checked;
  await remove(db, person, actor);
  return success(null);
}

/**
 * Turns the second factor of an admin off who lost phone and recovery codes; for super admins.
 * @returns NOT_FOUND when the account is gone
 */
export async function resetTwoFactor(db: Database, actor: Actor, adminUserId: string): Promise<Result<null>> {
  const person = { kind: 'adminUser', id: adminUserId } as const;
  const account = await findAccountById(db, person);
  if (!account) return unknownAdminUser();
  await remove(db, person, actor);
  return success(null);
}

async function remove(db: Database, person: StaffPerson, actor: Actor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('two_factors')
      .where(ownedByStaff(person))
      .returning('confirmed_at')
      .execute();
    // One that was only begun asked nobody for a code.
    if (removed.every(({ confirmed_at }) => confirmed_at === null)) return;
    await recordOwnChange(transaction, person, actor, 'turned the second step of sign-in off');
  });
}

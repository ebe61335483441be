import type { Database } from '../../../database/connect.ts';
import type { Actor } from '../../audit-log/types.ts';
import { failure, type Result, success } from '../../errors.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import { recordOwnChange } from '../record-own-change.ts';
import type { StaffPerson } from '../types.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { ownedByStaff } from './two-factor-owner.ts';

/**
 * Gives the second factor that is on new recovery codes; those before open nothing any more.
 * @returns the codes, shown this once; INVALID_INPUT when none is on, or naming `currentPassword` or `code`;
 *   TOO_MANY_REQUESTS
 */
export async function renewRecoveryCodes(
  db: Database,
  person: StaffPerson,
  actor: Actor,
  identity: Identity,
): Promise<Result<string[]>> {
  const checked = await checkIdentity(db, person, identity);
  if (!checked.ok) return checked;
  return db.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('two_factors')
      .select('id')
      .where(ownedByStaff(person))
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!factor) return failure('INVALID_INPUT', 'The second step is not on.');
    const codes = await giveRecoveryCodes(transaction, factor.id);
    await recordOwnChange(transaction, person, actor, 'renewed the recovery codes');
    return success(codes);
  });
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import type { StaffPerson } from '../types.ts';
import { authenticatorAddress, newTotpSecret } from './totp.ts';
import { ownedByStaff } from './two-factor-owner.ts';

interface Enrolment {
  /** To type into an authenticator app, in base32. */
  secret: string;
  /** The same for the app's camera, as a QR code. */
  address: string;
}

/**
 * Starts a second factor, also in the place of one that is on. It counts only once confirmed with a first code
 * (confirm-two-factor.ts), so that nobody shuts themselves out with a phone that never read it; until then the one
 * that is on stays on.
 * @param storeName what the app calls the account
 * @returns INVALID_INPUT naming `currentPassword`, or `code` where one is on; TOO_MANY_REQUESTS
 */
export async function beginTwoFactor(
  db: Database,
  person: StaffPerson,
  identity: Identity,
  storeName: string,
): Promise<Result<Enrolment>> {
  const checked = await checkIdentity(db, person, identity);
  if (!checked.ok) return checked;
  const secret = newTotpSecret();
  const begun = await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('two_factors')
      .where(ownedByStaff(person))
      .where('confirmed_at', 'is', null)
      .execute();
    return transaction
      .insertInto('two_factors')
      .values({
        id: randomUUID(),
        admin_user_id: person.kind === 'adminUser' ? person.id : null,
        super_admin_id: person.kind === 'superAdmin' ? person.id : null,
        secret,
        confirmed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
  });
  if (!begun) return failure('INVALID_INPUT', 'This was begun twice at the same moment. Please try again.');
  return success({ secret, address: authenticatorAddress(secret, storeName, checked.value.email) });
}

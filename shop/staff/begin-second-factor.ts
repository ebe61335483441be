import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { failure, type Result, success } from '../errors.ts';
import type { Client } from '../sessions/types.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { ownedByStaff } from './second-factor-owner.ts';
import { authenticatorAddress, newTotpSecret } from './totp.ts';
import type { StaffPerson } from './types.ts';

interface Enrolment {
  /** To type into an authenticator app, in base32. */
  secret: string;
  /** The same for the app's camera, as a QR code. */
  address: string;
}

/**
 * Starts a second factor. It counts only once confirmed with a first code (confirm-second-factor.ts), so that
 * nobody shuts themselves out with a phone that never read it.
 * @param storeName what the app calls the account
 * @returns INVALID_INPUT when one is on already, or naming `currentPassword`; TOO_MANY_REQUESTS
 */
export async function beginSecondFactor(
  db: Database,
  person: StaffPerson,
  { currentPassword, storeName, from }: { currentPassword: string; storeName: string; from: Client },
): Promise<Result<Enrolment>> {
  const checked = await checkOwnPassword(db, person, currentPassword, from);
  if (!checked.ok) return checked;
  const secret = newTotpSecret();
  const begun = await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('second_factors')
      .where(ownedByStaff(person))
      .where('confirmed_at', 'is', null)
      .execute();
    return transaction
      .insertInto('second_factors')
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
  if (!begun) return failure('INVALID_INPUT', 'The second step is on already.');
  return success({ secret, address: authenticatorAddress(secret, storeName, checked.value.email) });
}

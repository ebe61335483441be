import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { ACCOUNT_COLUMN, staffColumns } from '../../auth/sessions/account-column.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { Principal, StaffKind } from '../../principal.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import type { Enrolment } from './responses.ts';
import { authenticatorAddress, newTotpSecret } from './totp.ts';

/**
 * Starts a second factor, also in the place of one that is on. It counts only once confirmed with a first code
 * (confirm-two-factor.ts), so that nobody shuts themselves out with a phone that never read it; until then the one
 * that is on stays on.
 * @param storeName what the app calls the account
 * @returns INVALID_INPUT naming `currentPassword`, or `code` where one is on; TOO_MANY_REQUESTS
 */
export async function beginTwoFactor(
  db: Database,
  principal: Principal<StaffKind>,
  identity: Identity,
  storeName: string,
): Promise<Result<Enrolment>> {
  const checked = await checkIdentity(db, principal, identity);
  if (!checked.ok) return checked;
  const secret = newTotpSecret();
  const begun = await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('two_factors')
      .where(ACCOUNT_COLUMN[principal.kind], '=', principal.id)
      .where('confirmed_at', 'is', null)
      .execute();
    return transaction
      .insertInto('two_factors')
      .values({
        id: randomUUID(),
        ...staffColumns(principal),
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

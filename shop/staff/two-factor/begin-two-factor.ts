import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { lockUnchanged } from '../../auth/accounts.ts';
import { ACCOUNT_COLUMN, staffColumns } from '../../auth/sessions/account-column.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { Principal, StaffKind } from '../../principal.ts';
import type { Secrets } from '../../secrets.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import { notSignedIn } from '../failures.ts';
import type { Enrolment } from './responses.ts';
import { ownerOfSecret } from './sealed-secret.ts';
import { authenticatorAddress, newTotpSecret } from './totp.ts';

/**
 * Starts a second factor, which counts once a first code confirms it: nobody is shut out by a phone that never read it.
 * @param storeName what the app calls the account @returns INVALID_INPUT, TOO_MANY_REQUESTS, or NOT_LOGGED_IN
 */
export async function beginTwoFactor(
  db: Database,
  secrets: Secrets,
  principal: Principal<StaffKind>,
  identity: Identity,
  storeName: string,
): Promise<Result<Enrolment>> {
  const checked = await checkIdentity(db, secrets, principal, identity);
  if (!checked.ok) return checked;
  const secret = newTotpSecret();
  return db.transaction().execute(async (transaction) => {
    // Checking the password takes a moment, in which the account may be deleted or its password changed.
    if (!(await lockUnchanged(transaction, checked.value))) return notSignedIn();
    await transaction
      .deleteFrom('two_factors')
      .where(ACCOUNT_COLUMN[principal.kind], '=', principal.id)
      .where('confirmed_at', 'is', null)
      .execute();
    const begun = await transaction
      .insertInto('two_factors')
      .values({
        id: randomUUID(),
        ...staffColumns(principal),
        secret: secrets.seal(secret, ownerOfSecret(principal)),
        confirmed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!begun) return failure('INVALID_INPUT', 'This was begun twice at the same moment. Please try again.');
    return success({ secret, address: authenticatorAddress(secret, storeName, checked.value.email) });
  });
}

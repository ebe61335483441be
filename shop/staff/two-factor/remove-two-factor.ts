import type { Database } from '../../../database/connect.ts';
import { findAccountById } from '../../auth/accounts.ts';
import { ACCOUNT_COLUMN } from '../../auth/sessions/account-column.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal, Principal, StaffKind } from '../../principal.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import { unknownAdminUser } from '../failures.ts';
import { recordOwnChange } from '../record-own-change.ts';

/** Turns one's own second factor off. @returns what checkIdentity refuses */
export async function removeOwnTwoFactor(
  db: Database,
  principal: NamedPrincipal<StaffKind>,
  identity: Identity,
): Promise<Result<null>> {
  const checked = await checkIdentity(db, principal, identity);
  if (!checked.ok) return checked;
  await remove(db, principal, principal);
  return success(null);
}

/** Turns the second factor of an admin off who lost phone and recovery codes. @returns NOT_FOUND */
export async function resetTwoFactor(
  db: Database,
  principal: NamedPrincipal<StaffKind>,
  adminUserId: string,
): Promise<Result<null>> {
  const account = await findAccountById(db, { kind: 'admin', id: adminUserId });
  if (!account) return unknownAdminUser();
  await remove(db, account, principal);
  return success(null);
}

async function remove(
  db: Database,
  account: Principal<StaffKind>,
  principal: NamedPrincipal<StaffKind>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('two_factors')
      .where(ACCOUNT_COLUMN[account.kind], '=', account.id)
      .returning('confirmed_at')
      .execute();
    // One that was only begun asked nobody for a code.
    if (removed.every(({ confirmed_at }) => confirmed_at === null)) return;
    await recordOwnChange(transaction, principal, 'turned the second step of sign-in off', account);
  });
}

import type { Database } from '../../../database/connect.ts';
import { findAccountByEmail, findAccountById } from '../../auth/accounts.ts';
import { ACCOUNT_COLUMN } from '../../auth/sessions/account-column.ts';
import { failure, type Result, success } from '../../errors.ts';
import {
  type NamedPrincipal,
  STAFF_KINDS,
  type StaffKind,
  THE_SHOP,
  type TwoFactorRequirement,
} from '../../principal.ts';
import type { Secrets } from '../../secrets.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import { unknownAdminUser } from '../failures.ts';
import { type OwnChange, recordOwnChange } from '../record-own-change.ts';
import { isTwoFactorRequired } from '../rules.ts';

const STAYS_ON =
  'This shop asks for the second step of sign-in: it can be moved to another phone, not turned off.';

/** Turns one's own second factor off. @returns TWO_FACTOR_REQUIRED, and what checkIdentity refuses */
export async function removeOwnTwoFactor(
  db: Database,
  secrets: Secrets,
  principal: NamedPrincipal<StaffKind>,
  identity: Identity,
  requireTwoFactor: TwoFactorRequirement,
): Promise<Result<null>> {
  if (isTwoFactorRequired(requireTwoFactor, principal.kind)) return failure('TWO_FACTOR_REQUIRED', STAYS_ON);
  const checked = await checkIdentity(db, secrets, principal, identity);
  if (!checked.ok) return checked;
  const { deviceName } = identity.from;
  await remove(db, principal, { mail: 'staff-two-factor-off', deviceName, account: principal });
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
  await remove(db, principal, { mail: 'staff-two-factor-reset', deviceName: null, account });
  return success(null);
}

/** The same for all staff with an address, by who runs the shop's machine. @returns NOT_FOUND */
export async function resetTwoFactorByEmail(db: Database, email: string): Promise<Result<null>> {
  const found = await Promise.all(STAFF_KINDS.map((kind) => findAccountByEmail(db, kind, email)));
  const accounts = found.filter((account) => account !== null);
  if (accounts.length === 0) return failure('NOT_FOUND', `No staff account has the e-mail address ${email}.`);
  for (const account of accounts) {
    await remove(db, THE_SHOP, { mail: 'staff-two-factor-reset', deviceName: null, account });
  }
  return success(null);
}

async function remove(
  db: Database,
  principal: NamedPrincipal,
  told: Omit<OwnChange, 'action'>,
): Promise<void> {
  const { account } = told;
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('two_factors')
      .where(ACCOUNT_COLUMN[account.kind], '=', account.id)
      .returning('confirmed_at')
      .execute();
    // One that was only begun asked nobody for a code.
    if (removed.every(({ confirmed_at }) => confirmed_at === null)) return;
    const action = 'turned the second step of sign-in off';
    await recordOwnChange(transaction, principal, { action, ...told });
  });
}

import type { Database } from '../../../database/connect.ts';
import { ACCOUNT_COLUMN } from '../../auth/sessions/account-column.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal, StaffKind } from '../../principal.ts';
import type { Secrets } from '../../secrets.ts';
import { checkIdentity, type Identity } from '../check-identity.ts';
import { recordOwnChange } from '../record-own-change.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';

/** Renews the recovery codes. @returns them, shown this once; INVALID_INPUT when it is off, and as checkIdentity */
export async function renewRecoveryCodes(
  db: Database,
  secrets: Secrets,
  principal: NamedPrincipal<StaffKind>,
  identity: Identity,
): Promise<Result<string[]>> {
  const checked = await checkIdentity(db, secrets, principal, identity);
  if (!checked.ok) return checked;
  return db.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('two_factors')
      .select('id')
      .where(ACCOUNT_COLUMN[principal.kind], '=', principal.id)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!factor) return failure('INVALID_INPUT', 'The second step is not on.');
    const codes = await giveRecoveryCodes(transaction, factor.id);
    await recordOwnChange(transaction, principal, {
      action: 'renewed the recovery codes',
      mail: 'staff-recovery-codes',
      deviceName: identity.from.deviceName,
      account: principal,
    });
    return success(codes);
  });
}

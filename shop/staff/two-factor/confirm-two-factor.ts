import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { ACCOUNT_COLUMN } from '../../auth/sessions/account-column.ts';
import { countAttempt, forgetAttempts } from '../../auth/sessions/attempts.ts';
import { ACCOUNT_LIMIT } from '../../auth/sessions/rules.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal, StaffKind } from '../../principal.ts';
import type { Secrets } from '../../secrets.ts';
import { recordOwnChange } from '../record-own-change.ts';
import { ENROLMENT_MINUTES } from '../rules.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { ownerOfSecret } from './sealed-secret.ts';
import { periodOfCode } from './totp.ts';

const WRONG = 'This code is not right. Please enter the one that the app shows now.';
const NOT_BEGUN = 'This took too long. Please begin again.';

/** Turns the begun second factor on. @returns the recovery codes; INVALID_INPUT naming `code`, TOO_MANY_REQUESTS */
export async function confirmTwoFactor(
  db: Database,
  secrets: Secrets,
  principal: NamedPrincipal<StaffKind>,
  { code, deviceName }: { code: string; deviceName: string },
): Promise<Result<string[]>> {
  const subject = `enrolment:${principal.kind}:${principal.id}`;
  const counted = await countAttempt(db, subject, ACCOUNT_LIMIT);
  if (!counted.ok) return counted;
  return db.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('two_factors')
      .select(['id', 'secret'])
      .where(ACCOUNT_COLUMN[principal.kind], '=', principal.id)
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${ENROLMENT_MINUTES})`)
      .forUpdate()
      .executeTakeFirst();
    const secret = factor ? secrets.open(factor.secret, ownerOfSecret(principal)) : null;
    if (!factor || secret === null) return fieldFailure('code', NOT_BEGUN);
    const period = periodOfCode(secret, code);
    if (period === null) return fieldFailure('code', WRONG);
    const replaced = await transaction
      .deleteFrom('two_factors')
      .where(ACCOUNT_COLUMN[principal.kind], '=', principal.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    await transaction
      .updateTable('two_factors')
      .set({ confirmed_at: sql<Date>`now()`, last_period: period })
      .where('id', '=', factor.id)
      .execute();
    const codes = await giveRecoveryCodes(transaction, factor.id);
    await forgetAttempts(transaction, subject);
    const action =
      replaced.numDeletedRows > 0n
        ? 'replaced the second step of sign-in'
        : 'turned the second step of sign-in on';
    await recordOwnChange(transaction, principal, {
      action,
      mail: 'staff-two-factor-on',
      deviceName,
      account: principal,
    });
    return success(codes);
  });
}

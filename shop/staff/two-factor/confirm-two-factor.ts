import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Actor } from '../../audit-log/types.ts';
import { countAttempt, forgetAttempts } from '../../auth/sessions/attempts.ts';
import { ACCOUNT_LIMIT } from '../../auth/sessions/rules.ts';
import { failure, type Result, success } from '../../errors.ts';
import { recordOwnChange } from '../record-own-change.ts';
import { ENROLMENT_MINUTES } from '../rules.ts';
import type { StaffPerson } from '../types.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { periodOfCode } from './totp.ts';
import { ownedByStaff } from './two-factor-owner.ts';

const WRONG = 'This code is not right. Please enter the one that the app shows now.';
const NOT_BEGUN = 'This took too long. Please begin again.';

/**
 * Turns the second factor on that was begun, with a first code of the app. One that was on before goes with its
 * recovery codes in the same moment.
 * @returns the recovery codes, shown this once: each works instead of a code, once; INVALID_INPUT naming `code`, or
 *   TOO_MANY_REQUESTS after too many wrong ones
 */
export async function confirmTwoFactor(
  db: Database,
  person: StaffPerson,
  actor: Actor,
  code: string,
): Promise<Result<string[]>> {
  const subject = `enrolment:${person.kind}:${person.id}`;
  const counted = await countAttempt(db, subject, ACCOUNT_LIMIT);
  if (!counted.ok) return counted;
  return db.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('two_factors')
      .select(['id', 'secret'])
      .where(ownedByStaff(person))
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${ENROLMENT_MINUTES})`)
      .forUpdate()
      .executeTakeFirst();
    if (!factor) return failure('INVALID_INPUT', NOT_BEGUN, { fields: { code: NOT_BEGUN } });
    const period = periodOfCode(factor.secret, code);
    if (period === null) return failure('INVALID_INPUT', WRONG, { fields: { code: WRONG } });
    const replaced = await transaction
      .deleteFrom('two_factors')
      .where(ownedByStaff(person))
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
    await recordOwnChange(transaction, person, actor, action);
    return success(codes);
  });
}

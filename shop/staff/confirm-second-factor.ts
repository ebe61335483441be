import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Actor } from '../audit/types.ts';
import { failure, type Result, success } from '../errors.ts';
import { hashToken } from '../sessions/tokens.ts';
import { ownedByStaff } from './second-factor-owner.ts';
import { periodOfCode } from './totp.ts';
import type { StaffPerson } from './types.ts';

const WRONG = 'This code is not right. Please enter the one that the app shows now.';

/** Without what looks alike: 10 characters of 31 are beyond guessing. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CODES = 10;
const CODE_LENGTH = 10;

/**
 * Turns the second factor on, with a first code of the app.
 * @returns the recovery codes, shown this once: each works instead of a code, once; INVALID_INPUT naming `code`
 */
export async function confirmSecondFactor(
  db: Database,
  person: StaffPerson,
  actor: Actor,
  code: string,
): Promise<Result<string[]>> {
  return db.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('second_factors')
      .select(['id', 'secret'])
      .where(ownedByStaff(person))
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const period = factor ? periodOfCode(factor.secret, code) : null;
    if (!factor || period === null) return failure('INVALID_INPUT', WRONG, { fields: { code: WRONG } });
    await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: sql<Date>`now()`, last_period: period })
      .where('id', '=', factor.id)
      .execute();
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await transaction
      .insertInto('recovery_codes')
      .values(
        codes.map((one) => ({ code_hash: hashToken(`${factor.id}:${one}`), second_factor_id: factor.id })),
      )
      .execute();
    await recordChange(transaction, {
      actor,
      action: 'turned the second step of sign-in on',
      subject: {
        kind: actor.kind === 'admin' ? 'admin-user' : 'super-admin',
        id: actor.id,
        name: actor.name,
      },
      before: null,
      after: null,
    });
    return success(codes.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`));
  });
}

function newRecoveryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

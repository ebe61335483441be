import type { Database } from '../../database/connect.ts';
import { failure, type Result, success } from '../errors.ts';
import { countAttempt, forgetAttempts } from '../sessions/attempts.ts';
import { isKnownDevice } from '../sessions/known-device.ts';
import { ACCOUNT_LIMIT, accountSubject, deviceSubject } from '../sessions/rules.ts';
import { hashToken } from '../sessions/tokens.ts';
import type { Client } from '../sessions/types.ts';
import type { StaffAccount } from './accounts.ts';
import { ownedByStaff } from './second-factor-owner.ts';
import { periodOfCode } from './totp.ts';

const NEEDED = 'Please enter the code of your authenticator app.';
const WRONG = 'This code is not right, or was used already.';

/**
 * Asks for the second factor, after the password was right. Where none is on, nothing is asked. A code works once,
 * and so does a recovery code.
 * @param from where the try comes from: with a browser that is known, only its own wrong codes count
 * @param code six digits or a recovery code, without spaces and dashes; empty when none was given yet
 * @returns SECOND_FACTOR_NEEDED naming `code`, TOO_MANY_REQUESTS after too many wrong ones
 */
export async function checkSecondFactor(
  db: Database,
  person: StaffAccount,
  code: string,
  from: Client,
): Promise<Result<null>> {
  const factor = await db
    .selectFrom('second_factors')
    .select(['id', 'secret'])
    .where(ownedByStaff(person))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!factor) return success(null);
  if (code === '') return refusal(NEEDED);
  const subject = await codeSubject(db, person, from);
  const counted = await countAttempt(db, subject, ACCOUNT_LIMIT);
  if (!counted.ok) return counted;
  if (!(await takeCode(db, factor, code))) return refusal(WRONG);
  await forgetAttempts(db, subject);
  return success(null);
}

function refusal(sentence: string) {
  return failure('SECOND_FACTOR_NEEDED', sentence, { fields: { code: sentence } });
}

/** Strangers who know the password share one count, and a browser that is known has its own. */
async function codeSubject(db: Database, account: StaffAccount, { device }: Client): Promise<string> {
  const subject = `code:${account.kind}:${account.id}`;
  const known =
    device !== null && (await isKnownDevice(db, device, accountSubject(account.kind, account.email)));
  return known ? deviceSubject(subject, device) : subject;
}

/** Uses the code up, in one statement each, so that of two who send the same one only one gets in. */
async function takeCode(
  db: Database,
  { id, secret }: { id: string; secret: string },
  code: string,
): Promise<boolean> {
  const period = periodOfCode(secret, code);
  if (period !== null) {
    const taken = await db
      .updateTable('second_factors')
      .set({ last_period: period })
      .where('id', '=', id)
      .where('last_period', '<', period)
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  }
  const used = await db
    .deleteFrom('recovery_codes')
    .where('second_factor_id', '=', id)
    .where('code_hash', '=', hashToken(`${id}:${code}`))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

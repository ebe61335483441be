import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import type { Account } from '../../auth/accounts.ts';
import { ACCOUNT_COLUMN } from '../../auth/sessions/account-column.ts';
import { countAttempt, forgetAttempts } from '../../auth/sessions/attempts.ts';
import { isKnownDevice } from '../../auth/sessions/known-device.ts';
import type { Client } from '../../auth/sessions/rules.ts';
import { ACCOUNT_LIMIT, accountSubject, deviceSubject, networkOf } from '../../auth/sessions/rules.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { StaffKind } from '../../principal.ts';
import type { Secrets } from '../../secrets.ts';
import { isAppCode, isRecoveryCode, RECOVERY_LIMIT } from '../rules.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { ownerOfSecret } from './sealed-secret.ts';
import { periodOfCode } from './totp.ts';

const NEEDED = 'Please enter the code of your authenticator app.';
const WRONG = 'This code is not right, or was used already.';
const UNREADABLE =
  'The shop cannot check codes of your app just now: the key of its secrets is missing. Please enter a recovery code.';
const RECOVERY_STILL_WORKS = 'A recovery code lets you in at once.';

/** With the secret opened. */
type Factor = Pick<Row<'two_factors'>, 'id' | 'secret'>;

/**
 * Asks for the second factor where one is on; a code works once. The app's six digits are counted for the account, wherever
 * strangers are; recovery codes for each network, so that they always let the owner in (decision 053).
 * @param code without spaces and dashes; empty when none was given @returns SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS
 */
export async function checkTwoFactor(
  db: Database,
  secrets: Secrets,
  account: Account<StaffKind>,
  code: string,
  from: Client,
): Promise<Result<null>> {
  const factor = await db
    .selectFrom('two_factors')
    .select(['id', 'secret'])
    .where(ACCOUNT_COLUMN[account.kind], '=', account.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!factor) return success(null);
  if (code === '') return wrongCode(NEEDED);
  if (isAppCode(code)) {
    const secret = secrets.open(factor.secret, ownerOfSecret(account));
    if (secret === null) return wrongCode(UNREADABLE);
    return tryAppCode(db, await codeSubject(db, account, from), { id: factor.id, secret }, code);
  }
  return isRecoveryCode(code) ? tryRecoveryCode(db, account, factor, code, from) : wrongCode(WRONG);
}

function wrongCode(message: string) {
  return fieldFailure('code', message, 'SECOND_FACTOR_NEEDED');
}

/** Strangers who know the password share one count, and a browser that is known has its own. */
async function codeSubject(db: Database, account: Account<StaffKind>, { device }: Client): Promise<string> {
  const subject = `code:${account.kind}:${account.id}`;
  const known =
    device !== null && (await isKnownDevice(db, device, accountSubject(account.kind, account.email)));
  return known ? deviceSubject(subject, device) : subject;
}

async function tryAppCode(
  db: Database,
  subject: string,
  factor: Factor,
  code: string,
): Promise<Result<null>> {
  const counted = await countAttempt(db, subject, ACCOUNT_LIMIT);
  if (!counted.ok) {
    const { code: reason, message } = counted.failure;
    return failure(reason, `${message} ${RECOVERY_STILL_WORKS}`);
  }
  if (!(await takeAppCode(db, factor, code))) return wrongCode(WRONG);
  await forgetAttempts(db, subject);
  return success(null);
}

/** Uses the code up, in one statement, so that of two who send the same one only one gets in. */
async function takeAppCode(db: Database, { id, secret }: Factor, code: string): Promise<boolean> {
  const period = periodOfCode(secret, code);
  if (period === null) return false;
  const taken = await db
    .updateTable('two_factors')
    .set({ last_period: period })
    .where('id', '=', id)
    .where('last_period', '<', period)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

async function tryRecoveryCode(
  db: Database,
  { kind, id }: Account<StaffKind>,
  factor: Pick<Factor, 'id'>,
  code: string,
  from: Client,
): Promise<Result<null>> {
  const subject = `recovery:${kind}:${id} ${networkOf(from.address)}`;
  const counted = await countAttempt(db, subject, RECOVERY_LIMIT);
  if (!counted.ok) return counted;
  const used = await db
    .deleteFrom('recovery_codes')
    .where('two_factor_id', '=', factor.id)
    .where('code_hash', '=', hashRecoveryCode(factor.id, code))
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) return wrongCode(WRONG);
  await forgetAttempts(db, subject);
  return success(null);
}

import { randomInt } from 'node:crypto';
import type { Transaction } from '../../../database/connect.ts';
import { hashToken } from '../../tokens.ts';
import { RECOVERY_CODE_LENGTH, RECOVERY_LETTERS } from '../rules.ts';

const RECOVERY_CODES = 10;

/** Gives a second factor new recovery codes, shown this once: only their hashes are stored. */
export async function giveRecoveryCodes(transaction: Transaction, twoFactorId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await transaction.deleteFrom('recovery_codes').where('two_factor_id', '=', twoFactorId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        code_hash: hashRecoveryCode(twoFactorId, code),
        two_factor_id: twoFactorId,
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** @param code without dash and spaces, in lower case */
export function hashRecoveryCode(twoFactorId: string, code: string): Buffer {
  return hashToken(`${twoFactorId}:${code}`);
}

function newCode(): string {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)];
  return Array.from({ length: RECOVERY_CODE_LENGTH }, letter).join('');
}

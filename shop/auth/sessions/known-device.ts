import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { DEVICE_KNOWN_DAYS } from './rules.ts';

/** Whether a browser was signed in with before. @param account (accountSubject); any account when it is left out */
export async function isKnownDevice(db: Database, device: string | null, account?: string): Promise<boolean> {
  if (device === null) return false;
  const found = await db
    .selectFrom('known_devices')
    .select('expires_at')
    .where('token_hash', '=', hashToken(device))
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(account !== undefined, (query) => query.where('account_hash', '=', hashToken(account ?? '')))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes a sign-in with a browser. Its token is new each time, for all its accounts: a planted one is worth nothing. */
export async function rememberDevice(db: Database, device: string | null, account: string): Promise<string> {
  const token = newToken();
  const token_hash = hashToken(token);
  const expires_at = sql<Date>`now() + make_interval(days => ${DEVICE_KNOWN_DAYS})`;
  await db.transaction().execute(async (transaction) => {
    if (device !== null) {
      await transaction
        .updateTable('known_devices')
        .set({ token_hash })
        .where('token_hash', '=', hashToken(device))
        .execute();
    }
    await transaction
      .insertInto('known_devices')
      .values({ token_hash, account_hash: hashToken(account), expires_at })
      .onConflict((conflict) => conflict.columns(['token_hash', 'account_hash']).doUpdateSet({ expires_at }))
      .execute();
  });
  return token;
}

/** Makes all browsers of an account unknown but one, for when somebody else may have had its password. */
export async function forgetOtherDevices(db: Database, account: string, keep: string | null): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('account_hash', '=', hashToken(account))
    .$if(keep !== null, (query) => query.where('token_hash', '!=', hashToken(keep ?? '')))
    .execute();
}

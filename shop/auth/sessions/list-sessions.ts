import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { AccountKind, Principal } from '../../principal.ts';
import { hashToken } from '../../tokens.ts';
import { ACCOUNT_COLUMN } from './account-column.ts';
import type { OwnSession } from './responses.ts';
import { MOST_LISTED_SESSIONS } from './rules.ts';

/** Where somebody is signed in: the session of this token, then those used last. Many more are ended all at once. */
export async function listSessions(
  db: Database,
  { kind, id }: Principal<AccountKind>,
  token: string,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select((eb) => [
      'id as _id',
      'device_name as deviceName',
      'created_at',
      'used_at',
      eb('token_hash', '=', hashToken(token)).as('current'),
    ])
    .where(ACCOUNT_COLUMN[kind], '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('current', 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED_SESSIONS)
    .execute();
  return rows.map(({ created_at, used_at, current, ...session }) => ({
    ...session,
    signedInAt: created_at.toISOString(),
    lastUsedAt: used_at.toISOString(),
    current: Boolean(current),
  }));
}

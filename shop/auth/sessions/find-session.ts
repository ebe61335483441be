import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { OWNER_COLUMN } from './owner.ts';
import { isRenewalDue, SESSION_TERMS } from './rules.ts';
import { hashToken } from './tokens.ts';
import type { PersonKind } from './types.ts';

export interface Session {
  /** Of the person who is signed in. */
  personId: string;
  /** Whether the session was just made to last anew; a cookie that carries it has to be set again. */
  renewed: boolean;
}

/**
 * Finds who carries this token. A token of another kind of person opens nothing here.
 * @returns null when it is unknown, over, or of another kind
 */
export async function findSession(db: Database, kind: PersonKind, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .select([
      'customer_id',
      'admin_user_id',
      'super_admin_id',
      sql<number>`extract(epoch from expires_at - now()) / 3600`.as('hours_left'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const personId = found?.[OWNER_COLUMN[kind]];
  if (!found || !personId) return null;
  const renewed = isRenewalDue(kind, found.hours_left);
  if (renewed) {
    const { lastsHours } = SESSION_TERMS[kind];
    await db
      .updateTable('sessions')
      .set({ expires_at: sql<Date>`now() + make_interval(hours => ${lastsHours})` })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return { personId, renewed };
}

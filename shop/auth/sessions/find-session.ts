import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { AccountKind } from '../../principal.ts';
import { hashToken } from '../../tokens.ts';
import { ACCOUNT_COLUMN } from './account-column.ts';
import { isRenewalDue, SESSION_TERMS, USED_TO_MINUTES } from './rules.ts';

export interface Session {
  accountId: string;
  /** Whether the session was just extended; a cookie that carries it has to be set again. */
  renewed: boolean;
}

/** Finds who carries this token; null when it is unknown, over, or of another kind of account. */
export async function findSession(db: Database, kind: AccountKind, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .select([
      'customer_id',
      'admin_user_id',
      'super_admin_id',
      sql<number>`extract(epoch from expires_at - now()) / 3600`.as('hours_left'),
      sql<boolean>`used_at < now() - make_interval(mins => ${USED_TO_MINUTES})`.as('used_long_ago'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const accountId = found?.[ACCOUNT_COLUMN[kind]];
  if (!found || !accountId) return null;
  const renewed = isRenewalDue(kind, found.hours_left);
  if (renewed || found.used_long_ago) {
    const { lastsHours } = SESSION_TERMS[kind];
    await db
      .updateTable('sessions')
      .set({
        used_at: sql<Date>`now()`,
        ...(renewed && { expires_at: sql<Date>`now() + make_interval(hours => ${lastsHours})` }),
      })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return { accountId, renewed };
}

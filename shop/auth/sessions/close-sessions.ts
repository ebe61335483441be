import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { AccountKind, Principal } from '../../principal.ts';
import { hashToken } from '../../tokens.ts';
import { ACCOUNT_COLUMN } from './account-column.ts';

/** Signs out who carries this token; an unknown one is no mistake. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Signs a person out where the list of sessions names it (list-sessions.ts). @returns NOT_FOUND, also for others' */
export async function closeOwnSession(
  db: Database,
  { kind, id }: Principal<AccountKind>,
  sessionId: string,
): Promise<Result<null>> {
  const closed = await db
    .deleteFrom('sessions')
    .where(ACCOUNT_COLUMN[kind], '=', id)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (closed.numDeletedRows === 0n) return failure('NOT_FOUND', 'This session has ended already.');
  return success(null);
}

/** Signs a person out everywhere, but for the session of the token `keep`. */
export async function closeSessions(
  db: Database,
  { kind, id }: Principal<AccountKind>,
  keep?: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(ACCOUNT_COLUMN[kind], '=', id)
    .$if(keep !== undefined, (query) => query.where('token_hash', '!=', hashToken(keep ?? '')))
    .execute();
}

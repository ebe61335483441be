import type { Database } from '../../../database/connect.ts';
import { OWNER_COLUMN } from './owner.ts';
import { hashToken } from './tokens.ts';
import type { Person } from './types.ts';

/**
 * Signs a person out everywhere, at once: after a new password, or when the account is closed.
 * @param keep the token of the one session that goes on, where there is one
 */
export async function closeSessions(db: Database, { kind, id }: Person, keep?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(OWNER_COLUMN[kind], '=', id)
    .$if(keep !== undefined, (query) => query.where('token_hash', '!=', hashToken(keep ?? '')))
    .execute();
}

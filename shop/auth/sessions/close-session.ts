import type { Database } from '../../../database/connect.ts';
import { hashToken } from './tokens.ts';

/** Signs out whoever carries this token; an unknown one is no mistake. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

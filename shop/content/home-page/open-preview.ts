import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { PREVIEW_MINUTES } from './fields/rules.ts';
import type { HomePage } from './types.ts';

/**
 * Lets somebody look at a page before it is published, for some minutes (R596). Anyone who looks again gives up what was looked
 * at before. @returns the key that opens it; of it the database knows the hash alone
 */
export async function openPreview(db: Database, page: HomePage, { id }: NamedPrincipal): Promise<string> {
  const key = newToken();
  const preview = {
    key_hash: hashToken(key),
    state: JSON.stringify(page),
    expires_at: sql<Date>`now() + make_interval(mins => ${PREVIEW_MINUTES})`,
  };
  await db
    .insertInto('home_page_previews')
    .values({ actor_id: id, ...preview })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(preview))
    .execute();
  return key;
}

/** Removes previews that are over. */
export async function forgetPreviews(db: Database): Promise<void> {
  await db.deleteFrom('home_page_previews').where('expires_at', '<', sql<Date>`now()`).execute();
}

import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { pageAddress } from './rules.ts';
import type { PageState } from './schemas.ts';

/** How long a preview can be looked at (milliseconds), and how many there are at most. */
const LASTS = 60 * 60_000;
const MOST_PREVIEWS = 500;

/**
 * Makes what is typed visible to who knows its address, and to nobody else, for an hour (R603).
 * @param id of the page, or a name of one that is not stored yet
 * @returns the address of the very page, with what is typed
 */
export async function previewPage(db: Database, id: string, state: PageState): Promise<string> {
  const token = newToken();
  await db.deleteFrom('page_previews').where('ends_at', '<', new Date()).execute();
  await sql`
    delete from page_previews where token_hash in
      (select token_hash from page_previews order by ends_at desc offset ${MOST_PREVIEWS - 1})
  `.execute(db);
  await db
    .insertInto('page_previews')
    .values({
      token_hash: hashToken(token),
      page_id: id,
      state: JSON.stringify(state),
      ends_at: new Date(Date.now() + LASTS),
    })
    .execute();
  return withPreview(pageAddress(state.kind, 'slug' in state ? state.slug : ''), token);
}

/** The query stands before the anchor of a post. */
function withPreview(address: string, token: string): string {
  const [path = '', anchor] = address.split('#');
  return `${path}?preview=${token}${anchor === undefined ? '' : `#${anchor}`}`;
}

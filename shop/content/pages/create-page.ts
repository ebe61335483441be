import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { waitForTurn } from '../../sql.ts';
import { nameOf, record, type Writer } from './page-in-turn.ts';
import { refusePictures, refuseSlug } from './refuse-state.ts';
import { isOwnKind, MOST_PAGES } from './rules.ts';
import type { PageState } from './schemas.ts';

/** Begins a page or a post of the owner as a draft. @returns its id; INVALID_INPUT naming the field at fault */
export async function createPage(db: Database, state: PageState, writer: Writer): Promise<Result<string>> {
  if (!isOwnKind(state.kind)) return fieldFailure('kind', 'There is one such page already.');
  const refused = await refusePictures(state, writer);
  if (refused) return { ok: false, failure: refused };
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, 'pages');
    const pages = await transaction.selectFrom('pages').select('id').limit(MOST_PAGES).execute();
    if (pages.length >= MOST_PAGES) {
      return failure('INVALID_INPUT', `A shop has at most ${MOST_PAGES} pages and posts of its own.`);
    }
    const id = randomUUID();
    const taken = await refuseSlug(transaction, id, state);
    if (taken) return { ok: false, failure: taken };
    await transaction
      .insertInto('pages')
      .values({
        id,
        kind: state.kind,
        version: 1,
        draft: JSON.stringify(state),
        draft_by: writer.principal.name,
      })
      .execute();
    await record(transaction, { id, name: nameOf(state) }, 'began the page', writer);
    return success(id);
  });
}

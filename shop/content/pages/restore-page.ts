import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, type Result } from '../../errors.ts';
import { inTurn, type Writer } from './page-in-turn.ts';
import { readState } from './queries.ts';
import { refusePictures } from './refuse-state.ts';
import type { PageState, RestorePage } from './schemas.ts';
import { showState } from './show-state.ts';
import { STARTS } from './start/find-start.ts';

/** Shows an earlier version again, as a new one; 0 is what a new shop has (R604). @returns as `saveDraft` */
export function restorePage(
  db: Database,
  id: string,
  { version, number }: RestorePage,
  writer: Writer,
): Promise<Result<null>> {
  return inTurn(db, id, version, async (transaction, page) => {
    const state = await findVersion(transaction, id, number);
    if (!state) return failure('NOT_FOUND', 'There is no such version.');
    const refused = await refusePictures(state, writer);
    if (refused) return { ok: false, failure: refused };
    const action = number === 0 ? 'put back the page' : `brought back version ${number} of the page`;
    return showState(transaction, page, { state, restores: number, action }, writer);
  });
}

async function findVersion(
  transaction: Transaction,
  id: string,
  number: number,
): Promise<PageState | undefined> {
  if (number === 0) return STARTS.get(id);
  const row = await transaction
    .selectFrom('page_versions')
    .select('state')
    .where('page_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readState(row.state);
}

import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { inTurn, record, storePage, type Writer } from './page-in-turn.ts';

/** Drops the draft: what shoppers see is what the editor begins with again. @returns as `saveDraft` */
export function discardDraft(
  db: Database,
  id: string,
  version: number,
  writer: Writer,
): Promise<Result<null>> {
  return inTurn(db, id, version, async (transaction, page) => {
    if (page.row?.published == null)
      return failure('STEP_NOT_POSSIBLE', 'Shoppers see nothing of this page yet.');
    await storePage(transaction, page, { draft: null, draft_by: null });
    await record(transaction, page, 'dropped the draft of the page', writer);
    return success(null);
  });
}

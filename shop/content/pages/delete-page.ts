import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { inTurn, record, storePage, type Writer } from './page-in-turn.ts';
import { isOwnKind } from './rules.ts';
import { STARTS } from './start/find-start.ts';

/**
 * Takes a page or a post from the shop. What was published of it can be brought back; a draft that never was is gone.
 * @returns CHANGED_MEANWHILE, NOT_FOUND; STEP_NOT_POSSIBLE for a page that every shop has
 */
export function deletePage(db: Database, id: string, version: number, writer: Writer): Promise<Result<null>> {
  return inTurn(db, id, version, async (transaction, page) => {
    if (!isOwnKind(page.kind)) return failure('STEP_NOT_POSSIBLE', 'Every shop has this page.');
    const versions = await transaction
      .selectFrom('page_versions')
      .select('number')
      .where('page_id', '=', id)
      .limit(1)
      .execute();
    if (versions.length === 0 && !STARTS.has(id)) {
      await transaction.deleteFrom('pages').where('id', '=', id).execute();
    } else {
      await storePage(transaction, page, {
        ...{ published: null, slug: null, draft: null, draft_by: null, is_deleted: true },
      });
    }
    await record(transaction, page, 'deleted the page', writer);
    return success(null);
  });
}

import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { inTurn, record, storePage, type Writer } from './page-in-turn.ts';
import { refuseKind, refusePictures, refuseSlug } from './refuse-state.ts';
import type { SavePage } from './schemas.ts';

/** Stores what is not to be seen by shoppers yet (R603). @returns CHANGED_MEANWHILE, NOT_FOUND, INVALID_INPUT */
export async function saveDraft(
  db: Database,
  id: string,
  { version, state }: SavePage,
  writer: Writer,
): Promise<Result<null>> {
  const refused = await refusePictures(state, writer);
  if (refused) return { ok: false, failure: refused };
  return inTurn(db, id, version, async (transaction, page) => {
    const unfit = refuseKind(page, state) ?? (await refuseSlug(transaction, id, state));
    if (unfit) return { ok: false, failure: unfit };
    await storePage(transaction, page, {
      draft: JSON.stringify(state),
      draft_by: writer.principal.name,
    });
    await record(transaction, page, 'saved a draft of the page', writer);
    return success(null);
  });
}

import type { Database } from '../../../database/connect.ts';
import type { Result } from '../../errors.ts';
import { inTurn, type Writer } from './page-in-turn.ts';
import { refuseKind, refusePictures } from './refuse-state.ts';
import type { SavePage } from './schemas.ts';
import { showState } from './show-state.ts';

/** Shows shoppers what was written, in every process at once (R603, decision 066). @returns as `saveDraft` */
export async function publishPage(
  db: Database,
  id: string,
  { version, state }: SavePage,
  writer: Writer,
): Promise<Result<null>> {
  const refused = await refusePictures(state, writer);
  if (refused) return { ok: false, failure: refused };
  return inTurn(db, id, version, async (transaction, page) => {
    const unfit = refuseKind(page, state);
    if (unfit) return { ok: false, failure: unfit };
    return showState(transaction, page, { state, restores: null, action: 'published the page' }, writer);
  });
}

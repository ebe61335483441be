import type { Transaction } from '../../../database/connect.ts';
import { redirectMoved } from '../../catalogue/redirects/write-redirects.ts';
import { type Result, success } from '../../errors.ts';
import { nameOf, type PageInTurn, record, storePage, type Writer } from './page-in-turn.ts';
import { refuseSlug } from './refuse-state.ts';
import { pageAddress } from './rules.ts';
import type { PageState } from './schemas.ts';

/** Makes a version of what is said of a page, and shows it. Who comes by its former address is led on (R606). */
export async function showState(
  transaction: Transaction,
  page: PageInTurn,
  { state, restores, action }: { state: PageState; restores: number | null; action: string },
  writer: Writer,
): Promise<Result<null>> {
  const { principal } = writer;
  const taken = await refuseSlug(transaction, page.id, state);
  if (taken) return { ok: false, failure: taken };
  const newest = await transaction
    .selectFrom('page_versions')
    .select('number')
    .where('page_id', '=', page.id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const number = (newest?.number ?? 0) + 1;
  const slug = 'slug' in state ? state.slug : null;
  await storePage(transaction, page, {
    ...{ published: number, slug, draft: null, draft_by: null, is_deleted: false },
  });
  await transaction
    .insertInto('page_versions')
    .values({
      page_id: page.id,
      number,
      state: JSON.stringify(state),
      restores,
      actor: principal.name,
      actor_id: principal.id,
    })
    .execute();
  if (state.kind === 'page') {
    const before = page.row?.slug ?? state.slug;
    const [from, to] = [pageAddress('page', before), pageAddress('page', state.slug)];
    await redirectMoved(transaction, { from, to }, principal);
  }
  await record(transaction, { ...page, name: nameOf(state) }, action, writer);
  return success(null);
}

import type { Transaction } from '../../../database/connect.ts';
import { type Failure, fieldFailure } from '../../errors.ts';
import { hasProductPhoto } from '../../media/product-photos.ts';
import type { PageInTurn, Writer } from './page-in-turn.ts';
import { picturesOf } from './pictures-of.ts';
import type { PageState } from './schemas.ts';
import { STARTS } from './start/find-start.ts';

/** What a page is, it stays. */
export function refuseKind({ kind }: PageInTurn, state: PageState): Failure | null {
  return state.kind === kind ? null : fieldFailure('kind', 'This is a page of another kind.').failure;
}

/** No two pages, and no two posts, have one address; a deleted one has none. */
export async function refuseSlug(
  transaction: Transaction,
  id: string,
  state: PageState,
): Promise<Failure | null> {
  if (!('slug' in state)) return null;
  const rows = await transaction
    .selectFrom('pages')
    .select(['id', 'slug'])
    .where('kind', '=', state.kind)
    .execute();
  const known = new Set(rows.map((row) => row.id));
  const isTaken =
    rows.some((row) => row.id !== id && row.slug === state.slug) ||
    [...STARTS].some(
      ([startId, start]) =>
        startId !== id &&
        !known.has(startId) &&
        start.kind === state.kind &&
        'slug' in start &&
        start.slug === state.slug,
    );
  return isTaken
    ? fieldFailure('slug', 'Another page has this address. Please choose another one.').failure
    : null;
}

/** A picture that is not there any more is named by the text in which it stands. */
export async function refusePictures(state: PageState, { dataDir }: Writer): Promise<Failure | null> {
  for (const [field, addresses] of picturesOf(state)) {
    for (const address of addresses) {
      if (await hasProductPhoto(dataDir, address)) continue;
      return fieldFailure(field, 'A picture of this text is not stored any more. Please choose it again.')
        .failure;
    }
  }
  return null;
}

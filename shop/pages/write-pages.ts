import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { changedMeanwhile } from '../audit-log/changed-meanwhile.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { redirectMoved } from '../catalogue/redirects/write-redirects.ts';
import { type Failure, failure, fieldFailure, type Result, success } from '../errors.ts';
import { hasProductPhoto } from '../media/product-photos.ts';
import type { NamedPrincipal } from '../principal.ts';
import { waitForTurn } from '../sql.ts';
import { picturesOf } from './pictures-of.ts';
import { findPageForStaff, readState } from './queries.ts';
import { isOwnKind, MOST_PAGES, pageAddress } from './rules.ts';
import type { PageState, RestorePage, SavePage } from './schemas.ts';
import { STARTS } from './start/find-start.ts';

/** Who writes, and where the pictures of the shop are. */
interface Writer {
  principal: NamedPrincipal;
  dataDir: string;
}

/** A page that is being changed, which nobody else changes until the transaction is over. */
interface PageInTurn {
  id: string;
  row: Row<'pages'> | undefined;
  kind: PageState['kind'];
  /** What it is called in the audit log. */
  name: string;
}

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
    return show(transaction, page, { state, restores: null, action: 'published the page' }, writer);
  });
}

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
    return show(transaction, page, { state, restores: number, action }, writer);
  });
}

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

/** @param version that the writer had in view; a page that has another one by now is not changed */
function inTurn(
  db: Database,
  id: string,
  version: number,
  change: (transaction: Transaction, page: PageInTurn) => Promise<Result<null>>,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, 'pages');
    const current = await findPageForStaff(transaction, id);
    if (!current) return failure('NOT_FOUND', 'This page does not exist any more.');
    if (current.version !== version) return changedMeanwhile(transaction, { kind: 'page', id }, current);
    const row = await transaction.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
    const name = current.texts[current.kind === 'post' ? 'heading' : 'title'] ?? id;
    return change(transaction, { id, row, kind: current.kind, name });
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

/** Makes a version of what is said of a page, and shows it. Who comes by its former address is led on (R606). */
async function show(
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

type StoredPage = Partial<Pick<Row<'pages'>, 'published' | 'slug' | 'draft' | 'draft_by' | 'is_deleted'>>;

/** Stores a change of a page; one that a new shop has gets its row with the first. */
async function storePage(
  transaction: Transaction,
  { id, row, kind }: PageInTurn,
  changed: StoredPage,
): Promise<void> {
  const start = STARTS.get(id);
  const initial = {
    ...{ id, kind, version: 1, published: start ? 0 : null },
    slug: start && 'slug' in start ? start.slug : null,
  };
  await transaction
    .insertInto('pages')
    .values({ ...initial, ...changed })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...changed,
        version: (row?.version ?? 0) + 1,
        updated_at: new Date(),
      }),
    )
    .execute();
}

function refuseKind({ kind }: PageInTurn, state: PageState): Failure | null {
  return state.kind === kind ? null : fieldFailure('kind', 'This is a page of another kind.').failure;
}

/** No two pages, and no two posts, have one address; a deleted one has none. */
async function refuseSlug(transaction: Transaction, id: string, state: PageState): Promise<Failure | null> {
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
async function refusePictures(state: PageState, { dataDir }: Writer): Promise<Failure | null> {
  for (const [field, addresses] of picturesOf(state)) {
    for (const address of addresses) {
      if (await hasProductPhoto(dataDir, address)) continue;
      return fieldFailure(field, 'A picture of this text is not stored any more. Please choose it again.')
        .failure;
    }
  }
  return null;
}

const nameOf = (state: PageState) => (state.kind === 'post' ? state.heading : state.title);

function record(
  transaction: Transaction,
  { id, name }: { id: string; name: string },
  action: string,
  { principal }: Writer,
): Promise<void> {
  return recordChange(transaction, {
    principal,
    action,
    subject: { kind: 'page', id, name },
    before: null,
    after: null,
  });
}

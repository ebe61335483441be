import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { hashToken } from '../../tokens.ts';
import type { ListedPage, PageVersion, StaffPage } from './responses.ts';
import { isOwnKind, type PageKind, pageAddress } from './rules.ts';
import { type PageState, pageStateSchema, type StateOf } from './schemas.ts';
import { STARTS } from './start/find-start.ts';
import { toTexts } from './to-texts.ts';

/** @throws when what is stored cannot be read */
export const readState = (stored: unknown): PageState => pageStateSchema.parse(stored);

/** What shoppers see of a page; null for one that they see nothing of. @param id name of a page that is built in, or an id */
export async function findPublished(db: Database, id: string): Promise<PageState | null> {
  const row = await db
    .selectFrom('pages')
    .leftJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.number', '=', 'pages.published'),
    )
    .select(['pages.published', 'page_versions.state'])
    .where('pages.id', '=', id)
    .executeTakeFirst();
  if (!row) return STARTS.get(id) ?? null;
  return publishedState(id, row);
}

/** A version by its number: 0 is what a new shop has. */
function publishedState(id: string, row: { published: number | null; state: unknown }): PageState | null {
  if (row.published === null) return null;
  return row.published === 0 ? (STARTS.get(id) ?? null) : readState(row.state);
}

/** All that shoppers see of one kind: those of the owner, and those of a new shop that nobody has worked on. */
async function listPublished<Kind extends PageKind>(db: Database, kind: Kind) {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.number', '=', 'pages.published'),
    )
    .select(['pages.id', 'pages.published', 'page_versions.state', 'page_versions.created_at as changedAt'])
    .where('pages.kind', '=', kind)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const untouched = [...STARTS].flatMap(([id, state]) =>
    known.has(id) ? [] : [{ id, state, changedAt: null }],
  );
  const changed = rows.map((row) => ({
    id: row.id,
    state: publishedState(row.id, row),
    changedAt: row.changedAt,
  }));
  return [...changed, ...untouched].flatMap(({ id, state, changedAt }) =>
    isOfKind(state, kind) ? [{ id, state, changedAt }] : [],
  );
}

export function isOfKind<Kind extends PageKind>(state: PageState | null, kind: Kind): state is StateOf<Kind> {
  return state?.kind === kind;
}

/** The posts that shoppers see, newest first. */
export async function listPosts(db: Database): Promise<{ id: string; state: StateOf<'post'> }[]> {
  return newestFirst(await listPublished(db, 'post'));
}

export function newestFirst<Post extends { state: StateOf<'post'> }>(posts: readonly Post[]): Post[] {
  return posts.toSorted(
    (one, other) =>
      other.state.date.localeCompare(one.state.date) || one.state.slug.localeCompare(other.state.slug),
  );
}

/** The owner's own page at an address; null where shoppers see none. */
export async function findOwnPage(db: Database, slug: string): Promise<StateOf<'page'> | null> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('kind', '=', 'page')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const state = row ? await findPublished(db, row.id) : null;
  return isOfKind(state, 'page') ? state : null;
}

export interface FooterPage {
  name: string;
  to: string;
}

/** The owner's own pages that the footer leads to, in their order. */
export async function listFooterPages(db: Database): Promise<FooterPage[]> {
  const pages = await listPublished(db, 'page');
  return pages
    .filter(({ state }) => state.inFooter === 'yes')
    .toSorted(
      (one, other) => one.state.place - other.state.place || one.state.title.localeCompare(other.state.title),
    )
    .map(({ state }) => ({ name: state.title, to: pageAddress('page', state.slug) }));
}

/** The owner's own pages for search engines, with when each was last published. */
export async function listPagesToFind(db: Database): Promise<{ path: string; changedAt: Date | null }[]> {
  const pages = await listPublished(db, 'page');
  return pages
    .map(({ state, changedAt }) => ({ path: pageAddress('page', state.slug), changedAt }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/** What somebody looks at before it is published; null for a token that is none, or has ended. */
export async function findPreview(
  db: Database,
  token: string,
): Promise<{ id: string; state: PageState } | null> {
  const row = await db
    .selectFrom('page_previews')
    .select(['page_id', 'state'])
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', new Date())
    .executeTakeFirst();
  return row ? { id: row.page_id, state: readState(row.state) } : null;
}

/** Every page and post, as staff see them: the built-in ones, the owner's own by name, the posts newest first. */
export async function listPages(db: Database): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('page_versions', (join) =>
      join.onRef('page_versions.page_id', '=', 'pages.id').onRef('page_versions.number', '=', (eb) =>
        eb
          .selectFrom('page_versions as newest')
          .select((newest) => newest.fn.max('newest.number').as('number'))
          .whereRef('newest.page_id', '=', 'pages.id'),
      ),
    )
    .selectAll('pages')
    .select(['page_versions.state', 'page_versions.actor', 'page_versions.created_at as changedAt'])
    .execute();
  const worked = new Map(rows.map((row) => [row.id, row]));
  const listed = [...new Set([...STARTS.keys(), ...worked.keys()])].flatMap((id) => {
    const row = worked.get(id);
    const newest = row?.state ? readState(row.state) : STARTS.get(id);
    const state = row?.draft ? readState(row.draft) : newest;
    return state ? [toListed(id, state, newest ?? state, row)] : [];
  });
  return listed.toSorted((one, other) => orderOf(one) - orderOf(other) || compareListed(one, other));
}

const KINDS_IN_ORDER: readonly PageKind[] = ['about', 'return-policy', 'faq', 'blogs', 'page', 'post'];
const orderOf = ({ kind }: ListedPage) => KINDS_IN_ORDER.indexOf(kind);
const compareListed = (one: ListedPage, other: ListedPage) =>
  (other.date ?? '').localeCompare(one.date ?? '') || one.name.localeCompare(other.name);

type PageRow = Row<'pages'> & { actor: string | null; changedAt: Date | null };

function toListed(id: string, state: PageState, newest: PageState, row: PageRow | undefined): ListedPage {
  const isShown = row ? row.published !== null : true;
  const shownSlug = 'slug' in newest ? newest.slug : '';
  return {
    _id: id,
    kind: state.kind,
    name: state.kind === 'post' ? state.heading : state.title,
    address: isShown ? pageAddress(state.kind, shownSlug) : null,
    date: state.kind === 'post' ? state.date : null,
    draftBy: row?.draft_by ?? null,
    isDeleted: row?.is_deleted ?? false,
    changedBy: row?.actor ?? null,
    changedAt: row?.changedAt?.toISOString() ?? null,
  };
}

const VERSIONS_SHOWN = 50;

/** A page as its editor shows it: the draft, or else what shoppers see, and who published what. Null for none. */
export async function findPageForStaff(db: Database, id: string): Promise<StaffPage | null> {
  const [row, versions] = await Promise.all([
    db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('page_versions')
      .selectAll()
      .where('page_id', '=', id)
      .orderBy('number', 'desc')
      .limit(VERSIONS_SHOWN)
      .execute(),
  ]);
  const newest = versions[0] ? readState(versions[0].state) : STARTS.get(id);
  const state = row?.draft ? readState(row.draft) : newest;
  if (!state) return null;
  const isShown = row ? row.published !== null : true;
  return {
    _id: id,
    kind: state.kind,
    version: row?.version ?? 0,
    texts: toTexts(state),
    address: isShown && newest ? pageAddress(newest.kind, 'slug' in newest ? newest.slug : '') : null,
    isDeleted: row?.is_deleted ?? false,
    draftBy: row?.draft_by ?? null,
    published: row ? row.published : 0,
    hasStart: STARTS.has(id),
    isOwn: isOwnKind(state.kind),
    versions: versions.map(toVersion),
  };
}

function toVersion({ number, restores, actor, created_at }: Row<'page_versions'>): PageVersion {
  return { number, restores, by: actor, at: created_at.toISOString() };
}

import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { findHomePage, type PublishedHomePage, readDraft, readHomePage, renewNames } from './queries.ts';
import { describeChanges, findProblems } from './rules.ts';
import type { Seen } from './schemas.ts';
import type { HomePage } from './types.ts';

interface Written {
  seen: Seen;
  page: HomePage;
}

/**
 * Stores what is being arranged, for anyone who goes on with it (R594). Shoppers see none of it.
 * @returns CHANGED_MEANWHILE where somebody else saved or published since it was looked at
 */
export function saveDraft(
  db: Database,
  { seen, page }: Written,
  principal: NamedPrincipal,
): Promise<Result<null>> {
  return inTurn(db, seen, async (transaction) => {
    await transaction.deleteFrom('home_page_draft').execute();
    const draft = { revision: randomUUID(), state: JSON.stringify(await renewNames(transaction, page)) };
    await transaction
      .insertInto('home_page_draft')
      .values({ ...draft, actor: principal.name, actor_id: principal.id })
      .execute();
    return success(null);
  });
}

/** Gives up what is being arranged. @returns as `saveDraft` */
export function discardDraft(db: Database, seen: Seen): Promise<Result<null>> {
  return inTurn(db, seen, async (transaction) => {
    await transaction.deleteFrom('home_page_draft').execute();
    return success(null);
  });
}

/**
 * Publishes a page; the commit tells every process, whose pages follow (R594, decision 121).
 * @returns its version, also when nothing is changed; INVALID_INPUT with what is missing, else as `saveDraft`
 */
export function publishHomePage(
  db: Database,
  { seen, page }: Written,
  principal: NamedPrincipal,
): Promise<Result<number>> {
  const fields = findProblems(page);
  const [problem] = Object.values(fields);
  if (problem !== undefined) {
    return Promise.resolve(failure('INVALID_INPUT', `Not published yet. ${problem}`, { fields }));
  }
  return inTurn(db, seen, async (transaction, published) => {
    const wanted = await renewNames(transaction, page);
    await transaction.deleteFrom('home_page_draft').execute();
    return success(await store(transaction, published, wanted, null, principal));
  });
}

/** Brings an earlier version back, as a new one; what is being arranged stays (R595). @returns NOT_FOUND for one that there never was, else as `saveDraft` */
export function restoreHomePage(
  db: Database,
  { number, seen }: { number: number; seen: Seen },
  principal: NamedPrincipal,
): Promise<Result<number>> {
  return inTurn(db, seen, async (transaction, published) => {
    const earlier = await findHomePage(transaction, number);
    if (!earlier) return failure('NOT_FOUND', 'There is no such version.');
    return success(await store(transaction, published, earlier, number, principal));
  });
}

/** Does something with what nobody else changes until it is done, if it is still as it was seen. */
function inTurn<T>(
  db: Database,
  seen: Seen,
  work: (transaction: Transaction, published: PublishedHomePage) => Promise<Result<T>>,
): Promise<Result<T>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, 'home page');
    const published = await readHomePage(transaction);
    const draft = await readDraft(transaction);
    if (published.version === seen.version && (draft?.revision ?? null) === seen.draft) {
      return work(transaction, published);
    }
    return refuse(transaction, seen, published, draft);
  });
}

type Draft = Awaited<ReturnType<typeof readDraft>>;

/** Says who was faster, and what of the page is other than it was seen. */
async function refuse(
  transaction: Transaction,
  seen: Seen,
  published: PublishedHomePage,
  draft: Draft,
): Promise<ReturnType<typeof failure>> {
  const newest = await transaction
    .selectFrom('home_pages')
    .select('actor')
    .where('number', '=', published.version)
    .executeTakeFirst();
  const isPublished = published.version !== seen.version;
  const who = (isPublished ? newest?.actor : draft?.by) ?? 'Somebody';
  const did = isPublished ? 'published the home page' : draft ? 'saved the draft' : 'gave up the draft';
  const before = (await findHomePage(transaction, seen.version)) ?? published.page;
  const changes = describeChanges(
    isPublished ? before : published.page,
    (isPublished ? null : draft?.page) ?? published.page,
  );
  const message = `${who} ${did} in the meantime. Nothing of yours was saved.`;
  const now = { version: published.version, draft: draft?.revision ?? null };
  return failure('CHANGED_MEANWHILE', message, { data: { seen: now, changes } });
}

/** Stores a version, if it is another one. @returns its number */
async function store(
  transaction: Transaction,
  { version, page }: PublishedHomePage,
  wanted: HomePage,
  restores: number | null,
  principal: NamedPrincipal,
): Promise<number> {
  const changes = describeChanges(page, wanted);
  if (changes.length === 0) return version;
  const number = version + 1;
  await transaction
    .insertInto('home_pages')
    .values({
      number,
      state: JSON.stringify(wanted),
      restores,
      actor: principal.name,
      actor_id: principal.id,
    })
    .execute();
  const told = (which: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.what, change[which]]));
  await recordChange(transaction, {
    principal,
    action:
      restores === null ? 'published the home page' : `brought back the home page of version ${restores}`,
    subject: { kind: 'home-page', id: String(number), name: `Version ${number}` },
    before: told('before'),
    after: told('after'),
  });
  return number;
}

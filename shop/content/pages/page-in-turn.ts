import type { Database, Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { findPageForStaff } from './queries.ts';
import type { PageState } from './schemas.ts';
import { STARTS } from './start/find-start.ts';

/** Who writes, and where the pictures of the shop are. */
export interface Writer {
  principal: NamedPrincipal;
  dataDir: string;
}

/** A page that is being changed, which nobody else changes until the transaction is over. */
export interface PageInTurn {
  id: string;
  row: Row<'pages'> | undefined;
  kind: PageState['kind'];
  /** What it is called in the audit log. */
  name: string;
}

/**
 * Changes a page in its turn.
 * @param version that the writer had in view; a page that has another one by now is not changed
 * @returns CHANGED_MEANWHILE, NOT_FOUND, or what the change says
 */
export function inTurn(
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

type StoredPage = Partial<Pick<Row<'pages'>, 'published' | 'slug' | 'draft' | 'draft_by' | 'is_deleted'>>;

/** Stores a change of a page; one that a new shop has gets its row with the first. */
export async function storePage(
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

/** What a page is called in the audit log. */
export const nameOf = (state: PageState) => (state.kind === 'post' ? state.heading : state.title);

/** Says in the audit log what became of a page. */
export function record(
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

import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { formatTime } from '../../dates.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import type { FilingCategory } from '../categories/rules.ts';
import { deleteLocked } from '../products/delete-locked.ts';
import { linkVariants, unlinkVariants, type VariantLink } from '../products/link-variants.ts';
import { readProductRows } from '../products/lock-product.ts';
import type { ProductFields, ProductRow } from '../products/product-row.ts';
import { writeProducts } from '../products/write-products.ts';
import { lockProducts } from '../stock/lock-products.ts';
import { eachJudged, findStayingFamilies, type Judged } from './plan-undo.ts';
import { readFilingCategories } from './read-category-paths.ts';
import { IMPORTS_TURN } from './remember-import.ts';
import type { UndoSummary } from './responses.ts';
import { LISTED_KEPT } from './rules.ts';
import { withParts } from './with-parts.ts';

/** Products that are removed together. */
const BATCH = 250;

const PUT_BACK = 'Put back by the undo of an import';

/** What an undo of an import would do now. @returns NOT_FOUND, or CHANGED_MEANWHILE for one that cannot be undone */
export async function previewUndo(db: Database, id: string): Promise<Result<UndoSummary>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const refused = await findRefusal(transaction, id);
      if (refused) return refused;
      const summary = emptySummary();
      const categories = await readCategories(transaction, false);
      const keeps = await findStayingFamilies(transaction, id, categories);
      for await (const batch of eachJudged(transaction, id, categories, keeps)) count(summary, batch);
      return success(summary);
    });
}

/**
 * Undoes an import, all or nothing: removes what it created, and puts back what it changed, each part where it still is what
 * the import made it. What others did since stays, and is named.
 * @param heard how many products are done, of how many
 * @returns NOT_FOUND, or CHANGED_MEANWHILE for one that was undone already or is too old
 */
export async function undoImport(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { heard, stopped }: { heard: (done: number, all: number) => Promise<void>; stopped: AbortSignal },
): Promise<Result<UndoSummary>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, IMPORTS_TURN);
    const refused = await findRefusal(transaction, id);
    if (refused) return refused;
    const its = sql<boolean>`products.id in (select product_id from product_import_changes where import_id = ${id})`;
    const locked = await lockProducts(transaction, its).select('id').execute();
    const categories = await readCategories(transaction, true);
    const keeps = await findStayingFamilies(transaction, id, categories);
    const summary = emptySummary();
    const links: VariantLink[] = [];
    const removed: string[] = [];
    let done = 0;
    const step = async (count: number) => {
      stopped.throwIfAborted();
      done += count;
      await heard(done, Math.max(done, locked.length));
    };
    for await (const batch of eachJudged(transaction, id, categories, keeps)) {
      count(summary, batch);
      const removedHere = batch.flatMap(({ change, verdict }) =>
        verdict.kind === 'remove' ? change.product_id : [],
      );
      removed.push(...removedHere);
      await unlinkMoved(transaction, batch);
      for (const { change, product, after } of await putBack(transaction, principal, batch, categories)) {
        const { variant_of, option_values } = after;
        if (change.before?.variants && variant_of !== null)
          links.push({ id: product.id, variant_of, option_values });
      }
      await step(batch.length - removedHere.length);
    }
    // With a product go its variants: only now is none of them anything else but new itself.
    await unlinkVariants(transaction, removed);
    for (let start = 0; start < removed.length; start += BATCH) {
      const ids = removed.slice(start, start + BATCH);
      const products = [...(await readProductRows(transaction, ids)).values()];
      await deleteLocked(transaction, principal, 'removed the product by undoing an import', products);
      await step(ids.length);
    }
    await linkVariants(transaction, links);
    await transaction
      .updateTable('product_imports')
      .set({
        undone_at: sql<Date>`now()`,
        undone_by: principal.name,
        removed_count: summary.removed,
        restored_count: summary.restored,
        kept_count: summary.kept,
      })
      .where('id', '=', id)
      .execute();
    return success(summary);
  });
}

const emptySummary = (): UndoSummary => ({ removed: 0, restored: 0, kept: 0, gone: 0, notes: [] });

function count(summary: UndoSummary, batch: readonly Judged[]): void {
  for (const { product, verdict } of batch) {
    if (verdict.kind === 'gone') summary.gone += 1;
    if (verdict.kind === 'remove') summary.removed += 1;
    if (verdict.kind === 'restore') summary.restored += 1;
    const notes = 'notes' in verdict ? verdict.notes : [];
    if (notes.length === 0 || !product) continue;
    summary.kept += 1;
    if (summary.notes.length < LISTED_KEPT) {
      summary.notes.push({ _id: product.id, name: product.name, message: notes.join(' ') });
    }
  }
}

/** Categories by id, as `readFilingCategories` has them by name. */
async function readCategories(db: Database, keep: boolean): Promise<ReadonlyMap<string, FilingCategory>> {
  const byName = await readFilingCategories(db, keep);
  return new Map([...byName.values()].map((category) => [category.id, category]));
}

/** Why an import cannot be undone; null when it can. @returns NOT_FOUND, or CHANGED_MEANWHILE for one that was undone or is too old */
export async function findRefusal(db: Database, id: string) {
  const found = await db
    .selectFrom('product_imports')
    .select(['undone_by', 'undone_at', 'forgotten_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return failure('NOT_FOUND', 'This import does not exist.');
  const { undone_by, undone_at, forgotten_at } = found;
  if (undone_at !== null) {
    return failure(
      'CHANGED_MEANWHILE',
      `${undone_by} has undone this import already, ${formatTime(undone_at.toISOString())}.`,
    );
  }
  if (forgotten_at !== null) return failure('CHANGED_MEANWHILE', 'This import is too old to be undone.');
  return null;
}

async function unlinkMoved(transaction: Transaction, batch: readonly Judged[]): Promise<void> {
  const moved = batch.filter(
    ({ verdict }) => verdict.kind === 'restore' && verdict.parts.variants !== undefined,
  );
  await unlinkVariants(
    transaction,
    moved.map(({ change }) => change.product_id),
  );
}

interface PutBack {
  change: Judged['change'];
  product: ProductRow;
  after: ProductFields;
  isWhole: boolean;
}

async function putBack(
  transaction: Transaction,
  principal: NamedPrincipal,
  batch: readonly Judged[],
  categories: ReadonlyMap<string, FilingCategory>,
): Promise<PutBack[]> {
  const restored = batch.flatMap(({ change, product, verdict }): PutBack[] =>
    product && verdict.kind === 'restore'
      ? [{ change, product, after: withParts(product, verdict.parts, categories), isWhole: verdict.isWhole }]
      : [],
  );
  await writeProducts(
    transaction,
    principal,
    'changed the product back by undoing an import',
    restored,
    PUT_BACK,
  );
  // The version of before comes back with the product of before, and so does the day on which it came back in stock.
  const rows = restored.map(({ change, product, after, isWhole }) => ({
    id: product.id,
    version: isWhole && product.version === change.version_after ? change.version_before : null,
    restocks: change.before?.quantity !== undefined && after.quantity !== product.quantity,
    restocked_at: change.restocked_at,
  }));
  await sql`
    update products set
      version = coalesce(back.version, products.version),
      highest_version = case when back.version is null then products.highest_version else products.version end,
      restocked_at = case when back.restocks then back.restocked_at else products.restocked_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as back (id uuid, version integer, restocks boolean, restocked_at timestamptz)
    where products.id = back.id and (back.version is not null or back.restocks)
  `.execute(transaction);
  return restored;
}

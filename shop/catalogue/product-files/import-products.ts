import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { takenCode } from '../products/failures.ts';
import { insertProducts } from '../products/insert-products.ts';
import { linkVariants, unlinkVariants, type VariantLink } from '../products/link-variants.ts';
import { findIdsByName, readProductRows } from '../products/lock-product.ts';
import type { ProductFields } from '../products/product-row.ts';
import { changedFields, writeProducts } from '../products/write-products.ts';
import { isOneOf, lockProducts } from '../stock/lock-products.ts';
import { type FileIndex, findCodeHolders, indexFile } from './index-file.ts';
import { type BatchPlan, planBatch } from './plan-batch.ts';
import { planFamilies } from './plan-families.ts';
import { readFilingCategories } from './read-category-paths.ts';
import { type ProductFile, readBatches, UnreadableFile } from './read-file.ts';
import { beginImport, endImport, IMPORTS_TURN, readRestocked, rememberBatch } from './remember-import.ts';
import type { ImportProgress, ImportSummary, PlannedProduct, Problem } from './responses.ts';
import { type NewProductStatus, PREVIEWED } from './rules.ts';
import { tellPlanned } from './tell-planned.ts';

const SET_BY_IMPORT = 'Set by an imported file';
const CHANGED_MEANWHILE = 'Products of this file were changed at this moment. Please import it again.';

export interface ImportOptions {
  /** As the browser named it. */
  fileName: string;
  /** What new products are of which the file says no status. */
  newStatus: NewProductStatus;
  /** Only looks, and says what would be stored. */
  dryRun: boolean;
  /** Hears every problem and how far it is; it is waited for, so that nothing piles up. */
  listener: {
    progress(progress: ImportProgress): Promise<void>;
    problem(problem: Problem): Promise<void>;
    /** Hears of the first products what becomes of them. */
    planned(products: PlannedProduct[]): Promise<void>;
  };
  /** Ends the import; what was stored so far is taken back. */
  stopped: AbortSignal;
}

/** Takes a transaction back whole; it never leaves this file. */
class NotSaved extends Error {
  readonly summary: ImportSummary;
  constructor(summary: ImportSummary) {
    super('Not every row of the file can be taken.');
    this.summary = summary;
  }
}

/**
 * Imports a file of products: stores all in one transaction, which checks again, when every row is right; else nothing. What
 * changed something is remembered, so that it can be undone.
 * @returns `saved` the id of the import, null where nothing was stored
 * @throws UnreadableFile when the rest of the file is no CSV, or somebody took a SKU or a barcode at the same moment
 */
export async function importProducts(
  db: Database,
  principal: NamedPrincipal,
  file: ProductFile,
  options: ImportOptions,
): Promise<{ summary: ImportSummary; saved: string | null }> {
  const index = await indexFile(file, async (rows, part) => {
    options.stopped.throwIfAborted();
    await options.listener.progress({ phase: 'reading', rows, part });
  });
  const { summary, changing } = await goThrough(db, file, index, 'checking', options);
  const nothingToSave = changing.length + summary.created === 0;
  if (options.dryRun || summary.problems > 0 || nothingToSave) return { summary, saved: null };
  try {
    return await db.transaction().execute(async (transaction) => {
      await waitForTurn(transaction, IMPORTS_TURN);
      // All at the start: batches, each in its own order, could wait for others in a ring.
      await lockProducts(transaction, isOneOf(changing)).select('id').execute();
      const importId = randomUUID();
      await beginImport(transaction, importId, options.fileName, principal);
      const links: VariantLink[] = [];
      const stored = await goThrough(transaction, file, index, 'saving', options, async (batch) => {
        const created = await storeBatch(transaction, principal, importId, batch);
        links.push(...linksOf(batch, created));
        return created;
      });
      if (stored.summary.problems > 0 || stored.summary.created + stored.changing.length === 0)
        throw new NotSaved(stored.summary);
      const locked = new Set(changing);
      if (stored.changing.some((id) => !locked.has(id))) throw new UnreadableFile(CHANGED_MEANWHILE);
      await linkVariants(transaction, links);
      await endImport(transaction, importId, stored.summary);
      return { summary: stored.summary, saved: importId };
    });
  } catch (error) {
    const code = takenCode(error);
    if (code) throw new UnreadableFile(`Another product got a ${code} of this file at this moment.`);
    if (error instanceof NotSaved) return { summary: error.summary, saved: null };
    throw error;
  }
}

/** @returns the ids of the products that are new */
async function storeBatch(
  transaction: Transaction,
  principal: NamedPrincipal,
  importId: string,
  { created, changed }: BatchPlan,
): Promise<string[]> {
  const moving = changed.filter(({ product, after }) => isVariant(product) && isMoved(product, after));
  await unlinkVariants(
    transaction,
    moving.map(({ product }) => product.id),
  );
  const restocked = await readRestocked(transaction, changed);
  const ids = await insertProducts(transaction, principal, 'imported the product', created);
  await writeProducts(transaction, principal, 'changed the product by import', changed, SET_BY_IMPORT);
  await rememberBatch(transaction, importId, ids, changed, restocked);
  return ids;
}

const isVariant = ({ variant_of }: ProductFields) => variant_of !== null;

const isMoved = (before: ProductFields, after: ProductFields) =>
  before.variant_of !== after.variant_of ||
  JSON.stringify(before.option_values) !== JSON.stringify(after.option_values);

/** Which products become variants, or other ones. @param createdIds in the order of what was created */
function linksOf({ created, changed }: BatchPlan, createdIds: readonly string[]): VariantLink[] {
  return [
    ...created.map((after, index) => ({ id: createdIds[index] ?? '', after })),
    ...changed
      .filter(({ product, after }) => isMoved(product, after))
      .map(({ product: { id }, after }) => ({ id, after })),
  ].flatMap(({ id, after: { variant_of, option_values } }) =>
    variant_of === null ? [] : { id, variant_of, option_values },
  );
}

/**
 * Goes through the file once. @param store stores a batch, and returns the ids of what it created
 * @returns what the file asks for, and the ids of the products that change
 */
async function goThrough(
  db: Database,
  file: ProductFile,
  index: FileIndex,
  phase: ImportProgress['phase'],
  { newStatus, listener, stopped }: ImportOptions,
  store?: (batch: BatchPlan) => Promise<string[]>,
): Promise<{ summary: ImportSummary; changing: string[] }> {
  const summary: ImportSummary = {
    rows: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    changedFields: {},
    problems: index.problems.length,
  };
  for (const problem of index.problems) await listener.problem(problem);
  const categories = await readFilingCategories(db, store !== undefined);
  const holders = await findCodeHolders(db, index.rows);
  const families = await planFamilies(db, index.rows, holders);
  const rowOf = new Map<string, number>();
  const createdIds = new Set<string>();
  const changing: string[] = [];
  for await (const { rows, part } of readBatches(file)) {
    stopped.throwIfAborted();
    const plan = await planBatch(rows, {
      file,
      newStatus,
      categories,
      holders,
      families,
      rowOf,
      created: createdIds,
      async findProducts(ids, names) {
        const found = await readProductRows(db, [...ids, ...(await findIdsByName(db, names))]);
        return [...found.values()];
      },
    });
    const { created, changed, unchanged, problems } = plan;
    for (const problem of problems) await listener.problem(problem);
    const sample = phase === 'checking' ? PREVIEWED - summary.created - summary.changed : 0;
    if (sample > 0) await listener.planned(tellPlanned(plan, sample));
    summary.rows += rows.length;
    summary.created += created.length;
    summary.changed += changed.length;
    summary.unchanged += unchanged;
    summary.problems += problems.length;
    for (const field of changed.flatMap(changedFields)) {
      summary.changedFields[field] = (summary.changedFields[field] ?? 0) + 1;
    }
    changing.push(...changed.map(({ product }) => product.id));
    if (summary.problems === 0) for (const id of (await store?.(plan)) ?? []) createdIds.add(id);
    await listener.progress({ phase, rows: summary.rows, part });
  }
  return { summary, changing };
}

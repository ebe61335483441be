import type { Database } from '../../../database/connect.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { takenCode } from '../products/failures.ts';
import { insertProducts } from '../products/insert-products.ts';
import { listUnusedPhotos } from '../products/unused-photos.ts';
import {
  changedFields,
  lockProductRows,
  readProductRows,
  writeProducts,
} from '../products/write-products.ts';
import { isOneOf, lockProducts } from '../stock/lock-products.ts';
import { type BatchContext, type BatchPlan, planBatch } from './plan-batch.ts';
import { readFilingCategories } from './read-category-paths.ts';
import { type ProductFile, readBatches, UnreadableFile } from './read-file.ts';
import type { ImportProgress, ImportSummary, Problem } from './responses.ts';

const SET_BY_IMPORT = 'Set by an imported file';

interface ImportOptions {
  /** Only looks, and says what would be stored. */
  dryRun: boolean;
  /** Hears every problem and how far it is; it is waited for, so that nothing piles up. */
  listener: {
    progress(progress: ImportProgress): Promise<void>;
    problem(problem: Problem): Promise<void>;
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
 * Imports a file of products: stores all in one transaction, which checks again, when every row is right; else nothing.
 * @throws UnreadableFile when the rest of the file is no CSV, or a SKU or a barcode would be that of two products
 */
export async function importProducts(
  db: Database,
  principal: NamedPrincipal,
  file: ProductFile,
  options: ImportOptions,
): Promise<{ summary: ImportSummary; saved: boolean; unusedPhotos: string[] }> {
  const looked = await goThrough(file, 'checking', options, {
    categories: await readFilingCategories(db, false),
    findProducts: (ids) => readProductRows(db, ids),
  });
  const { summary, changing } = looked;
  const nothingToSave = changing.length + summary.created === 0;
  if (options.dryRun || summary.problems > 0 || nothingToSave) {
    return { summary, saved: false, unusedPhotos: [] };
  }
  try {
    return await db.transaction().execute(async (transaction) => {
      // All at the start: batches, each in its own order, could wait for others in a ring.
      await lockProducts(transaction, isOneOf(changing)).select('id').execute();
      const unusedPhotos: string[] = [];
      const stored = await goThrough(file, 'saving', options, {
        categories: await readFilingCategories(transaction, true),
        findProducts: (ids) => lockProductRows(transaction, ids),
        async store({ created, changed }) {
          await insertProducts(transaction, principal, 'imported the product', created);
          await writeProducts(
            transaction,
            principal,
            'changed the product by import',
            changed,
            SET_BY_IMPORT,
          );
          for (const { product, after } of changed) {
            unusedPhotos.push(...(await listUnusedPhotos(transaction, product, after.photos)));
          }
        },
      });
      if (stored.summary.problems > 0) throw new NotSaved(stored.summary);
      return { summary: stored.summary, saved: true, unusedPhotos };
    });
  } catch (error) {
    const code = takenCode(error);
    if (code) throw new UnreadableFile(`A ${code} stands in the file twice, or is that of another product.`);
    if (error instanceof NotSaved) return { summary: error.summary, saved: false, unusedPhotos: [] };
    throw error;
  }
}

interface Catalogue extends Pick<BatchContext, 'categories' | 'findProducts'> {
  store?(batch: BatchPlan): Promise<void>;
}

/** Goes through the file once. @returns what it asks for, and the ids of the products that change */
async function goThrough(
  file: ProductFile,
  phase: ImportProgress['phase'],
  { listener, stopped }: ImportOptions,
  catalogue: Catalogue,
): Promise<{ summary: ImportSummary; changing: string[] }> {
  const rowOf = new Map<string, number>();
  const summary: ImportSummary = {
    rows: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    changedFields: {},
    problems: 0,
  };
  const changing: string[] = [];
  for await (const { rows, part } of readBatches(file)) {
    stopped.throwIfAborted();
    const plan = await planBatch(rows, { file, rowOf, ...catalogue });
    const { created, changed, unchanged, problems } = plan;
    for (const problem of problems) await listener.problem(problem);
    summary.rows += rows.length;
    summary.created += created.length;
    summary.changed += changed.length;
    summary.unchanged += unchanged;
    summary.problems += problems.length;
    for (const field of changed.flatMap(changedFields)) {
      summary.changedFields[field] = (summary.changedFields[field] ?? 0) + 1;
    }
    changing.push(...changed.map(({ product }) => product.id));
    if (summary.problems === 0) await catalogue.store?.(plan);
    await listener.progress({ phase, rows: summary.rows, part });
  }
  return { summary, changing };
}

import type { Database } from '../../../database/connect.ts';
import type { Actor } from '../../audit-log/types.ts';
import { insertProducts } from '../products/insert-products.ts';
import { listUnusedPhotos } from '../products/unused-photos.ts';
import {
  changedFields,
  lockProducts,
  type ProductChange,
  type ProductState,
  readProductStates,
  writeProducts,
} from '../products/write-products.ts';
import { planBatch } from './plan-batch.ts';
import { readCategoryPaths } from './read-category-paths.ts';
import { type ProductFile, readBatches } from './read-file.ts';
import type { ImportProgress, ImportSummary, Problem } from './types.ts';

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

interface Imported {
  summary: ImportSummary;
  /** Whether anything was stored. */
  saved: boolean;
  /** Addresses of pictures that nobody needs any more. */
  unusedPhotos: string[];
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
 * Imports a file of products: looks at every row and says what is wrong with each, and only when nothing is, stores
 * all of it in one transaction. What is stored is looked at again in there, since the shop goes on selling meanwhile.
 * @throws UnreadableFile when the rest of the file is no CSV
 */
export async function importProducts(
  db: Database,
  actor: Actor,
  file: ProductFile,
  options: ImportOptions,
): Promise<Imported> {
  const looked = await goThrough(db, file, 'checking', options);
  const { summary, changing } = looked;
  const nothingToSave = changing.length + summary.created === 0;
  if (options.dryRun || summary.problems > 0 || nothingToSave) {
    return { summary, saved: false, unusedPhotos: [] };
  }
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockInTurn(transaction, changing);
      const unusedPhotos: string[] = [];
      const stored = await goThrough(transaction, file, 'saving', options, async (created, changed) => {
        await insertProducts(transaction, actor, 'imported the product', created);
        await writeProducts(transaction, actor, 'changed the product by import', changed);
        unusedPhotos.push(...(await findUnusedPhotos(transaction, changed)));
      });
      if (stored.summary.problems > 0) throw new NotSaved(stored.summary);
      return { summary: stored.summary, saved: true, unusedPhotos };
    });
  } catch (error) {
    if (error instanceof NotSaved) return { summary: error.summary, saved: false, unusedPhotos: [] };
    throw error;
  }
}

type Store = (created: readonly ProductState[], changed: readonly ProductChange[]) => Promise<void>;

/**
 * Goes through the file once.
 * @param store given: gets what each batch asks for, in the transaction that is open
 * @returns what the file asks for, and the ids of the products that change
 */
async function goThrough(
  db: Database,
  file: ProductFile,
  phase: ImportProgress['phase'],
  { listener, stopped }: ImportOptions,
  store?: Store,
): Promise<{ summary: ImportSummary; changing: string[] }> {
  const categoryPaths = await readCategoryPaths(db, store !== undefined);
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
  const findProducts = (ids: readonly string[]) =>
    store ? lockProducts(db, ids) : readProductStates(db, ids);
  for await (const { rows, part } of readBatches(file)) {
    stopped.throwIfAborted();
    const { created, changed, unchanged, problems } = await planBatch(rows, {
      file,
      categoryPaths,
      rowOf,
      findProducts,
    });
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
    if (summary.problems === 0) await store?.(created, changed);
    await listener.progress({ phase, rows: summary.rows, part });
  }
  return { summary, changing };
}

/** Locks all at the start, in the order in which orders lock, so that nobody waits for each other in a ring. */
async function lockInTurn(transaction: Database, ids: readonly string[]): Promise<void> {
  const sorted = ids.toSorted();
  for (let start = 0; start < sorted.length; start += 1000) {
    await transaction
      .selectFrom('products')
      .select('id')
      .where('id', 'in', sorted.slice(start, start + 1000))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  }
}

async function findUnusedPhotos(transaction: Database, changed: readonly ProductChange[]): Promise<string[]> {
  const unused: string[] = [];
  for (const { product, after } of changed) {
    const removed = product.state.photos.filter((photo) => !after.photos.includes(photo));
    unused.push(...(await listUnusedPhotos(transaction, product.id, removed)));
  }
  return unused;
}

import type { NewProduct } from '../products/insert-products.ts';
import type { ProductRow } from '../products/product-row.ts';
import type { ProductChange } from '../products/write-products.ts';
import { checkRow } from './check-row.ts';
import type { CodeHolders } from './index-file.ts';
import type { Families } from './plan-families.ts';
import { type Plan, planRow } from './plan-row.ts';
import { problemOf, type RowProblem } from './problem-of.ts';
import type { FilingCategories } from './read-category-paths.ts';
import type { FileRow, ProductFile } from './read-file.ts';
import type { Problem } from './responses.ts';
import { codeKey, type NewProductStatus } from './rules.ts';
import type { CheckedRow } from './schemas.ts';

export interface BatchContext {
  file: Pick<ProductFile, 'columns' | 'delimiter'>;
  newStatus: NewProductStatus;
  categories: FilingCategories;
  holders: CodeHolders;
  families: Families;
  /** The row of each product that the file named so far; this batch adds its own. */
  rowOf: Map<string, number>;
  /** The products that this import created so far. */
  created: ReadonlySet<string>;
  /** Products by id, and those of these names. */
  findProducts(ids: readonly string[], names: readonly string[]): Promise<readonly ProductRow[]>;
}

export interface BatchPlan {
  created: NewProduct[];
  changed: ProductChange[];
  unchanged: number;
  problems: Problem[];
}

const GONE = 'There is no product with this id.';

/** What a row says about which product it means, before anything else of it is read. */
function identify(read: FileRow, holders: CodeHolders) {
  const stated = read.cells._id?.trim().toLowerCase() || undefined;
  const sku = codeKey(read.cells.sku ?? '');
  return { read, stated, sku, id: stated ?? (sku === '' ? undefined : holders.sku.get(sku)?.id) };
}

export async function planBatch(rows: readonly FileRow[], context: BatchContext): Promise<BatchPlan> {
  const { file, holders, families, rowOf } = context;
  const plan: BatchPlan = { created: [], changed: [], unchanged: 0, problems: [] };
  const checked = rows
    .map((read) => identify(read, holders))
    .map((one) => ({ ...one, ...checkRow(one.read, file.columns, file.delimiter, one.id === undefined) }));
  const fine = checked.flatMap((one) => ('checked' in one ? one : []));
  // By name alone those are looked for that have neither an id nor a SKU.
  const nameless = fine.filter(({ id, sku }) => id === undefined && sku === '');
  const found = await context.findProducts(
    fine.flatMap(({ id }) => id ?? []),
    nameless.map(({ checked: { name = '' } }) => name.toLowerCase()),
  );
  const products = new Map(found.map((product) => [product.id, product]));
  const byName = Map.groupBy(found, ({ name }) => name.toLowerCase());
  for (const one of checked) {
    const { row } = one.read;
    if ('problems' in one) {
      plan.problems.push(...one.problems.map((problem) => problemOf(one.read, problem)));
      continue;
    }
    const isNameless = one.id === undefined && one.sku === '';
    const alike = isNameless ? byName.get((one.checked.name ?? '').toLowerCase()) : [];
    // First, since a barcode of the row is that of the product that it means.
    const same = findSame(one.checked, row, alike ?? [], context);
    const fault = families.problems.get(row) ?? (same ? null : findFault(one, products, context));
    if (fault) {
      plan.problems.push(problemOf(one.read, fault));
      continue;
    }
    if (one.id !== undefined) rowOf.set(one.id, row);
    const product = products.get(one.id ?? '');
    const planned = same ?? planRow(one.checked, { ...context, product, place: families.places.get(row) });
    if (planned.kind === 'problem') {
      plan.problems.push(problemOf(one.read, planned));
    } else if (planned.kind === 'created') plan.created.push(planned.after);
    else if (planned.kind === 'changed') plan.changed.push(planned);
    else plan.unchanged += 1;
  }
  return plan;
}

/** Why a row cannot be about the product that it names. */
function findFault(
  { stated, id, checked: { sku, barcode } }: ReturnType<typeof identify> & { checked: CheckedRow },
  products: ReadonlyMap<string, ProductRow>,
  { holders, rowOf }: BatchContext,
): RowProblem | null {
  if (stated !== undefined && !products.has(stated)) return { column: '_id', message: GONE };
  const earlier = id === undefined ? undefined : rowOf.get(id);
  if (earlier !== undefined) {
    const column = stated === undefined ? 'sku' : '_id';
    return { column, message: `Row ${earlier} is about the same product.` };
  }
  for (const [column, code, name] of [
    ['sku', sku, 'SKU'],
    ['barcode', barcode, 'barcode'],
  ] as const) {
    const holder = code && holders[column].get(codeKey(code));
    if (holder && holder.id !== id) {
      return { column, message: `The ${name} ${code} is that of ${holder.name}.` };
    }
  }
  return null;
}

/**
 * Of a row without id and SKU: a product that says exactly this already, so that a file that is imported twice creates
 * nothing twice. Two rows alike are two products.
 */
function findSame(
  row: CheckedRow,
  rowNumber: number,
  candidates: readonly ProductRow[],
  context: BatchContext,
): Plan | null {
  for (const product of candidates) {
    if (context.rowOf.has(product.id) || context.created.has(product.id)) continue;
    const plan = planRow(row, { ...context, product, place: undefined });
    if (plan.kind !== 'unchanged') continue;
    context.rowOf.set(product.id, rowNumber);
    return plan;
  }
  return null;
}

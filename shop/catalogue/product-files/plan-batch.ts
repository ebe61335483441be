import type { ProductChange, ProductFields, ProductRow } from '../products/write-products.ts';
import { checkRow } from './check-row.ts';
import { planRow } from './plan-row.ts';
import type { FilingCategories } from './read-category-paths.ts';
import type { FileRow, ProductFile } from './read-file.ts';
import type { Problem } from './responses.ts';

export interface BatchContext {
  file: Pick<ProductFile, 'columns' | 'delimiter'>;
  categories: FilingCategories;
  /** The row of each product that the file named so far; this batch adds its own. */
  rowOf: Map<string, number>;
  findProducts(ids: readonly string[]): Promise<ReadonlyMap<string, ProductRow>>;
}

export interface BatchPlan {
  created: ProductFields[];
  changed: ProductChange[];
  unchanged: number;
  problems: Problem[];
}

export async function planBatch(
  rows: readonly FileRow[],
  { file, categories, rowOf, findProducts }: BatchContext,
): Promise<BatchPlan> {
  const plan: BatchPlan = { created: [], changed: [], unchanged: 0, problems: [] };
  const checked = rows.map((row) => ({
    row: row.row,
    ...checkRow(row, file.columns.length, file.delimiter),
  }));
  const ids = checked.flatMap((one) => ('checked' in one ? (one.checked._id ?? []) : []));
  const products = await findProducts(ids);
  for (const one of checked) {
    if ('problems' in one) {
      plan.problems.push(...one.problems);
      continue;
    }
    const { row, checked: values } = one;
    const id = values._id;
    const earlier = id === undefined ? undefined : rowOf.get(id);
    if (earlier !== undefined) {
      plan.problems.push({ row, column: '_id', message: `Row ${earlier} is about the same product.` });
      continue;
    }
    if (id !== undefined) rowOf.set(id, row);
    const planned = planRow(values, products, categories);
    if (planned.kind === 'problem') {
      plan.problems.push({ row, column: planned.column, message: planned.message });
    } else if (planned.kind === 'created') plan.created.push(planned.after);
    else if (planned.kind === 'changed') plan.changed.push(planned);
    else plan.unchanged += 1;
  }
  return plan;
}

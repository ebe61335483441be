import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { problemOf } from './problem-of.ts';
import { type FileRow, type ProductFile, readBatches } from './read-file.ts';
import type { Problem } from './responses.ts';
import { codeKey } from './rules.ts';

/** What a row says about which product it means, and about variants: cells as they stand in the file. */
export interface IndexedRow {
  row: number;
  id: string | null;
  sku: string | null;
  barcode: string | null;
  name: string | null;
  /** Undefined where the file has no such column. */
  variantOf: string | undefined;
  options: string | undefined;
  optionValues: string | undefined;
}

/** A file as a whole: rows may name others, before or behind them. */
export interface FileIndex {
  rows: readonly IndexedRow[];
  /** SKUs and barcodes that stand in two rows. */
  problems: readonly Problem[];
}

/** Reads a file through once, for what its rows say about each other. @throws UnreadableFile */
export async function indexFile(
  file: ProductFile,
  heard: (rows: number, part: number) => Promise<void>,
): Promise<FileIndex> {
  const rows: IndexedRow[] = [];
  const problems: Problem[] = [];
  const firstOf = { sku: new Map<string, number>(), barcode: new Map<string, number>() };
  let count = 0;
  for await (const batch of readBatches(file)) {
    for (const read of batch.rows) {
      const indexed = toIndexed(read);
      for (const [column, name] of [
        ['sku', 'SKU'],
        ['barcode', 'barcode'],
      ] as const) {
        const code = indexed[column];
        const first = code === null ? undefined : firstOf[column].get(code);
        if (first !== undefined) {
          problems.push(problemOf(read, { column, message: `Row ${first} has this ${name} too.` }));
        } else if (code !== null) firstOf[column].set(code, indexed.row);
      }
      if (isNamed(indexed)) rows.push(indexed);
    }
    count += batch.rows.length;
    await heard(count, batch.part);
  }
  return { rows, problems };
}

function toIndexed({ row, cells }: FileRow): IndexedRow {
  const { _id, sku, barcode, name, variantOf, options, optionValues } = cells;
  const orNull = (text: string | undefined) => text || null;
  return {
    row,
    id: orNull(_id?.trim().toLowerCase()),
    sku: orNull(codeKey(sku ?? '')),
    barcode: orNull(codeKey(barcode ?? '')),
    name: orNull(name?.trim()),
    variantOf: variantOf?.trim(),
    options: options?.trim(),
    optionValues: optionValues?.trim(),
  };
}

/** Whether others can name the row, or it names others. Of a file without codes nothing is held in memory. */
const isNamed = ({ id, sku, barcode, variantOf, options, optionValues }: IndexedRow) =>
  Boolean(id || sku || barcode || variantOf || options || optionValues);

/** Whose a SKU or a barcode is, by its key. */
export interface CodeHolders {
  sku: ReadonlyMap<string, Holder>;
  barcode: ReadonlyMap<string, Holder>;
}

interface Holder {
  id: string;
  name: string;
}

/** Codes that are asked for at once. */
const CODES_AT_ONCE = 2000;

/** Finds the products that have the codes of a file. */
export async function findCodeHolders(
  db: Database,
  rows: readonly Pick<IndexedRow, 'sku' | 'barcode'>[],
): Promise<CodeHolders> {
  const holders = { sku: new Map<string, Holder>(), barcode: new Map<string, Holder>() };
  for (const column of ['sku', 'barcode'] as const) {
    const codes = rows.flatMap((row) => row[column] ?? []);
    for (let start = 0; start < codes.length; start += CODES_AT_ONCE) {
      const asked = codes.slice(start, start + CODES_AT_ONCE);
      const key = sql<string>`lower(${sql.ref(column)})`;
      const found = await db
        .selectFrom('products')
        .select(['id', 'name', key.as('key')])
        .where(key, '=', sql<string>`any(${asked}::text[])`)
        .execute();
      for (const { key: code, ...holder } of found) holders[column].set(code, holder);
    }
  }
  return holders;
}

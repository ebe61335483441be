import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** The columns of a file in order: the name of each, and what stands there of an item. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | number>>;

/** Writes items as CSV while they are read; the mark is for Excel. @param guarded a cell like a formula becomes text */
export function writeCsv<Item>(
  items: AsyncIterable<Item>,
  columns: CsvColumns<Item>,
  guarded: boolean,
): Readable {
  const lines = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    escape_formulas: guarded,
  });
  // What goes wrong on the way cuts the file off; the pipeline hands it to the reader of the stream.
  pipeline(Readable.from(cellsOf(items, Object.values(columns))), lines, () => {});
  return lines;
}

async function* cellsOf<Item>(
  items: AsyncIterable<Item>,
  columns: readonly ((item: Item) => string | number)[],
): AsyncGenerator<(string | number)[]> {
  for await (const item of items) yield columns.map((cellOf) => cellOf(item));
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { fieldFailure, type Result, success } from '../../errors.ts';
import { type Column, type Delimiter, findDelimiter, MOST_ROWS, readHead, unguardFormula } from './rules.ts';

/** A row as text: what its cells say, by column. A column that the file has not is not there. */
export interface FileRow {
  /** Its line, as a spreadsheet numbers its rows. */
  row: number;
  cells: Partial<Record<Column, string>>;
  /** How many cells it has; other than there are columns, something slipped. */
  cellCount: number;
  /** Bytes of the file up to here. */
  bytes: number;
}

/** A file whose first line is in order. Its rows can be read as often as is needed. */
export interface ProductFile {
  delimiter: Delimiter;
  columns: readonly Column[];
  /** Bytes. */
  size: number;
  /** @throws UnreadableFile in one sentence */
  rows(): AsyncGenerator<FileRow>;
}

/** The rest of a file cannot be read as CSV. */
export class UnreadableFile extends Error {}

const NOT_UTF8 = 'The file is not UTF-8. In Excel, save it as "CSV UTF-8 (Comma delimited)".';
/** What a byte that is no UTF-8 is read as. */
const REPLACEMENT = '\ufffd';

/** Characters of one row: the longest description several times over. */
const LARGEST_RECORD = 100_000;
const EMPTY = 'The file is empty.';

/** Opens a file of products. @returns INVALID_INPUT naming `file` when its first line names no columns */
export async function openProductFile(path: string): Promise<Result<ProductFile>> {
  const { text, size } = await readFirstLine(path);
  if (text === null) return fieldFailure('file', NOT_UTF8);
  const delimiter = findDelimiter(text);
  let head: string[] | undefined;
  try {
    for await (const { record } of readRecords(path, delimiter)) {
      head = record;
      break;
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return fieldFailure('file', error.message);
    throw error;
  }
  if (!head) return fieldFailure('file', EMPTY);
  const read = readHead(head);
  if ('problem' in read) return fieldFailure('file', read.problem);
  const { columns } = read;
  return success({ delimiter, columns, size, rows: () => readRows(path, delimiter, columns) });
}

async function* readRows(
  path: string,
  delimiter: Delimiter,
  columns: readonly Column[],
): AsyncGenerator<FileRow> {
  let records = 0;
  for await (const { record, info } of readRecords(path, delimiter)) {
    records += 1;
    // A spreadsheet leaves rows of nothing but commas where something was deleted.
    if (records === 1 || record.every((cell) => cell.trim() === '')) continue;
    if (record.some((cell) => cell.includes(REPLACEMENT))) throw new UnreadableFile(NOT_UTF8);
    const cells: FileRow['cells'] = {};
    for (const [index, column] of columns.entries()) cells[column] = unguardFormula(record[index] ?? '');
    const row = records + info.empty_lines;
    yield { row, cells, cellCount: record.length, bytes: info.bytes };
  }
}

interface FileRecord {
  record: string[];
  info: Info;
}

/** Every line of the file as its cells. @throws UnreadableFile */
async function* readRecords(path: string, delimiter: Delimiter): AsyncGenerator<FileRecord> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LARGEST_RECORD,
  });
  const records: AsyncIterable<FileRecord> = pipeline(createReadStream(path), parser, () => {});
  try {
    yield* records;
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(messageOf(error));
    throw error;
  }
}

function messageOf({ lines }: CsvError): string {
  const where = typeof lines === 'number' ? ` near line ${lines}` : '';
  return `The file cannot be read as CSV${where}: a quotation mark is not closed, or a line is far too long.`;
}

/** Enough for the names of the columns; a first line that is longer has something else in it. */
const FIRST_LINE = 4096;

async function readFirstLine(path: string): Promise<{ text: string | null; size: number }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_LINE), 0, FIRST_LINE, 0);
    const { size } = await file.stat();
    const start = buffer.subarray(0, bytesRead);
    const end = start.indexOf(0x0a);
    const line = end < 0 ? start : start.subarray(0, end);
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(line), size };
    } catch {
      return { text: null, size };
    }
  } finally {
    await file.close();
  }
}

/** Rows that are looked at together: few queries, and only these in memory. */
const BATCH = 250;

interface Batch {
  rows: FileRow[];
  /** Part of the file that is read with them, from 0 to 1. */
  part: number;
}

/** The rows of a file, some at a time. @throws UnreadableFile, also for more rows than are taken */
export async function* readBatches(file: ProductFile): AsyncGenerator<Batch> {
  let count = 0;
  let rows: FileRow[] = [];
  for await (const row of file.rows()) {
    count += 1;
    if (count > MOST_ROWS) {
      throw new UnreadableFile(`The file has more than ${MOST_ROWS.toLocaleString('en-US')} products.`);
    }
    rows.push(row);
    if (rows.length < BATCH) continue;
    yield { rows, part: Math.min(1, row.bytes / file.size) };
    rows = [];
  }
  yield { rows, part: 1 };
}

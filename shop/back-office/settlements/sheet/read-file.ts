import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { findDelimiter, unguardFormula } from '../../../catalogue/product-files/rules.ts';
import { fieldFailure, type Result, success } from '../../../errors.ts';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from '../rules.ts';
import type { Grid } from './read-sheet.ts';
import { readWorkbook } from './read-workbook.ts';

/** A sheet as it came: its cells, and the bytes that tell whether it came before. */
export interface SheetFile {
  grid: Grid;
  bytes: Buffer;
}

const ZIP = 'PK\u0003\u0004';
const OLD_EXCEL = '\u00d0\u00cf\u0011\u00e0';
const NO_SHEET = 'This is neither a CSV nor an XLSX file. In Excel, save the sheet as one of them.';

/** Reads a courier's sheet, CSV or XLSX, by what it holds and not by its name. @returns INVALID_INPUT naming `file` */
export async function readSheetFile(path: string): Promise<Result<SheetFile>> {
  const bytes = await readFile(path);
  const start = bytes.subarray(0, 4).toString('latin1');
  if (bytes.length === 0) return fieldFailure('file', 'The file is empty.');
  if (
    start === OLD_EXCEL ||
    /^\s*<(?:html|!doctype|\?xml|table)/i.test(bytes.subarray(0, 64).toString('latin1'))
  ) {
    return fieldFailure('file', NO_SHEET);
  }
  const grid = start === ZIP ? await readWorkbook(bytes) : readCsv(bytes);
  if (!grid.ok) return grid;
  const fault = faultOfGrid(grid.value);
  return fault === null ? success({ grid: grid.value, bytes }) : fieldFailure('file', fault);
}

function readCsv(bytes: Buffer): Result<Grid> {
  const text = decode(bytes);
  if (text.includes('\0')) return fieldFailure('file', NO_SHEET);
  try {
    const records: string[][] = parse(text, {
      bom: true,
      delimiter: findDelimiter(text.split('\n', 20).join(' ')),
      relax_column_count: true,
      relax_quotes: true,
      to: MOST_ROWS + 100,
    });
    return success(records.map((cells) => cells.map(unguardFormula)));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    return fieldFailure('file', `The file cannot be read as CSV${where}: a quotation mark is not closed.`);
  }
}

/** UTF-8, or what Excel writes otherwise: UTF-16 with its mark, or the letters of Windows. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function faultOfGrid(grid: Grid): string | null {
  if (!grid.some((cells) => cells.some((cell) => cell.trim() !== ''))) return 'The file is empty.';
  if (grid.length > MOST_ROWS) return `The sheet has more than ${MOST_ROWS.toLocaleString('en-US')} rows.`;
  if (grid.some((cells) => cells.length > MOST_COLUMNS)) {
    return `The sheet has more than ${MOST_COLUMNS} columns.`;
  }
  const row = grid.findIndex((cells) => cells.some((cell) => cell.length > LONGEST_CELL));
  if (row >= 0) return `A cell of row ${row + 1} has more than ${LONGEST_CELL} characters.`;
  return null;
}

import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { fieldFailure, type Result, success } from '../../../errors.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../rules.ts';
import type { Grid } from './read-sheet.ts';

/** What all parts of a workbook may be when they are unpacked, in bytes: a sheet of the most rows is far below. */
const LARGEST_UNPACKED = 16 * 1024 * 1024;
const MOST_PARTS = 200;

const BROKEN = 'The file cannot be read as XLSX. In Excel, save the sheet again, or as CSV.';

const TOO_LARGE = `The sheet is too large: at most ${MOST_ROWS.toLocaleString('en-US')} rows and ${MOST_COLUMNS} columns are read.`;

class TooLarge extends Error {}

/** Reads the first sheet of an XLSX workbook. @returns INVALID_INPUT naming `file` for one that is broken or a zip bomb */
export async function readWorkbook(bytes: Buffer): Promise<Result<Grid>> {
  try {
    // The library would unpack whatever comes out: only what was bounded here, and packed again, gets to it.
    const parts = unpack(bytes);
    const packed = zipSync(parts, { level: 0 });
    checkCells(parts);
    const rows = await readSheet(new Blob([packed]), { parseNumber: (text: string) => text });
    return success(rows.map((cells) => cells.map(textOf)));
  } catch (error) {
    if (error instanceof TooLarge) return fieldFailure('file', TOO_LARGE);
    return fieldFailure('file', BROKEN);
  }
}

/** Unpacks the parts of a workbook. Each gets as many bytes as its header says, and no more come out of it. */
function unpack(bytes: Buffer) {
  let size = 0;
  let count = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/^(?:xl|_rels)\/|^\[Content_Types\]/.test(name) || /\.(?:png|jpe?g|bin|vml|emf)$/i.test(name))
        return false;
      size += originalSize;
      count += 1;
      if (size > LARGEST_UNPACKED || count > MOST_PARTS) throw new TooLarge();
      return true;
    },
  });
}

/** Rows of all sheets together. */
const MOST_ROW_TAGS = 20_000;
const PLACE = /(?<![:\w])r\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g;
const ROW = /<(?:[^\s<>/]*:)?row[\s/>]/;
const CELL = /<(?:[^\s<>/]*:)?c[\s/>]/g;

/**
 * Looks at where the cells of a workbook stand: the library fills up everything before a cell, so that a single one in the
 * last corner takes all memory. @throws TooLarge
 */
function checkCells(parts: Record<string, Uint8Array>): void {
  for (const part of Object.values(parts)) {
    const text = new TextDecoder().decode(part);
    for (const [, ...quoted] of text.matchAll(PLACE)) {
      if (!isNear(quoted.find((one) => one !== undefined) ?? '')) throw new TooLarge();
    }
    const rows = text.split(ROW);
    if (rows.length > MOST_ROW_TAGS) throw new TooLarge();
    if (rows.some((row) => (row.match(CELL)?.length ?? 0) > MOST_COLUMNS)) throw new TooLarge();
  }
}

/** @param place of a cell, `B12`, or of a row, `12` */
function isNear(place: string): boolean {
  const [, letters = '', digits = ''] = /^([A-Z]{0,2})(\d{1,5})$/.exec(place) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return digits !== '' && Number(digits) <= MOST_ROWS + 100 && column <= MOST_COLUMNS;
}

/** A cell as it would stand in a CSV file; a day as 2026-08-31. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const text = String(value);
  // What a spreadsheet computed: 1849.9999999999998.
  return /^-?\d+\.\d{3,}$/.test(text) ? Number(text).toFixed(2) : text;
}

import { unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { Grid } from './read-sheet.ts';

/** What all parts of a workbook may be when they are unpacked, in bytes: a sheet of the most rows is far below. */
const LARGEST_UNPACKED = 16 * 1024 * 1024;
const MOST_PARTS = 200;

const BROKEN = 'The file cannot be read as XLSX. In Excel, save the sheet again, or as CSV.';

class TooLarge extends Error {}

/** Reads the first sheet of an XLSX workbook. @returns INVALID_INPUT naming `file` for one that is broken or a zip bomb */
export async function readWorkbook(bytes: Buffer): Promise<Result<Grid>> {
  try {
    // The library would unpack whatever comes out: only what was bounded here, and packed anew, gets to it.
    const parts = unpack(bytes);
    const packed = zipSync(parts, { level: 0 });
    const [sheet] = await readExcelFile(new Blob([packed]), { parseNumber: (text: string) => text });
    return success((sheet?.data ?? []).map((cells) => cells.map(textOf)));
  } catch (error) {
    if (error instanceof TooLarge) {
      return fieldFailure(
        'file',
        `The sheet is larger than ${LARGEST_UNPACKED / 1024 / 1024} MB when it is unpacked.`,
      );
    }
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

/** A cell as it would stand in a CSV file; a day as 2026-08-31. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const text = String(value);
  // What a spreadsheet computed: 1849.9999999999998.
  return /^-?\d+\.\d{3,}$/.test(text) ? Number(text).toFixed(2) : text;
}

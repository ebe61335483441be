import type { FileRow } from './read-file.ts';
import type { Problem } from './responses.ts';
import { COLUMNS, type Delimiter, plainNumber, splitPhotos } from './rules.ts';
import { type CheckedRow, changedRowSchema, newRowSchema } from './schemas.ts';

/** Checks a row by itself: whether its texts can be what they are for. @param columnCount of the first line */
export function checkRow(
  { row, cells, cellCount }: FileRow,
  columnCount: number,
  delimiter: Delimiter,
): { checked: CheckedRow } | { problems: Problem[] } {
  if (cellCount !== columnCount) {
    const message = `The row has ${cellCount} cells, and the first line ${columnCount}.`;
    return { problems: [{ row, column: null, message }] };
  }
  const { _id, price, discount, quantity, photos, ...texts } = cells;
  const id = _id?.trim() || undefined;
  const plain = (text: string | undefined) => text && plainNumber(text, delimiter);
  const parsed = (id === undefined ? newRowSchema : changedRowSchema).safeParse({
    ...texts,
    _id: id,
    price: plain(price),
    discount: plain(discount),
    quantity: plain(quantity),
    photos: photos === undefined ? undefined : splitPhotos(photos),
  });
  if (parsed.success) return { checked: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({
      row,
      column: COLUMNS.find((column) => column === path[0]) ?? null,
      message,
    })),
  };
}

import type { RowProblem } from './problem-of.ts';
import type { FileRow } from './read-file.ts';
import { COLUMNS, type Column, type Delimiter, NEEDED_FOR_NEW, plainNumber, splitPhotos } from './rules.ts';
import { type CheckedRow, changedRowSchema, newRowSchema } from './schemas.ts';

/**
 * Checks a row by itself: whether its texts can be what they are for.
 * @param columns of the first line
 * @param isNew whether no product has its id or its SKU
 */
export function checkRow(
  { cells, cellCount }: Pick<FileRow, 'cells' | 'cellCount'>,
  columns: readonly Column[],
  delimiter: Delimiter,
  isNew: boolean,
): { checked: CheckedRow } | { problems: RowProblem[] } {
  if (cellCount !== columns.length) {
    const message = `The row has ${cellCount} cells, and the first line ${columns.length}.`;
    return { problems: [{ column: null, message }] };
  }
  const missing = isNew ? NEEDED_FOR_NEW.filter((column) => !columns.includes(column)) : [];
  if (missing.length > 0) {
    const who = cells.sku ? `No product has the SKU ${cells.sku}` : 'The row names no product';
    const message = `${who}. For a new one the file needs ${missing.join(', ')} too.`;
    return { problems: [{ column: cells.sku ? 'sku' : null, message }] };
  }
  const { _id, price, discount, quantity, photos, ...texts } = cells;
  const id = _id?.trim() || undefined;
  const plain = (text: string | undefined) => text && plainNumber(text, delimiter);
  const parsed = (isNew ? newRowSchema : changedRowSchema).safeParse({
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
      column: COLUMNS.find((column) => column === path[0]) ?? null,
      message,
    })),
  };
}

import type { FileRow } from './read-file.ts';
import type { Problem } from './responses.ts';
import { shortenValue } from './rules.ts';

/** What is wrong with a row, before it is said of which. */
export type RowProblem = Pick<Problem, 'column' | 'message'>;

/** A problem with what stands in its cell, so that it is found without opening the file. */
export function problemOf({ row, cells }: Pick<FileRow, 'row' | 'cells'>, found: RowProblem): Problem {
  const value = found.column === null ? undefined : cells[found.column];
  return {
    row,
    column: found.column,
    value: value === undefined ? null : shortenValue(value),
    message: found.message,
  };
}

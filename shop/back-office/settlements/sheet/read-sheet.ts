import { readAmount } from './amounts.ts';
import { columnNames, faultOfColumns, findHeadingLine, recogniseColumns } from './columns.ts';
import { findDayOrder, readDay } from './days.ts';
import { AMOUNTS, type Amount, type Columns, type DayOrder, type Meaning, type SheetRow } from './rules.ts';

/** The cells of a sheet as text, line by line. */
export type Grid = readonly (readonly string[])[];

export interface SheetProblem {
  row: number;
  /** The name of the column; null for the row as a whole. */
  column: string | null;
  message: string;
}

export interface Sheet {
  /** Every column by its name, with what it means, in the order of the sheet. */
  columns: { name: string; meaning: Meaning }[];
  rows: SheetRow[];
  /** What the sheet's own total row says. */
  totals: Partial<Record<Amount, number>>;
  problems: SheetProblem[];
  dayOrder: DayOrder;
}

/** What has to be said before a sheet can be read. */
export interface Question {
  asks: 'columns' | 'day-order';
  message: string;
  columns: Sheet['columns'];
}

const SHORTENED = /^\d(?:\.\d+)?e\+?\d+$/i;
const TOTAL = /\btotal\b/i;

/**
 * Reads a courier's sheet. A row without a tracking number that says "total", or that ends the sheet, is its total.
 * @param chosen what the columns mean, where that was said before; names that the sheet has not are no matter
 * @param chosenOrder how days are written, where the sheet leaves that open
 */
export function readSheet(
  grid: Grid,
  chosen: Columns | null,
  chosenOrder: DayOrder | null,
): { sheet: Sheet } | { question: Question } | { problem: string } {
  const line = findHeadingLine(grid);
  const head = grid[line];
  if (!head) return { problem: 'The sheet has no line that names its columns.' };
  const names = columnNames(head);
  const recognised = recogniseColumns(names);
  const meanings = names.map((name) => chosen?.[name] ?? recognised[name] ?? 'ignored');
  const columns = names.map((name, index) => ({ name, meaning: meanings[index] ?? 'ignored' }));
  const fault = faultOfColumns(Object.fromEntries(columns.map(({ name, meaning }) => [name, meaning])));
  if (fault) return { question: { asks: 'columns', message: fault, columns } };

  const indexesOf = (meaning: Meaning) => meanings.flatMap((one, index) => (one === meaning ? [index] : []));
  const lines = grid
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(line + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [dateColumn = -1] = indexesOf('date');
  const days = lines.map(({ cells }) => cells[dateColumn] ?? '');
  const order = findDayOrder(days);
  if (order === 'both') {
    const message = 'Some days of the sheet have the day first and others the month.';
    return { problem: `${message} Please write all of them in one way.` };
  }
  const dayOrder = order === null || order === 'either' ? chosenOrder : order;
  if (order === null && dayOrder === null) {
    const example = days.find((text) => findDayOrder([text]) === null) ?? '';
    const message = `Which comes first in “${example.trim().slice(0, 30)}”, the day or the month?`;
    return { question: { asks: 'day-order', message, columns } };
  }
  return { sheet: readRows(lines, columns, dayOrder ?? 'day-first') };
}

function readRows(
  lines: readonly { cells: readonly string[]; row: number }[],
  columns: Sheet['columns'],
  dayOrder: DayOrder,
): Sheet {
  const sheet: Sheet = { columns, rows: [], totals: {}, problems: [], dayOrder };
  const textsOf = (cells: readonly string[], meaning: Meaning) =>
    columns.flatMap((column, index) =>
      column.meaning === meaning ? [{ column: column.name, text: (cells[index] ?? '').trim() }] : [],
    );
  const has = (meaning: Meaning) => columns.some((column) => column.meaning === meaning);
  // Charges and taxes are written as what is taken away in some sheets: -150.
  const signs = Object.fromEntries(
    (['charges', 'tax'] as const).map((meaning) => {
      const read = lines.flatMap(({ cells }) =>
        textsOf(cells, meaning).map(({ text }) => readAmount(text) ?? 0),
      );
      return [meaning, read.some((paisa) => paisa < 0) && !read.some((paisa) => paisa > 0) ? -1 : 1];
    }),
  );
  const sum = (cells: readonly string[], amount: Amount, onFault: (column: string) => void) =>
    textsOf(cells, amount).reduce((total, { column, text }) => {
      const paisa = readAmount(text);
      if (paisa === null) onFault(column);
      return total + (paisa ?? 0) * (signs[amount] ?? 1);
    }, 0) || 0;

  for (const [index, { cells, row }] of lines.entries()) {
    const [{ text: trackingNumber } = { text: '' }] = textsOf(cells, 'tracking');
    const [{ text: reference } = { text: '' }] = textsOf(cells, 'reference');
    const saysTotal = cells.some((cell) => TOTAL.test(cell));
    const isLast = index === lines.length - 1 && reference === '' && lines.length > 1;
    if (TOTAL.test(trackingNumber) || (trackingNumber === '' && (saysTotal || isLast))) {
      sheet.totals = {};
      for (const amount of AMOUNTS) {
        const texts = textsOf(cells, amount);
        const isThere = texts.some(({ text }) => readAmount(text) !== null && text !== '');
        if (isThere) sheet.totals[amount] = sum(cells, amount, () => {});
      }
      continue;
    }
    const fault = (column: string | null, message: string) => sheet.problems.push({ row, column, message });
    if (trackingNumber === '') fault(null, 'The row has no tracking number.');
    else if (SHORTENED.test(trackingNumber)) {
      fault(null, 'The tracking number was shortened by Excel: format the column as text in the sheet.');
    }
    const read = (amount: Amount) =>
      sum(cells, amount, (column) => {
        const text = textsOf(cells, amount).find((one) => one.column === column)?.text ?? '';
        fault(column, `“${text.slice(0, 30)}” is no amount.`);
      });
    const [charges, tax] = [read('charges'), read('tax')];
    const paid = has('paid') ? read('paid') : read('collected') - charges - tax;
    const collected = has('collected') ? read('collected') : paid + charges + tax;
    const [date] = textsOf(cells, 'date');
    const paidOn = date && date.text !== '' ? readDay(date.text, dayOrder) : null;
    if (date && date.text !== '' && paidOn === null) {
      fault(date.column, `“${date.text.slice(0, 30)}” is no day.`);
    }
    sheet.rows.push({ row, trackingNumber, reference, collected, charges, tax, paid, paidOn });
  }
  return sheet;
}

import { readAmount } from '../sheet/amounts.ts';
import { columnNames } from '../sheet/columns.ts';
import { findDayOrder, readDay } from '../sheet/days.ts';
import type { Grid } from '../sheet/read-sheet.ts';
import type { Credit } from './rules.ts';

type Meaning = 'date' | 'credit' | 'debit' | 'amount' | 'kind' | 'narration' | 'reference';

/** The names that banks give to their columns; the first that fits counts. */
const SPELLINGS: readonly (readonly [Meaning, RegExp])[] = [
  ['date', /^(?:transaction|trans|txn|tran|posting|post|booking)?\s*date(?: time)?$|^date\b/],
  [
    'credit',
    /^credits?\b|\bcredit(?:ed)? amount\b|^deposits?\b|^cr(?: amount| amt)?$|^(?:money|paid) in$|^amount credited$/,
  ],
  [
    'debit',
    /^debits?\b|\bdebit(?:ed)? amount\b|^withdrawals?\b|^dr(?: amount| amt)?$|^(?:money|paid) out$|^amount debited$/,
  ],
  ['kind', /^(?:(?:dr cr|cr dr|d c|c d)(?: indicator)?|(?:transaction |trans |txn |amount )?type)$/],
  ['amount', /^(?:transaction |txn |trans )?amount$/],
  ['narration', /narration|description|particulars|details?\b|remarks|purpose|comments?|message/],
  [
    'reference',
    /reference|^ref\b|\bref no\b|\b(?:transaction|trans|tran|txn) (?:id|no|number)\b|^(?:stan|rrn|id)$|instrument|cheque|\bdoc(?:ument)? no\b/,
  ],
];

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(?:rs|pkr)\b\.?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const meaningOf = (name: string) => SPELLINGS.find(([, spelling]) => spelling.test(plain(name)))?.[0] ?? null;

/** The most lines above the names of the columns: the account, its holder, the period. */
const LINES_ABOVE = 40;

function isHead(cells: readonly string[]): boolean {
  const meanings = cells.map(meaningOf);
  const has = (meaning: Meaning) => meanings.includes(meaning);
  return has('date') && (has('credit') || has('amount')) && (has('narration') || has('reference'));
}

const MISSING =
  'The statement needs a line that names its columns: the date, the credit or the amount, and the narration or the reference.';

/** `2,400.00 CR`, as some banks write it. */
const SIGNED = /\s*\b(cr|dr)\b\.?\s*$/i;

/**
 * Reads the credits of a bank's statement by the names of its columns; what was paid out is left aside. Days are written with
 * the day first, unless some of them can only be read the other way.
 */
export function readStatement(grid: Grid): { credits: Credit[] } | { problem: string } {
  const line = grid.slice(0, LINES_ABOVE).findIndex(isHead);
  const head = grid[line];
  if (!head) return { problem: MISSING };
  const meanings = columnNames(head).map(meaningOf);
  const textsOf = (cells: readonly string[], meaning: Meaning) =>
    meanings.flatMap((one, index) => {
      const text = (cells[index] ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
      return one === meaning && text !== '' ? [text] : [];
    });
  const firstOf = (cells: readonly string[], meaning: Meaning) => textsOf(cells, meaning)[0] ?? '';
  const lines = grid.map((cells, index) => ({ cells, row: index + 1 })).slice(line + 1);
  const order = findDayOrder(lines.map(({ cells }) => firstOf(cells, 'date')));
  if (order === 'both') {
    return { problem: 'Some days of the statement have the day first and others the month.' };
  }
  const dayOrder = order === 'month-first' ? order : 'day-first';
  const credits: Credit[] = [];
  for (const { cells, row } of lines) {
    const day = firstOf(cells, 'date');
    // Opening balances, totals and empty lines have no day.
    if (day === '') continue;
    const typed = meanings.includes('credit') ? firstOf(cells, 'credit') : firstOf(cells, 'amount');
    const amountPaisa = readAmount(typed.replace(SIGNED, ''));
    if (amountPaisa === null) return { problem: `Row ${row}: “${typed.slice(0, 30)}” is no amount.` };
    const sign = SIGNED.exec(typed)?.[1] ?? firstOf(cells, 'kind');
    if (amountPaisa <= 0 || /^d/i.test(sign)) continue;
    const paidOn = readDay(day, dayOrder);
    if (paidOn === null) return { problem: `Row ${row}: “${day.slice(0, 30)}” is no day.` };
    const narration = textsOf(cells, 'narration').join(' ');
    credits.push({ row, paidOn, amountPaisa, narration, reference: textsOf(cells, 'reference').join(' ') });
  }
  return credits.length > 0 ? { credits } : { problem: 'No money came in by this statement.' };
}

import type { DayOrder } from './rules.ts';

const NUMBERS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})\b/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\b/;
const DAY_AND_NAME = /^(\d{1,2})[\s/.-]*([a-z]{3})[a-z]*[\s/.,-]*(\d{4}|\d{2})\b/i;
const NAME_AND_DAY = /^([a-z]{3})[a-z]*[\s/.-]*(\d{1,2})[\s/.,-]+(\d{4}|\d{2})\b/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Which order the days of a column are written in, told from those that can only be one.
 * @returns null where none tells; 'both' where they contradict each other; 'either' where it makes no difference
 */
export function findDayOrder(texts: readonly string[]): DayOrder | 'either' | 'both' | null {
  let dayFirst = false;
  let monthFirst = false;
  let open = false;
  for (const text of texts) {
    const [, first, second] = NUMBERS.exec(text.trim()) ?? [];
    if (first === undefined || Number(first) === Number(second)) continue;
    if (Number(first) > 12) dayFirst = true;
    else if (Number(second) > 12) monthFirst = true;
    else open = true;
  }
  if (dayFirst && monthFirst) return 'both';
  if (dayFirst) return 'day-first';
  if (monthFirst) return 'month-first';
  return open ? null : 'either';
}

/** Reads a day; a time behind it doesn't count. @returns as 2026-08-31; null for what is no day */
export function readDay(text: string, order: DayOrder): string | null {
  const typed = text.trim();
  const yearFirst = YEAR_FIRST.exec(typed);
  if (yearFirst) return dayOf(yearFirst[1], Number(yearFirst[2]), yearFirst[3]);
  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [, first, second, year] = numbers;
    return order === 'day-first' ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second);
  }
  const named = DAY_AND_NAME.exec(typed);
  if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
  const turned = NAME_AND_DAY.exec(typed);
  return turned ? dayOf(turned[3], monthOf(turned[1]), turned[2]) : null;
}

const monthOf = (name = '') => MONTHS.indexOf(name.toLowerCase()) + 1;

function dayOf(year = '', month: number, day = ''): string | null {
  const whole = Number(year.length === 2 ? `20${year}` : year);
  const date = new Date(Date.UTC(whole, month - 1, Number(day)));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return exists && whole >= 2000 && whole < 2100 ? date.toISOString().slice(0, 10) : null;
}

/** What a report is of (R490 to R496): which days, what it is arranged by, and what is counted. */

/** Reports whose rows are days, weeks or months. */
export const TIME_STEPS = ['day', 'week', 'month'] as const;
export type TimeStep = (typeof TIME_STEPS)[number];

/** What a report is arranged by. */
export const REPORTS = [
  ...TIME_STEPS,
  'product',
  'category',
  'city',
  'courier',
  'taken-by',
  'confirmed-by',
] as const;
export type ReportBy = (typeof REPORTS)[number];

/** What one row of a report is. */
export const ROW_LABELS: Readonly<Record<ReportBy, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  product: 'Product',
  category: 'Category',
  city: 'City',
  courier: 'Courier',
  'taken-by': 'Taken by',
  'confirmed-by': 'Confirmed by',
};

/** What a report of lines tells: returns and refunds are of an order. */
const FACTS_OF_LINES = ['placed', 'confirmed', 'delivered', 'margin', 'cameBack'] as const;
/** What happens to orders, and what the delivered ones earned (R497). Each counts on the day on which it happened, and no two of them are one (R490). */
export const FACTS = [...FACTS_OF_LINES, 'returned', 'refunded'] as const;
export type Fact = (typeof FACTS)[number];

export const FACT_LABELS: Readonly<Record<Fact, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  margin: 'Margin',
  cameBack: 'Came back',
  returned: 'Returned',
  refunded: 'Refunded',
};

/** Whether a report counts units of lines, and not orders. */
export function isOfLines(by: ReportBy): boolean {
  return by === 'product' || by === 'category';
}

/** What a report tells, in the order of its columns. */
export function factsOf(by: ReportBy): readonly Fact[] {
  return isOfLines(by) ? FACTS_OF_LINES : FACTS;
}

export function isTimeStep(by: ReportBy): by is TimeStep {
  return TIME_STEPS.some((step) => step === by);
}

/** The key of what orders cost beside their lines: the delivery, less the discount. No id and no name begins so. */
export const BESIDE_LINES = ' beside';

/** Days that are asked for by a word; today is the last of all but the last month. */
export const PERIODS = ['7-days', '30-days', 'this-month', 'last-month'] as const;
export type Period = (typeof PERIODS)[number];

/** The most days of one report: the year of a leap year. */
export const MOST_DAYS = 366;
/** Rows of a report on the screen, and in its file; what is less than these is one row. */
export const MOST_ROWS = { screen: 100, file: 5_000 } as const;

/** Days of the shop as 2026-08-31, the last one included. */
export interface Days {
  from: string;
  to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const toMoment = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** So many days after a day, before it where the number is negative. */
export function addDays(day: string, days: number): string {
  return toDay(toMoment(day) + days * DAY_MS);
}

/** How many days these are; 0 or less where the last is before the first. */
export function countDays({ from, to }: Days): number {
  return Math.round((toMoment(to) - toMoment(from)) / DAY_MS) + 1;
}

const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The days of a word. @param today as 2026-08-31 */
function daysOfPeriod(period: Period, today: string): Days {
  const month = startOfMonth(today);
  if (period === 'this-month') return { from: month, to: today };
  if (period === 'last-month') {
    const to = addDays(month, -1);
    return { from: startOfMonth(to), to };
  }
  return { from: addDays(today, period === '7-days' ? -6 : -29), to: today };
}

/** What is asked for: a word, or days, which go before it; one day alone is the first up to today, or the last of 30. */
export interface AskedDays {
  period: Period;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that are asked for. @param today as 2026-08-31 */
export function chooseDays({ period, from, to }: AskedDays, today: string): Days {
  if (from === undefined && to === undefined) return daysOfPeriod(period, today);
  const last = to ?? today;
  return { from: from ?? addDays(last, -29), to: last };
}

/** Why there is no report of these days, by the field at fault; null where there is one. */
export function faultOfDays(days: Days): { field: 'from' | 'to'; message: string } | null {
  const count = countDays(days);
  if (count < 1) return { field: 'to', message: 'The last day is before the first one.' };
  if (count <= MOST_DAYS) return null;
  return { field: 'from', message: `Please choose at most a year: ${MOST_DAYS} days.` };
}

/** As many days right before. */
export function daysBefore(days: Days): Days {
  return { from: addDays(days.from, -countDays(days)), to: addDays(days.from, -1) };
}

/** The first day of the week (Monday), or of the month, that a day is in; as PostgreSQL's `date_trunc` says it. */
function startOfStep(step: TimeStep, day: string): string {
  if (step === 'month') return startOfMonth(day);
  return step === 'day' ? day : addDays(day, -((new Date(toMoment(day)).getUTCDay() + 6) % 7));
}

/**
 * Every day, week or month of these days by its first day, oldest first, also those in which nothing happened. The first
 * one may begin before the days: of a week that is cut by them only what is in them counts.
 */
export function stepsOf(step: TimeStep, { from, to }: Days): string[] {
  const starts = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) starts.add(startOfStep(step, day));
  return [...starts];
}

/** How much more or less than before, in whole percent; null where there was nothing before. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

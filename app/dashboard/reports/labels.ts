import { formatDate, formatShortDay } from '../../../shop/dates.ts';
import type { Days, Period, ReportBy } from '../../../shop/orders/reports/rules.ts';

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  '7-days': '7 days',
  '30-days': '30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
};

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' });

/** What a row is called: `31 Aug`, `Week of 31 Aug`, `Aug 2026`, or its own name. */
export function nameOfRow(by: ReportBy, name: string): string {
  if (by === 'day') return formatShortDay(name);
  if (by === 'week') return `Week of ${formatShortDay(name)}`;
  return by === 'month' ? MONTH.format(new Date(`${name}T00:00:00Z`)) : name;
}

/** `1 Nov 2026 to 23 Nov 2026` */
export function sayDays({ from, to }: Days): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}

/** A time in hours as people say it: `5 hours`, `2.5 days`. */
export function sayTime(hours: number): string {
  if (hours < 48) return `${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`;
  return `${(hours / 24).toFixed(1)} days`;
}

import type { DayOfSales } from './responses.ts';

/** What the overview shows of the past, today included. */
export const OVERVIEW_DAYS = 30;
export const LOW_STOCK_SHOWN = 8;
export const BEST_SELLERS_SHOWN = 8;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts a day without orders where there was none, so that the chart has no holes. @param today as 2026-08-31 */
export function fillDays(found: readonly DayOfSales[], today: string): DayOfSales[] {
  const byDay = new Map(found.map((day) => [day.day, day]));
  return Array.from({ length: OVERVIEW_DAYS }, (_, index) => {
    const moment = Date.parse(`${today}T00:00:00Z`) - (OVERVIEW_DAYS - 1 - index) * DAY_MS;
    const day = new Date(moment).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, orders: 0, sales: 0 };
  });
}

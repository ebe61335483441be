import { formatDay } from '../../../shop/dates.ts';

/** A review's day, or what the spec says in its place (section 8). */
export function formatReviewDate(date: string | null): string {
  const time = new Date(date ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? 'Date not available' : formatDay(time);
}

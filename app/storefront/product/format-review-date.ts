import { formatDay } from '../../../shop/dates.ts';

/** The day of a review, or a text in its place (R95). */
export function formatReviewDate(date: string | null): string {
  const time = new Date(date ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? 'Date not available' : formatDay(time);
}

import { TIME_ZONE } from './rules.ts';

/** Days and times as the shop writes them: its own time, the same on the server and in every browser. */
const inKarachi = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });

const DAY = inKarachi({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT_DAY = inKarachi({ day: 'numeric', month: 'short' });
const CLOCK = inKarachi({ hour: '2-digit', minute: '2-digit' });
const SHORT_TIME = inKarachi({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const DAY_NUMBERS = inKarachi({ dateStyle: 'short' }, 'sv-SE');
const FILE_TIME = inKarachi({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');

/** `21 November 2026` */
export function formatDay(moment: Date): string {
  return DAY.format(moment);
}

/** `21 November 2026 at 14:05` */
export function formatMoment(moment: Date): string {
  return `${DAY.format(moment)} at ${CLOCK.format(moment)}`;
}

/** `21 Nov 2026, 14:05`, as staff read it. @param iso as responses have it */
export function formatTime(iso: string): string {
  return SHORT_TIME.format(new Date(iso));
}

/** The moment at which a day of the shop begins. @param day as 2026-08-31 */
export function toShopDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:00`);
}

/** `31 Aug`. @param day as 2026-08-31 */
export function formatShortDay(day: string): string {
  return SHORT_DAY.format(toShopDay(day));
}

/** `31 Aug 2026`. @param day as 2026-08-31 */
export function formatDate(day: string): string {
  return `${formatShortDay(day)} ${day.slice(0, 4)}`;
}

/** `2026-11-21 14:05`, as spreadsheets read it. @param iso as responses have it */
export function formatTimeForFile(iso: string): string {
  return FILE_TIME.format(new Date(iso));
}

/** The day of the shop at a moment, as 2026-08-31. @param iso as responses have it */
export function dayOfShop(iso: string): string {
  return DAY_NUMBERS.format(new Date(iso));
}

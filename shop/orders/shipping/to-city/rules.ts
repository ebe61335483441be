/** What a product costs to deliver to one city, and on which days it arrives there (R506, R507). */

import { linePrice, type Priced } from '../../../catalogue/pricing/rules.ts';
import type { ProductCard } from '../../../catalogue/products/responses.ts';
import { dayOfShop } from '../../../dates.ts';
import { OTHER_CITY } from '../../../fields/cities.ts';
import { formatRupees } from '../../../money.ts';
import { TIME_ZONE } from '../../../rules.ts';
import type { DaysToDoor, DeliveryCosts, StoreDetails } from '../../../settings/store-settings/types.ts';
import { isDeliveredFree, shippingCost } from '../rules.ts';

/** What an order of one unit costs to deliver, in words: `Rs. 200 to Lahore, free from Rs. 5,000`. */
export function sayCostTo(
  city: string,
  product: Priced & Pick<ProductCard, 'shipping'>,
  delivery: DeliveryCosts,
): string {
  const place = city === OTHER_CITY ? 'any other city' : city;
  const cost = isDeliveredFree(product, delivery) ? 0 : shippingCost(linePrice(product), city, delivery);
  if (cost === 0) return `Free delivery to ${place}`;
  const free = delivery.freeFrom === null ? '' : `, free from ${formatRupees(delivery.freeFrom)}`;
  return `${formatRupees(cost)} to ${place}${free}`;
}

const DAY_MS = 86_400_000;

const inShop = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, ...options });

const WEEKDAY = inShop({ weekday: 'long' });
const CLOCK = inShop({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY_ALONE = inShop({ weekday: 'short', day: 'numeric' });
const DAY_OF_MONTH = inShop({ weekday: 'short', day: 'numeric', month: 'short' });

/** @param day as 2026-08-31 */
const noonOf = (day: string) => new Date(`${day}T12:00:00+05:00`);

/**
 * The first and the last day on which an order of this moment arrives. One that comes after the shop has closed, or on a
 * day off, counts as one of the next working day. Public holidays are not known.
 * @param now when it is ordered
 * @param store its `days` are the working days by their names, `closes` is for example 20:00
 * @param daysToDoor working days, packing included
 * @returns days as 2026-08-31
 */
export function arrivalDays(
  now: Date,
  { days, closes }: Pick<StoreDetails, 'days' | 'closes'>,
  { least, most }: DaysToDoor,
): { first: string; last: string } {
  const isWorked = (day: Date) => days.includes(WEEKDAY.format(day));
  const today = noonOf(dayOfShop(now.toISOString()));
  const taken = isWorked(today) && CLOCK.format(now) < closes ? today : nextWorked(today, isWorked);
  const after = (count: number) =>
    Array.from({ length: count }).reduce<Date>((day) => nextWorked(day, isWorked), taken);
  return { first: dayOfShop(after(least).toISOString()), last: dayOfShop(after(most).toISOString()) };
}

function nextWorked(day: Date, isWorked: (day: Date) => boolean): Date {
  const week = [1, 2, 3, 4, 5, 6, 7].map((count) => new Date(day.getTime() + count * DAY_MS));
  return week.find(isWorked) ?? new Date(day.getTime() + DAY_MS);
}

/** `between Wed 25 and Fri 27 Nov`, or `on Wed 25 Nov` where it can be one day only. */
export function sayArrival({ first, last }: { first: string; last: string }): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = write(DAY_OF_MONTH, last);
  return first === last
    ? `on ${end}`
    : `between ${write(isOneMonth ? DAY_ALONE : DAY_OF_MONTH, first)} and ${end}`;
}

/** Browsers differ in the comma behind the weekday. */
const write = (format: Intl.DateTimeFormat, day: string) => format.format(noonOf(day)).replace(',', '');

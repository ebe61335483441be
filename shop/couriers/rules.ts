/** What couriers have in common: states of a parcel, cities, numbers and times as they write them. */

/** Where a parcel is. A text that the shop does not know is UNKNOWN, and shown as it came. */
export const PARCEL_STATES = [
  'BOOKED',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPTED',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
  'CANCELLED',
  'UNKNOWN',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** In these nothing more is to be heard of a parcel. */
export const LAST_STATES = ['DELIVERED', 'RETURNED', 'CANCELLED'] as const satisfies readonly ParcelState[];

/** What a courier says of a parcel that a step of the shop's own follows from. */
export const SAID_STATES = ['DELIVERED', 'RETURNING', 'RETURNED'] as const satisfies readonly ParcelState[];
export type SaidState = (typeof SAID_STATES)[number];

/** A city as a courier names it. */
export interface CourierCity {
  name: string;
  /** What it is booked by: an id, a code or the name itself. */
  code: string;
}

/** The state that a text stands for by a courier's own list; UNKNOWN for any other text. @param states in lower case */
export function stateOf(states: Readonly<Record<string, ParcelState>>, text: string): ParcelState {
  const known = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return (Object.hasOwn(states, known) ? states[known] : undefined) ?? 'UNKNOWN';
}

/** A stored mobile number as couriers take it: 03XXXXXXXXX. */
export function toCourierMobile(mobile: string): string {
  return mobile.replace(/^\+92/, '0');
}

/** Names of one city, without blanks and signs. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['deraismailkhan', 'dikhan'],
  ['rahimyarkhan', 'rykhan'],
  ['mirpurkhas', 'mirpurkhaas'],
  ['nawabshah', 'shaheedbenazirabad'],
  ['mingora', 'mingoraswat'],
  ['khairpur', 'khairpurmirs'],
  ['hub', 'hubchowki'],
  ['mirpur', 'mirpurajk', 'mirpurazadkashmir'],
  ['muzaffarabad', 'muzaffarabadajk', 'muzafarabad'],
  ['wahcantt', 'wahcantonment'],
  ['gujranwala', 'gujrawala'],
  ['sheikhupura', 'shekhupura'],
];

const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The courier's city that is meant, in any case and by a few spellings; null where it does not deliver there. */
export function matchCity(cities: readonly CourierCity[], wanted: string): CourierCity | null {
  const plain = plainName(wanted);
  const others = SPELLINGS.find((names) => names.includes(plain)) ?? [];
  for (const name of [plain, ...others]) {
    const found = cities.find((city) => plainName(city.name) === name);
    if (found) return found;
  }
  return null;
}

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** A time as couriers write it: without an offset it is the time of Pakistan. Null for what is no such time. */
export function readCourierTime(text: string | null | undefined): Date | null {
  const [, day, minute = '00:00', second = ':00', offset = '+05:00'] =
    LOCAL_TIME.exec(text?.trim() ?? '') ?? [];
  const moment = day ? new Date(`${day}T${minute}${second}${offset}`) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** The entry of a parcel's history with the latest time; those without one count as the oldest. */
export function newestOf<Entry extends { at: Date | null }>(history: readonly Entry[]): Entry | undefined {
  return history.toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0)).at(-1);
}

/** The text, no longer than a courier takes it. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).trim();
}

/** What a column of a courier's sheet means. */
export const MEANINGS = [
  'tracking',
  'reference',
  'collected',
  'charges',
  'tax',
  'paid',
  'date',
  'ignored',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** What each column means, by its name. */
export type Columns = Readonly<Record<string, Meaning>>;

/** In which order the numbers of a day are written. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** The amounts of a row. */
export const AMOUNTS = ['collected', 'charges', 'tax', 'paid'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What a sheet says of one parcel; amounts in paisa. */
export interface SheetRow extends Record<Amount, number> {
  /** As a spreadsheet numbers its rows. */
  row: number;
  trackingNumber: string;
  /** What the courier calls the shop's order; empty where the sheet says nothing. */
  reference: string;
  /** As 2026-08-31. */
  paidOn: string | null;
}

/** A tracking number as it is compared: spaces and case don't count. */
export function trackingKey(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

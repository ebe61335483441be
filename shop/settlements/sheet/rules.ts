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

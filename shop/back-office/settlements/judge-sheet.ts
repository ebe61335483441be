import { createHash } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { findOrderNumbers, findOrdersByTracking } from './find-orders.ts';
import {
  isCounted,
  type Judged,
  judgeRow,
  judgeTotals,
  type KnownOrder,
  sumRows,
  type Totals,
  VERDICTS,
} from './rules.ts';
import type { Sheet } from './sheet/read-sheet.ts';
import { type SheetRow, trackingKey } from './sheet/rules.ts';

export interface JudgedRow extends SheetRow, Judged {
  /** The order that it names, also where it is not counted for it. */
  order: KnownOrder | null;
}

/** All that a look at a sheet finds. */
export interface JudgedSheet {
  rows: JudgedRow[];
  totals: Totals;
  totalsFaults: string[];
  faults: number;
  /** Stands for all of it: another look that finds the same has the same. */
  seen: string;
}

/** Judges every row of a sheet by the orders as they are now. */
export async function judgeSheet(db: Database, sheet: Sheet, courier: string): Promise<JudgedSheet> {
  const keys = [...new Set(sheet.rows.map(({ trackingNumber }) => trackingKey(trackingNumber)))];
  const orders = await findOrdersByTracking(db, keys, courier);
  const references = sheet.rows.flatMap((row) => referredNumber(row) ?? []);
  const known = await findOrderNumbers(db, [...new Set(references)]);
  const earlier = new Map<string, number>();
  const rows = sheet.rows.map((row): JudgedRow => {
    const key = trackingKey(row.trackingNumber);
    const order = orders.get(key) ?? null;
    const number = referredNumber(row);
    const named = number !== null && known.has(number) ? number : null;
    const judged = judgeRow(row, order, courier, { earlier: earlier.get(key) ?? null, named });
    if (!earlier.has(key)) earlier.set(key, row.row);
    return { ...row, ...judged, order };
  });
  const totals = sumRows(rows);
  const totalsFaults = judgeTotals(totals, sheet.totals);
  const faults = rows.filter(({ verdict }) => VERDICTS[verdict].isFault).length + totalsFaults.length;
  const text = JSON.stringify([courier, rows, totalsFaults]);
  const seen = createHash('sha256').update(text).digest('hex');
  return { rows, totals, totalsFaults, faults, seen };
}

/** The number of the shop's own order that a row's reference may be, for example `1042` or `#1042`. */
function referredNumber({ reference }: SheetRow): number | null {
  const [, digits] = /^#?([1-9]\d{0,9})$/.exec(reference) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The order that a row's money is counted for; null where it stands as unclear. */
export function countedFor({ order, verdict }: JudgedRow): string | null {
  return order && isCounted(verdict) ? order.id : null;
}

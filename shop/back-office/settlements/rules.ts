import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import type { OrderStatus } from '../../orders/rules.ts';
import { settledBy } from '../../payments/ledger/rules.ts';
import { AMOUNTS, type Amount, type SheetRow, trackingKey } from './sheet/rules.ts';

/** What a row of a courier's sheet comes to, and whether somebody has to look at it. */
export const VERDICTS = {
  paid: { label: 'Paid in full', isFault: false },
  'charges-only': { label: 'Charges only', isFault: false },
  short: { label: 'Short-paid', isFault: true },
  over: { label: 'Over-paid', isFault: true },
  'does-not-add-up': { label: 'Doesn’t add up', isFault: true },
  'not-delivered': { label: 'Not delivered', isFault: true },
  cancelled: { label: 'Cancelled order', isFault: true },
  'wrong-courier': { label: 'Another courier’s', isFault: true },
  'paid-twice': { label: 'Paid twice', isFault: true },
  unknown: { label: 'Unknown number', isFault: true },
} as const;
export type Verdict = keyof typeof VERDICTS;

/** Verdicts whose money belongs to no parcel yet; it stands as unclear until somebody finds out. */
const UNCLEAR: readonly Verdict[] = ['unknown', 'wrong-courier', 'cancelled', 'paid-twice'];

/** Whether a row's money is counted for the order that it names. */
export function isCounted(verdict: Verdict): boolean {
  return !UNCLEAR.includes(verdict);
}

/** The order that a tracking number names, as the shop knows it. */
export interface KnownOrder {
  id: string;
  number: number;
  status: OrderStatus;
  courier: string | null;
  /** What the courier of the sheet still owes for it, in paisa. */
  due: number;
  /** The number of the settlement that paid for it before; null where none did. */
  paidBy: number | null;
}

export interface Judged {
  verdict: Verdict;
  /** One sentence for a fault, null where all is well. */
  detail: string | null;
}

const rupees = (paisa: number) => formatRupees(toRupees(paisa));

/**
 * Says what a row comes to. Whose it is comes first, then whether the parcel may be paid for, then how much.
 * @param earlier the row of the same sheet that has this number, too
 * @param named the number of the order that the row's reference names, where its tracking number names none
 */
export function judgeRow(
  row: Pick<SheetRow, Amount>,
  order: KnownOrder | null,
  courier: string,
  { earlier, named }: { earlier: number | null; named: number | null },
): Judged {
  const settled = settledBy(row);
  if (earlier !== null) return fault('paid-twice', `Row ${earlier} has the same number.`);
  if (!order) {
    const hint = named === null ? '' : ` Its reference is order ${named}.`;
    return fault('unknown', `No order has this tracking number.${hint}`);
  }
  const { number, status, due, paidBy } = order;
  if (order.courier !== courier) return fault('wrong-courier', `Order ${number} went with ${order.courier}.`);
  if (paidBy !== null && due <= 0 && settled !== 0) {
    return fault('paid-twice', `Settlement ${paidBy} paid for order ${number}.`);
  }
  if (settled === 0 && due <= 0 && row.collected === 0) return { verdict: 'charges-only', detail: null };
  // What came back after the customer had paid is cancelled, and its cash is due all the same.
  if (status === 'Cancelled' && due <= 0) return fault('cancelled', `Order ${number} is cancelled.`);
  if (status !== 'Delivered' && due <= 0) return fault('not-delivered', `Order ${number} is ${status}.`);
  if (row.collected !== settled) {
    const { collected, paid } = row;
    const rest = collected - row.charges - row.tax;
    return fault(
      'does-not-add-up',
      `${rupees(collected)} less charges and tax is ${rupees(rest)}, and the sheet pays ${rupees(paid)}.`,
    );
  }
  if (settled < due) return fault('short', `${rupees(due - settled)} of ${rupees(due)} is missing.`);
  if (settled > due) return fault('over', `${rupees(settled - due)} more than the ${rupees(due)} due.`);
  return { verdict: 'paid', detail: null };
}

function fault(verdict: Verdict, detail: string): Judged {
  return { verdict, detail };
}

export type Totals = Record<Amount, number>;

/** The sums of the rows, in paisa. */
export function sumRows(rows: readonly Pick<SheetRow, Amount>[]): Totals {
  const totals: Totals = { collected: 0, charges: 0, tax: 0, paid: 0 };
  for (const row of rows) for (const amount of AMOUNTS) totals[amount] += row[amount];
  return totals;
}

const AMOUNT_LABELS = {
  collected: 'Cash collected',
  charges: 'Charges',
  tax: 'Tax withheld',
  paid: 'Net paid',
} as const satisfies Record<Amount, string>;

/** What the parcels of a sheet owed, and what of it is missing where they were paid short, in rupees. */
export function sumDue(rows: readonly { due: number; collected: number; verdict: Verdict }[]) {
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    toRupees(rows.reduce((paisa, row) => paisa + of(row), 0));
  return {
    due: sum(({ due }) => toPaisa(due)),
    missing: sum(({ due, collected, verdict }) =>
      verdict === 'short' ? Math.max(0, toPaisa(due) - toPaisa(collected)) : 0,
    ),
  };
}

/** Where the sheet's own total row says something else than its rows, one sentence for each amount. */
export function judgeTotals(rows: Totals, sheet: Partial<Totals>): string[] {
  return AMOUNTS.flatMap((amount) => {
    const said = sheet[amount];
    if (said === undefined || said === rows[amount]) return [];
    return `${AMOUNT_LABELS[amount]}: the total says ${rupees(said)}, the rows come to ${rupees(rows[amount])}.`;
  });
}

/** The rows in a fixed order as one text: the same sheet gives the same, however its file is written. */
export function rowsAsText(rows: readonly SheetRow[]): string {
  return rows
    .map(({ trackingNumber, collected, charges, tax, paid, paidOn }) =>
      JSON.stringify([trackingKey(trackingNumber), collected, charges, tax, paid, paidOn]),
    )
    .toSorted()
    .join('\n');
}

/** Settlements, and open parcels, a page of their lists. */
export const MONEY_PAGE_SIZE = 20;

/** The largest sheet in bytes, and the most rows and columns that are read. */
export const LARGEST_SHEET = 2 * 1024 * 1024;
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 60;
export const LONGEST_CELL = 200;

import type { Verdict } from '../../../shop/back-office/settlements/rules.ts';
import type { DueKind } from '../../../shop/back-office/settlements/schemas.ts';
import type { Meaning } from '../../../shop/back-office/settlements/sheet/rules.ts';
import type { TransferVerdict } from '../../../shop/back-office/settlements/statement/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { Account } from '../../../shop/payments/ledger/rules.ts';

/** How the words of the ledger and of sheets are said on every screen of the money. */
export const ACCOUNT_LABELS = {
  'due-from-courier': 'Due from the courier',
  'due-from-gateway': 'Due from the payment gateway',
  bank: 'Bank',
  cash: 'Cash in hand',
  'courier-charges': 'Courier’s charges',
  'withheld-tax': 'Tax withheld',
  'unclear-payments': 'Unclear payments',
  'written-off': 'Written off',
  refunds: 'Refunds',
  sales: 'Sales',
} as const satisfies Record<Account, string>;

export const MEANING_LABELS = {
  tracking: 'Tracking number',
  reference: 'Our order',
  collected: 'Cash collected',
  charges: 'Charges',
  tax: 'Tax withheld',
  paid: 'Net paid',
  date: 'Date',
  ignored: 'Not needed',
} as const satisfies Record<Meaning, string>;

export const DUE_LABELS = {
  all: 'All that is open',
  late: 'Late',
  short: 'Short-paid',
  over: 'Paid too much or too early',
} as const satisfies Record<DueKind, string>;

export const VERDICT_TONE = {
  paid: 'good',
  'charges-only': 'quiet',
  short: 'bad',
  over: 'waiting',
  'does-not-add-up': 'bad',
  'not-delivered': 'waiting',
  cancelled: 'bad',
  'wrong-courier': 'bad',
  'paid-twice': 'bad',
  unknown: 'bad',
} as const satisfies Record<Verdict, string>;

export const DUE_SCREEN = '/dashboard/money';
export const SHEET_SCREEN = '/dashboard/money/sheet';
export const STATEMENT_SCREEN = '/dashboard/money/statement';
export const SETTLEMENTS_SCREEN = '/dashboard/money/settlements';
export const settlementScreen = (id: string) => `/dashboard/money/settlement/${id}`;

/** An amount that may be below nothing: `−Rs. 1,450`. */
export const signedRupees = (rupees: number) =>
  rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees);

export const TRANSFER_TONE = {
  matches: 'good',
  'paid-already': 'quiet',
  noted: 'quiet',
  twice: 'quiet',
  differs: 'waiting',
  'not-awaited': 'waiting',
  several: 'waiting',
  unknown: 'bad',
} as const satisfies Record<TransferVerdict, string>;

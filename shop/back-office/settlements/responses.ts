import { ACCOUNTS } from '../../payments/ledger/rules.ts';
import { z } from '../../zod.ts';
import type { Verdict } from './rules.ts';
import { DAY_ORDERS, MEANINGS } from './sheet/rules.ts';

const rupees = z.number().meta({ description: 'Rupees' });
const day = z.string().nullable().meta({ description: 'As 2026-08-31' });
const time = z.string().meta({ description: 'ISO time' });
const VERDICT_NAMES = [
  'paid',
  'charges-only',
  'short',
  'over',
  'does-not-add-up',
  'not-delivered',
  'cancelled',
  'wrong-courier',
  'paid-twice',
  'unknown',
] as const satisfies readonly Verdict[];

const totals = z.object({ collected: rupees, charges: rupees, tax: rupees, paid: rupees });

const line = totals.extend({
  row: z.number(),
  trackingNumber: z.string(),
  order: z.object({ _id: z.string(), number: z.number() }).nullable(),
  due: rupees,
  paidOn: day,
  verdict: z.enum(VERDICT_NAMES),
});

const columns = z.array(z.object({ name: z.string(), meaning: z.enum(MEANINGS) }));

/** What a look at a sheet finds; `ready` with `seen`, which confirms it, or a question, or problems by row. */
export const sheetResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Null until it is stored. */
  settlement: z.object({ _id: z.string(), number: z.number() }).nullable(),
  ready: z.boolean(),
  seen: z.string().nullable(),
  asks: z.enum(['columns', 'day-order']).nullable(),
  columns,
  dayOrder: z.enum(DAY_ORDERS).nullable(),
  rows: z.array(line.extend({ detail: z.string().nullable() })),
  problems: z.array(z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })),
  totals: totals.nullable(),
  totalsFaults: z.array(z.string()),
  faults: z.number(),
});
export type SheetLook = z.infer<typeof sheetResponse>;

const settlement = z.object({
  _id: z.string(),
  number: z.number(),
  courier: z.string(),
  fileName: z.string(),
  paidOn: day,
  at: time,
  by: z.string(),
  totals,
  undone: z.object({ at: time, by: z.string(), reason: z.string() }).nullable(),
});
export type Settlement = z.infer<typeof settlement>;

export const settlementsResponse = z.object({
  settlements: z.array(settlement),
  totalPages: z.number(),
  total: z.number(),
  couriers: z.array(totals.extend({ courier: z.string(), settlements: z.number() })),
});
export type SettlementsPage = z.infer<typeof settlementsResponse>;

const accounts = z.array(z.object({ account: z.enum(ACCOUNTS), balance: rupees }));

export const ledgerResponse = z.object({
  couriers: z.array(
    z.object({
      courier: z.string().nullable().meta({ description: 'Null: refunds, which the shop pays itself' }),
      accounts,
    }),
  ),
  balance: rupees.meta({ description: 'Of all entries: 0' }),
});
export type LedgerSheet = z.infer<typeof ledgerResponse>;

export const settlementResponse = settlement.extend({ lines: z.array(line), accounts });
export type SettlementDetail = z.infer<typeof settlementResponse>;

export const moneyDueResponse = z.object({
  parcels: z.array(
    z.object({
      /** Of the order. */
      _id: z.string(),
      number: z.number(),
      customer: z.string(),
      courier: z.string(),
      trackingNumber: z.string().nullable(),
      status: z.string(),
      since: time,
      total: rupees,
      paid: rupees,
      balance: rupees,
      isLate: z.boolean(),
    }),
  ),
  totalPages: z.number(),
  total: z.number(),
  couriers: z.array(
    z.object({
      courier: z.string(),
      parcels: z.number(),
      due: rupees,
      late: rupees,
      lateParcels: z.number(),
      short: rupees,
      shortParcels: z.number(),
      over: rupees,
      overParcels: z.number(),
    }),
  ),
  /** After so many days a courier should have paid. */
  agreedDays: z.number(),
  /** Those of the shop's settings, for the choice of a sheet's sender. */
  knownCouriers: z.array(z.string()),
});
export type MoneyDue = z.infer<typeof moneyDueResponse>;

import { filterDay, filterText } from '../../filters.ts';
import { z } from '../../zod.ts';
import { DAY_ORDERS, MEANINGS } from './sheet/rules.ts';

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const courier = filterText(40).optional();

/** Parcels to show: all that is open, longer than agreed, paid in part, or paid more than was due. */
export const DUE_KINDS = ['all', 'late', 'short', 'over'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export const listDueSchema = z.object({ page, courier, kind: z.enum(DUE_KINDS).default('all') });
export type ListDue = z.infer<typeof listDueSchema>;

export const listSettlementsSchema = z.object({ page, courier });
export type ListSettlements = z.infer<typeof listSettlementsSchema>;

export const exportMoneySchema = z.object({ from: filterDay.optional(), to: filterDay.optional() });
export type ExportMoney = z.infer<typeof exportMoneySchema>;

/** What stands in the form beside the sheet. */
export const sheetFormSchema = z.object({
  courier: z.string('Please choose the courier.').min(1, 'Please choose the courier.').max(40),
  /** What columns mean, by their names, as JSON. */
  columns: z
    .string()
    .max(20_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'The columns are no JSON.' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string().max(200), z.enum(MEANINGS)))
    .optional(),
  dayOrder: z.enum(DAY_ORDERS).optional(),
  /** Of the look at the sheet that is confirmed. */
  seen: z.string().max(64).optional(),
});
export type SheetForm = z.infer<typeof sheetFormSchema>;

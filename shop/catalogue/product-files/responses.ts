import { z } from '../../zod.ts';
import { COLUMNS } from './rules.ts';

const problem = z.object({
  row: z
    .number()
    .meta({ description: 'Line of the file, as a spreadsheet numbers it: the first product is in row 2' }),
  column: z.enum(COLUMNS).nullable().meta({ description: 'Null for the row as a whole' }),
  message: z.string(),
});
export type Problem = z.infer<typeof problem>;

const progress = z.object({
  phase: z.enum(['checking', 'saving']),
  rows: z.number().meta({ description: 'Rows of this phase that are done' }),
  part: z.number().meta({ description: 'Part of this phase, from 0 to 1' }),
});
export type ImportProgress = z.infer<typeof progress>;

const summary = z.object({
  rows: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  changedFields: z
    .record(z.string(), z.number())
    .meta({ description: 'How many products change in each field' }),
  problems: z.number(),
});
export type ImportSummary = z.infer<typeof summary>;

/** A line of the response of POST /api/v1/products/import. */
export const importLineResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), progress }),
  z.object({ kind: z.literal('problem'), problem }),
  z.object({
    kind: z.literal('done'),
    success: z.literal(true),
    message: z.string(),
    saved: z.boolean(),
    summary,
  }),
  z.object({
    kind: z.literal('refused'),
    success: z.literal(false),
    message: z.string(),
    error: z.string(),
    code: z.string(),
    summary: summary.optional(),
  }),
]);
export type ImportLine = z.infer<typeof importLineResponse>;

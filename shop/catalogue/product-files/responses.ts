import { z } from '../../zod.ts';
import { COLUMNS } from './rules.ts';

const problem = z.object({
  row: z
    .number()
    .meta({ description: 'Line of the file, as a spreadsheet numbers it: the first product is in row 2' }),
  column: z.enum(COLUMNS).nullable().meta({ description: 'Null for the row as a whole' }),
  value: z
    .string()
    .nullable()
    .meta({ description: 'What stands in the cell, shortened; null where there is no such cell' }),
  message: z.string(),
});
export type Problem = z.infer<typeof problem>;

const progress = z.object({
  phase: z.enum(['reading', 'checking', 'saving']),
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

const planned = z.object({
  name: z.string(),
  sku: z.string().nullable(),
  isNew: z.boolean(),
  changes: z
    .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
    .meta({ description: 'What changes of a product that is there, shortened' }),
});
export type PlannedProduct = z.infer<typeof planned>;

/** A line of the response of POST /api/v1/products/import. */
export const importLineResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), progress }),
  z.object({ kind: z.literal('problem'), problem }),
  z.object({ kind: z.literal('planned'), products: z.array(planned) }),
  z.object({
    kind: z.literal('done'),
    success: z.literal(true),
    message: z.string(),
    saved: z.boolean(),
    importId: z
      .string()
      .nullable()
      .meta({ description: 'Of an import that changed something, for its undo' }),
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

const undoSummary = z.object({
  removed: z.number().meta({ description: 'Products that the import created' }),
  restored: z.number().meta({ description: 'Products of which something is put back' }),
  kept: z.number().meta({ description: 'Products of which something stays as it is' }),
  gone: z.number().meta({ description: 'Products that staff deleted since' }),
  notes: z
    .array(z.object({ _id: z.string(), name: z.string(), message: z.string() }))
    .meta({ description: 'What stays and why, of the first products' }),
});
export type UndoSummary = z.infer<typeof undoSummary>;

export const undoPreviewResponse = z.object({ summary: undoSummary, message: z.string() });
export type UndoPreview = z.infer<typeof undoPreviewResponse>;

/** A line of the response of POST /api/v1/products/imports/{id}/undo. */
export const undoLineResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number(), part: z.number() }),
  z.object({ kind: z.literal('done'), success: z.literal(true), message: z.string(), summary: undoSummary }),
  z.object({
    kind: z.literal('refused'),
    success: z.literal(false),
    message: z.string(),
    error: z.string(),
    code: z.string(),
  }),
]);
export type UndoLine = z.infer<typeof undoLineResponse>;

export const importsResponse = z.object({
  imports: z.array(
    z.object({
      _id: z.string(),
      fileName: z.string(),
      /** ISO time. */
      at: z.string(),
      by: z.string(),
      created: z.number(),
      changed: z.number(),
      canBeUndone: z.boolean(),
      undone: z
        .object({
          at: z.string(),
          by: z.string(),
          removed: z.number(),
          restored: z.number(),
          kept: z.number(),
        })
        .nullable(),
    }),
  ),
  next: z.string().nullable().meta({ description: 'Where the next page begins; null on the last' }),
});
export type ImportsPage = z.infer<typeof importsResponse>;
export type ListedImport = ImportsPage['imports'][number];

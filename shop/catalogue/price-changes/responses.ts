import { z } from '../../zod.ts';

const lineResponse = z.object({
  _id: z.string(),
  name: z.string(),
  before: z.number().meta({ description: 'Rupees' }),
  after: z.number().meta({ description: 'Rupees' }),
});

export const pricePreviewResponse = z.object({
  /** Products that were chosen. */
  chosen: z.number(),
  changed: z.number(),
  /** Rounding leaves them as they are. */
  unchanged: z.number(),
  /** They would cost too little or too much, and stay as they are. */
  refused: z.number(),
  /** A page of those that change, or of those that are refused, by name. */
  lines: z.array(lineResponse.extend({ why: z.string().nullable() })),
  totalPages: z.number(),
  /** What is sent back, so that nothing is changed that nobody looked at. */
  seen: z.object({ fingerprint: z.string(), at: z.string() }),
});
export type PricePreview = z.infer<typeof pricePreviewResponse>;

export const priceChangeResponse = z.object({
  _id: z.string(),
  percent: z.number(),
  /** What prices were rounded to, in rupees. */
  rounding: z.number(),
  chosen: z.string().meta({ description: 'Which products, in words' }),
  products: z.number().meta({ description: 'How many got another price' }),
  by: z.string(),
  at: z.string(),
  undone: z
    .object({ by: z.string(), at: z.string(), restored: z.number() })
    .nullable()
    .meta({ description: 'The others of its products had another price by then, or were gone' }),
});
export type ListedPriceChange = z.infer<typeof priceChangeResponse>;

export const priceChangesResponse = z.object({
  changes: z.array(priceChangeResponse),
  total: z.number(),
  totalPages: z.number(),
});
export type PriceChanges = z.infer<typeof priceChangesResponse>;

export const priceChangeLinesResponse = z.object({
  change: priceChangeResponse,
  lines: z.array(
    lineResponse.extend({
      now: z.number().meta({ description: 'Rupees' }),
      isRestored: z
        .boolean()
        .nullable()
        .meta({ description: 'Whether undoing put it back; null: not undone' }),
    }),
  ),
  total: z.number(),
  totalPages: z.number(),
});
export type PriceChangeLines = z.infer<typeof priceChangeLinesResponse>;

/** One line of the answer while prices are changed or put back: how far it is, and how it ended. */
export type PriceChangeLine =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; success: true; message: string }
  | { kind: 'refused'; success: false; message: string; error: string; code: string };

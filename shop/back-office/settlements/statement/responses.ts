import { z } from '../../../zod.ts';

/** What a look at a bank's statement finds: each credit, and whose it is. */
export const statementResponse = z.object({
  success: z.boolean(),
  message: z.string(),
  credits: z.array(
    z.object({
      row: z.number().meta({ description: 'As a spreadsheet numbers it' }),
      paidOn: z.string().meta({ description: 'As 2026-08-31' }),
      amount: z.number().meta({ description: 'Rupees' }),
      narration: z.string(),
      reference: z.string().meta({ description: 'The number under which it is noted' }),
      verdict: z.enum([
        'matches',
        'differs',
        'paid-already',
        'noted',
        'twice',
        'not-awaited',
        'several',
        'unknown',
      ]),
      detail: z.string().nullable(),
      order: z.object({ _id: z.string(), number: z.number(), version: z.number() }).nullable(),
    }),
  ),
});
export type StatementLook = z.infer<typeof statementResponse>;

export const transfersResponse = z.object({
  success: z.boolean(),
  message: z.string(),
  results: z.array(
    z.object({ order: z.string(), reference: z.string(), ok: z.boolean(), message: z.string() }),
  ),
});
export type TransfersNoted = z.infer<typeof transfersResponse>;

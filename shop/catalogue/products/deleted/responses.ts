import { z } from '../../../zod.ts';

/** What was deleted of late, newest first. */
export const deletedProductsResponse = z.object({
  products: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      photo: z.string().nullable(),
      quantity: z.number().meta({ description: 'Units that were on hand' }),
      by: z.string(),
      /** ISO times. */
      at: z.string(),
      until: z.string().meta({ description: 'Until when it can be undone' }),
    }),
  ),
  total: z.number(),
  totalPages: z.number(),
});
export type DeletedProducts = z.infer<typeof deletedProductsResponse>;

/** What became of undoing deletions: a product that came back may have a note, one that did not has a reason. */
export const restoredResponse = z.object({
  restored: z.array(z.object({ _id: z.string(), name: z.string(), note: z.string().nullable() })),
  refused: z.array(z.object({ _id: z.string(), reason: z.string() })),
});
export type Restored = z.infer<typeof restoredResponse>;

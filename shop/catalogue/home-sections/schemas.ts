import { z } from '../../zod.ts';
import { SHUFFLE_PAGE_SIZE } from './rules.ts';

/** The query of GET /api/v1/products/products/{slug}. */
export const sectionPageSchema = z.object({
  seed: z.coerce.number().int().min(0).optional().meta({ description: 'Order of random-product' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .meta({
      description: `Page of random-product, ${SHUFFLE_PAGE_SIZE} products each; the last one is shorter`,
    }),
});

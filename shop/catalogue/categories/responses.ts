import { z } from '../../zod.ts';

/** A category as the API and the screens have it. */
export const categoryResponse = z.object({
  _id: z.string(),
  name: z.string(),
  version: z.number().meta({ description: 'Grows with every change of its name or its subcategories' }),
  count: z.number().meta({ description: 'Number of products that its page lists' }),
  photo: z.string().nullable().meta({ description: 'The picture of its first product' }),
  subcategories: z.array(z.object({ name: z.string(), count: z.number() })),
});
export type Category = z.infer<typeof categoryResponse>;

export const subcategorySummariesResponse = z.record(
  z.string(),
  z.object({ firstProduct: z.object({ photos: z.array(z.string()) }).nullable() }),
);
export type SubcategorySummaries = z.infer<typeof subcategorySummariesResponse>;

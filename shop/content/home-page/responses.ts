import { z } from '../../zod.ts';
import { homePageSchema } from './schemas.ts';

/** What its editor shows. */
export const homePageResponse = z.object({
  /** The number of the newest version; 0 while nobody changed anything. */
  version: z.int(),
  /** What is published. */
  published: homePageSchema,
  /** What is being arranged; null while nothing is. */
  draft: z.object({ revision: z.string(), page: homePageSchema, by: z.string(), at: z.string() }).nullable(),
  /** The categories that may be chosen, in the order of the menus. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Every product that is pointed to: its picture, and whether shoppers find it. One that is not here is deleted. */
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      photo: z.string().nullable(),
      isListed: z.boolean(),
    }),
  ),
});
export type HomePageShown = z.infer<typeof homePageResponse>;

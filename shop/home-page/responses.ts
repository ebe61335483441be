import { z } from '../zod.ts';
import { homePageSchema } from './schemas.ts';

const change = z.object({ what: z.string(), before: z.string(), after: z.string() });

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

/** Who changed what, the newest version first. */
export const homePageVersionsResponse = z.object({
  versions: z.array(
    z.object({
      number: z.int(),
      at: z.string(),
      by: z.string(),
      /** Which earlier version it brought back; 0 is what a new shop has. */
      restores: z.int().nullable(),
      changes: z.array(change),
    }),
  ),
  isMore: z.boolean(),
});
export type HomePageVersions = z.infer<typeof homePageVersionsResponse>;

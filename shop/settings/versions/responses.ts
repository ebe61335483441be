import { z } from '../../zod.ts';

/** What the owner decides by version: the home page, and the settings of the shop. */

const change = z.object({ what: z.string(), before: z.string(), after: z.string() });

/** One thing that a version has otherwise than the one before, in words: what, how it was and how it is. Equal texts are not shown. */
export type VersionChange = z.infer<typeof change>;

/** Who changed what, the newest version first. */
export const versionsResponse = z.object({
  versions: z.array(
    z.object({
      number: z.int(),
      at: z.iso.datetime(),
      by: z.string(),
      /** Which earlier version it brought back; 0 is what a new shop has. */
      restores: z.int().nullable(),
      changes: z.array(change),
    }),
  ),
  isMore: z.boolean(),
});
export type Versions = z.infer<typeof versionsResponse>;

import { z } from '../../zod.ts';
import { PAGE_TEXTS, type PageKind } from './rules.ts';

const kind = z.enum(Object.keys(PAGE_TEXTS) as [PageKind, ...PageKind[]]);

const listedPage = z.object({
  _id: z.string(),
  kind,
  /** What it is called where links lead to it; of a post its heading. */
  name: z.string(),
  /** From its slash on; null while shoppers do not see it. */
  address: z.string().nullable(),
  /** The day of a post. */
  date: z.string().nullable(),
  /** Who saved a draft that is not published yet. */
  draftBy: z.string().nullable(),
  isDeleted: z.boolean(),
  /** Who published it last; null for what a new shop has. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
});
export type ListedPage = z.infer<typeof listedPage>;

export const pagesResponse = z.object({ pages: z.array(listedPage) });
export type ListedPages = z.infer<typeof pagesResponse>;

const pageVersion = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Which earlier version it brought back; null for one that was written. */
  restores: z.int().nullable(),
});
export type PageVersion = z.infer<typeof pageVersion>;

export const staffPageResponse = z.object({
  _id: z.string(),
  kind,
  /** Goes up with each change; 0 while nobody has worked on it. */
  version: z.int(),
  /** Lines, and texts as JSON, as the form has them. */
  texts: z.record(z.string(), z.string()),
  address: z.string().nullable(),
  isDeleted: z.boolean(),
  draftBy: z.string().nullable(),
  /** The number of the version that shoppers see; 0 is what a new shop has, null that they see none. */
  published: z.int().nullable(),
  /** Whether a new shop has it: it can be put back to that. */
  hasStart: z.boolean(),
  /** Whether it can be deleted. */
  isOwn: z.boolean(),
  versions: z.array(pageVersion),
});
export type StaffPage = z.infer<typeof staffPageResponse>;

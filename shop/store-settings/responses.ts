import { z } from '../zod.ts';
import { SETTINGS_GROUPS } from './rules.ts';

const texts = z.record(z.string(), z.string());

/** Everything that the owner decides, as its forms show it. */
export const storeSettingsResponse = z.object({
  /** The number of the newest version; 0 while nobody changed anything. */
  version: z.int(),
  groups: z.record(z.enum(SETTINGS_GROUPS), texts),
});
export type StoreSettingsShown = z.infer<typeof storeSettingsResponse>;

const change = z.object({ what: z.string(), before: z.string(), after: z.string() });

export const settingsVersionsResponse = z.object({
  versions: z.array(
    z.object({
      number: z.int(),
      at: z.iso.datetime(),
      by: z.string(),
      /** Which earlier version it brought back; null for one that was typed. */
      restores: z.int().nullable(),
      changes: z.array(change),
    }),
  ),
  isMore: z.boolean(),
});
export type SettingsVersions = z.infer<typeof settingsVersionsResponse>;

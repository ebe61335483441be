import { z } from '../../zod.ts';
import { SETTINGS_GROUPS } from './rules.ts';

const texts = z.record(z.string(), z.string());

/** Everything that the owner decides, as its forms show it. */
export const storeSettingsResponse = z.object({
  /** The number of the newest version; 0 while nobody changed anything. */
  version: z.int(),
  groups: z.record(z.enum(SETTINGS_GROUPS), texts),
});
export type StoreSettingsShown = z.infer<typeof storeSettingsResponse>;

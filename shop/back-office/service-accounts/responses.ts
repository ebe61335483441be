import { SERVICE_NAMES } from '../../settings/service-accounts/rules.ts';
import { z } from '../../zod.ts';

/** An account as its screen shows it: nothing of any key, only whether there is one. */
const accountResponse = z.object({
  service: z.enum(SERVICE_NAMES),
  /** Where the keys are from that count now. `unreadable`: stored, and sealed with a key that is not here. */
  source: z.enum(['stored', 'environment', 'none', 'unreadable']),
  setAt: z.iso.datetime().nullable(),
  setBy: z.string().nullable(),
  revision: z.string().nullable(),
});

export const accountsResponse = z.object({ accounts: z.array(accountResponse) });
export type AccountsShown = z.infer<typeof accountsResponse>;
export type AccountShown = z.infer<typeof accountResponse>;

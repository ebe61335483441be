import { z } from '../../zod.ts';

/** Where somebody is signed in, as the owner of the account sees it. Neither token nor network address. */
const ownSessionResponse = z.object({
  _id: z.string(),
  deviceName: z.string().meta({ description: 'For example "Chrome on Android"' }),
  signedInAt: z.string().meta({ description: 'ISO time' }),
  lastUsedAt: z.string().meta({ description: 'ISO time, to a few minutes' }),
  current: z.boolean().meta({ description: 'Whether this request came with it' }),
});
export type OwnSession = z.infer<typeof ownSessionResponse>;

export const ownSessionsResponse = z.object({
  sessions: z.array(ownSessionResponse).meta({ description: 'The present one, then those used last' }),
});
export type OwnSessions = z.infer<typeof ownSessionsResponse>;

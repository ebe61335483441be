import { z } from 'zod';

const storm = z.object({
  kind: z.literal('storm'),
  port: z.number(),
  seconds: z.number(),
  /** Requests a second, however long the answers take; each has a connection of its own. */
  rate: z.number(),
  /** Sent in turn. `{n}` and `{ip}` as in a `LoadRequest`. */
  requests: z.array(
    z.object({ name: z.string(), text: z.string(), status: z.number(), contains: z.string() }),
  ),
});

const hold = z.object({
  kind: z.literal('hold'),
  port: z.number(),
  connections: z.number(),
  /** How many are opened a second. */
  rate: z.number(),
  /** What each sends at first; nothing when empty. */
  text: z.string(),
  /** Sent once a second behind it. */
  trickle: z.string(),
  /** How many bytes each reads a second; null reads whatever comes. */
  reads: z.number().nullable(),
  /** How long a connection is held, unless the shop closes it. */
  seconds: z.number(),
});

const hangUps = z.object({
  kind: z.literal('hang ups'),
  port: z.number(),
  count: z.number(),
  rate: z.number(),
  text: z.string(),
  /** A visitor waits up to so long (milliseconds), and goes at the first byte at the latest. */
  patience: z.number(),
});

export const crowdSchema = z.discriminatedUnion('kind', [storm, hold, hangUps]);
export type Crowd = z.infer<typeof crowdSchema>;

/** Times are milliseconds, from the first byte that is sent to the last one that comes. */
export const crowdResult = z.object({
  /** Of each kind of request and status. */
  answers: z.array(
    z.object({ name: z.string(), status: z.number(), count: z.number(), p50: z.number(), p99: z.number() }),
  ),
  /** The most connections that were open at once. */
  open: z.number(),
  /** How many the shop closed before their time, and after how long the middle one. */
  closed: z.number(),
  closedAfter: z.number(),
  faults: z.array(z.string()),
});
export type CrowdResult = z.infer<typeof crowdResult>;

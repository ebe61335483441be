import { z } from 'zod';

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value));

/** A response that was meant. Any other one is a failure. */
const expected = z.object({
  status: z.number(),
  /** The body byte by byte, where nothing may change it. */
  body: bytes.optional(),
  /** What the body has to hold once it is decompressed. */
  contains: z.array(z.string()).optional(),
});

const loadRequest = z.object({
  /** As it goes over the wire. `{n}` stands for nine digits that no other request has, `{ip}` for an address. */
  text: z.string(),
  expected,
});
export type LoadRequest = z.infer<typeof loadRequest>;

export const loadSchema = z.object({
  /** Of 127.0.0.1; the connections are shared out among them. */
  ports: z.array(z.number()).min(1),
  connections: z.number(),
  seconds: z.number(),
  /** Sent in turn, each connection sending its next when the last was answered. */
  requests: z.array(loadRequest).min(1),
  /** Every so many responses `contains` is looked at: decompressing costs more than sending. */
  looksAtEvery: z.number().default(1),
});
export type Load = z.input<typeof loadSchema>;

/** Times are milliseconds. */
export const loadResult = z.object({
  /** Of those that were answered in time. */
  perSecond: z.number(),
  /** All, also those that were answered after the end. */
  answered: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  /** The share of the time in which the one who asked was at work: near 1, it is what was measured. */
  busy: z.number(),
  failures: z.number(),
  firstFailure: z.string().nullable(),
});
export type LoadResult = z.infer<typeof loadResult>;

/** What the plain server says, whatever it is asked for. */
export const plainResponse = z.object({ headers: z.record(z.string(), z.string()), body: bytes });
export type PlainResponse = z.infer<typeof plainResponse>;

export const listening = z.object({ port: z.number() });

export const leanOrders = z.object({
  target: z.object({
    host: z.string(),
    port: z.number().optional(),
    user: z.string(),
    database: z.string(),
    password: z.string().optional(),
  }),
  /** Whose tables: `lean`, or `public` for the shop's own. */
  schema: z.string(),
  productIds: z.array(z.string()),
  lines: z.number(),
  clients: z.number(),
  seconds: z.number(),
});

import { z } from '../../../zod.ts';

const counts = z.object({
  orders: z.number(),
  accounts: z.number(),
  reviews: z.number(),
  messages: z.number(),
  notes: z.number(),
  alerts: z.number(),
  questions: z.number(),
});

export const personFoundResponse = z.object({
  counts,
  /** What has no name of its own above: blocks, messages that did not arrive, rows of deleted products. */
  others: z.number(),
  /** Why nothing can be erased yet, each in a sentence. */
  inTheWay: z.array(z.string()),
});
export type PersonFound = z.infer<typeof personFoundResponse>;

/** Everything that the shop holds of a person, by its tables. */
export const personalDataResponse = z.object({
  about: z.string(),
  givenOutAt: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

import { z } from '../../zod.ts';

const time = z.string().meta({ description: 'ISO time' });

/** A question as everybody may read it, once it is answered. */
export const questionResponse = z.object({
  _id: z.string(),
  name: z.string(),
  question: z.string(),
  date: time,
  answer: z.string(),
});
export type Question = z.infer<typeof questionResponse>;

import { z } from '../../../zod.ts';

const time = z.string().meta({ description: 'ISO time' });

/** A question as staff see it. */
export const staffQuestionResponse = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  at: time,
  name: z.string(),
  email: z.string().nullable().meta({ description: 'Told once when it is answered' }),
  question: z.string(),
  answer: z.object({ text: z.string(), at: time, by: z.string() }).nullable(),
  declined: z.boolean(),
  version: z.number(),
});
export type StaffQuestion = z.infer<typeof staffQuestionResponse>;

export const questionsPageResponse = z.object({
  questions: z.array(staffQuestionResponse),
  next: z.string().nullable().meta({ description: 'The key "after" of the next page; null on the last' }),
});
export type QuestionsPage = z.infer<typeof questionsPageResponse>;

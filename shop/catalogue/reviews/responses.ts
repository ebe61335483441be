import { z } from '../../zod.ts';

/** A review as everybody may read it; the writer's mobile number stays on the server. */
export const reviewResponse = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  title: z.string(),
  rating: z.number(),
  comment: z.string(),
  imageUrl: z.string().nullable(),
  /** ISO time; null where none is known. */
  date: z.string().nullable(),
  verifiedBuyer: z.boolean().meta({ description: 'This mobile number has bought the product here' }),
  answer: z
    .object({ text: z.string(), date: z.string() })
    .optional()
    .meta({ description: 'What the shop says to it; missing where it says nothing' }),
});
export type Review = z.infer<typeof reviewResponse>;

export const writtenReviewResponse = z.object({
  review: reviewResponse,
  replaced: z.boolean().meta({ description: 'It took the place of an earlier one' }),
  waits: z.literal(true).optional().meta({ description: 'It is shown once the shop has looked at it' }),
});
export type WrittenReview = z.infer<typeof writtenReviewResponse>;

export const moderatedReviewResponse = reviewResponse.extend({
  productName: z.string(),
  mobile: z.string(),
  waits: z.boolean().meta({ description: 'Nobody has decided yet whether it is shown' }),
  answer: z.object({ text: z.string(), date: z.string(), by: z.string() }).nullable(),
  /** Null while it is shown in the shop, or waits. */
  hidden: z.object({ at: z.string(), reason: z.string() }).nullable(),
});
export type ModeratedReview = z.infer<typeof moderatedReviewResponse>;

export const moderationPageResponse = z.object({
  reviews: z.array(moderatedReviewResponse),
  totalPages: z.number(),
  total: z.number(),
});
export type ModerationPage = z.infer<typeof moderationPageResponse>;

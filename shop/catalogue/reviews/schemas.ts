import { MISSING_FIELDS, mobile, paragraph, personName, requiredText } from '../../fields/schemas.ts';
import { filterText } from '../../filters.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { MOST_REVIEWS } from './rules.ts';

const NO_RATING = 'Please choose a rating from 1 to 5 stars.';

/** The largest picture of a review, in bytes. */
export const LARGEST_REVIEW_IMAGE = 5 * 1024 * 1024;

/** The text parts of POST /api/reviews (R90, R210). The rating comes as text in a form. */
export const writeReviewSchema = z.object({
  productId: idSchema,
  name: personName(MISSING_FIELDS),
  mobile: mobile(MISSING_FIELDS),
  title: requiredText(MISSING_FIELDS, 120),
  rating: z.coerce.number({ error: NO_RATING }).pipe(z.int(NO_RATING).min(1, NO_RATING).max(5, NO_RATING)),
  comment: requiredText(MISSING_FIELDS, 2000),
});
export type WriteReview = z.infer<typeof writeReviewSchema>;

/** The query of GET /api/reviews/{productId}: without one, the newest as one list. */
export const reviewsPageSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(MOST_REVIEWS).default(MOST_REVIEWS),
});

const NO_REASON = 'Please say why this review is hidden.';

export const moderationFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: filterText(100).default(''),
  state: z.enum(['shown', 'hidden', 'waiting']).optional(),
});
export type ModerationFilter = z.infer<typeof moderationFilterSchema>;

/** The body of PUT /api/reviews/{id}/visibility: hiding needs a reason. */
export const reviewVisibilitySchema = z.discriminatedUnion('hidden', [
  z.object({ hidden: z.literal(true), reason: requiredText(NO_REASON, 300) }),
  z.object({ hidden: z.literal(false) }),
]);
export type ReviewVisibility = z.infer<typeof reviewVisibilitySchema>;

/** When the answer was written that its changer had in view; null where there was none. */
const seen = z.iso.datetime('This is not a time.').nullable();

/** The body of PUT /api/reviews/{id}/answer; without a text the answer is taken away. */
export const answerReviewSchema = z.object({
  text: paragraph('Please write the answer.', 1000).nullable(),
  seen,
});
export type AnswerReview = z.infer<typeof answerReviewSchema>;

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findProduct } from '../../shop/catalogue/queries.ts';
import { idSchema } from '../../shop/identity.ts';
import { listReviews } from '../../shop/reviews/queries.ts';
import { MOST_REVIEWS } from '../../shop/reviews/rules.ts';
import { reviewsPageSchema, writeReviewSchema } from '../../shop/reviews/schemas.ts';
import { submitReview } from '../../shop/reviews/submit-review.ts';
import type { Shop } from '../../shop/shop.ts';
import { doneAnswer, failureAnswer, reviewAnswer } from '../answers.ts';
import { answerFailure, invalidInput } from '../errors.ts';
import { readReviewForm } from '../review-form.ts';
import { findCustomerSession } from '../session-cookie.ts';

const UNKNOWN_PRODUCT = { code: 'NOT_FOUND', message: 'This product does not exist.' } as const;
const SUBMITTED = 'Review submitted successfully!';
const REPLACED = 'You have reviewed this product before. Your new review takes the place of the old one.';
const tags = ['Reviews'];

/** Reads and writes reviews (R210). */
export const reviewCalls: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database } = shop;
  app.get(
    '/api/reviews/:productId',
    {
      schema: {
        tags,
        summary: `A product's reviews, newest first, at most ${MOST_REVIEWS}; the next ones with "page"`,
        params: z.object({ productId: idSchema }),
        querystring: reviewsPageSchema,
        response: { 200: z.array(reviewAnswer), 404: failureAnswer },
      },
    },
    async ({ params: { productId }, query: { page, limit } }, reply) => {
      const reviews = await listReviews(database, productId, { limit, skip: (page - 1) * limit });
      if (reviews.length === 0 && !(await findProduct(database, productId))) {
        return answerFailure(reply, UNKNOWN_PRODUCT);
      }
      return reviews;
    },
  );

  app.post(
    '/api/reviews',
    {
      schema: {
        tags,
        summary: 'Write a review; a form (multipart) with an optional picture in the part "image"',
        consumes: ['multipart/form-data'],
        response: {
          201: doneAnswer({
            review: reviewAnswer,
            replaced: z.boolean().meta({ description: 'It took the place of an earlier one' }),
          }),
          400: failureAnswer,
          403: failureAnswer,
          404: failureAnswer,
          429: failureAnswer,
        },
      },
    },
    async (request, reply) => {
      const form = await readReviewForm(request, shop.settings.dataDir);
      if (!form.ok) return answerFailure(reply, form.failure);
      const { fields, image, remove } = form.value;
      try {
        const parsed = writeReviewSchema.safeParse(fields);
        if (!parsed.success) {
          const issues = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
          return answerFailure(reply, invalidInput(issues));
        }
        const session = await findCustomerSession(request, reply, shop);
        const submitted = await submitReview(shop, parsed.data, {
          image,
          customerId: session?.customerId ?? null,
        });
        if (!submitted.ok) return answerFailure(reply, submitted.failure);
        const message = submitted.value.replaced ? `${SUBMITTED} ${REPLACED}` : SUBMITTED;
        return reply.status(201).send({ success: true, message, ...submitted.value });
      } finally {
        await remove();
      }
    },
  );
};

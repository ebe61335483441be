import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerReview } from '../../shop/catalogue/reviews/answer-review.ts';
import { listForModeration } from '../../shop/catalogue/reviews/queries.ts';
import { moderatedReviewResponse, moderationPageResponse } from '../../shop/catalogue/reviews/responses.ts';
import {
  answerReviewSchema,
  moderationFilterSchema,
  reviewVisibilitySchema,
} from '../../shop/catalogue/reviews/schemas.ts';
import { setVisibility } from '../../shop/catalogue/reviews/set-visibility.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Moderation');
const failures = errors(400, 401, 403);

/** What Shop Managers do with reviews. */
export const moderationEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/reviews',
    options('All reviews, hidden ones too, newest first', {
      querystring: moderationFilterSchema,
      response: { 200: moderationPageResponse, ...failures },
    }),
    ({ query }) => listForModeration(database, query),
  );

  app.put(
    '/api/reviews/:id/visibility',
    options(
      'Hide a review from the shop, with a reason, or show it; one that waits is declined or approved',
      {
        params: z.object({ id: idSchema }),
        body: reviewVisibilitySchema,
        response: {
          200: successResponse({ review: moderatedReviewResponse }),
          ...failures,
          ...errors(404, 409),
        },
      },
    ),
    async (request, reply) => {
      const set = await setVisibility(database, principalOf(request), request.params.id, request.body);
      return sendResult(reply, set, (review) => ({
        message: review.hidden ? 'The review is hidden.' : 'The review is shown.',
        review,
      }));
    },
  );

  app.put(
    '/api/reviews/:id/answer',
    options('Write, change or take away what the shop says to a review', {
      params: z.object({ id: idSchema }),
      body: answerReviewSchema,
      response: {
        200: successResponse({ review: moderatedReviewResponse }),
        ...failures,
        ...errors(404, 409),
      },
    }),
    async (request, reply) => {
      const answered = await answerReview(database, principalOf(request), request.params.id, request.body);
      return sendResult(reply, answered, (review) => ({
        message: review.answer ? 'The answer stands below the review.' : 'The answer is taken away.',
        review,
      }));
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import { listForModeration } from '../../shop/reviews/queries.ts';
import { moderationFilterSchema, reviewVisibilitySchema } from '../../shop/reviews/schemas.ts';
import { setVisibility } from '../../shop/reviews/set-visibility.ts';
import type { Shop } from '../../shop/shop.ts';
import { doneAnswer, failureAnswer } from '../answers.ts';
import { answerFailure } from '../errors.ts';
import { principalOf } from '../staff-access.ts';
import { moderatedReviewAnswer, moderationPageAnswer } from '../staff-answers.ts';

const tags = ['Moderation'];
const refusals = { 400: failureAnswer, 401: failureAnswer, 403: failureAnswer };

/** What Shop Managers do with reviews. */
export const moderationCalls: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/reviews',
    {
      schema: {
        tags,
        summary: 'All reviews, hidden ones too, newest first',
        querystring: moderationFilterSchema,
        response: { 200: moderationPageAnswer, ...refusals },
      },
    },
    ({ query }) => listForModeration(database, query),
  );

  app.put(
    '/api/reviews/:id/visibility',
    {
      schema: {
        tags,
        summary: 'Hide a review from the shop, with a reason, or show it again',
        params: z.object({ id: idSchema }),
        body: reviewVisibilitySchema,
        response: {
          200: doneAnswer({ review: moderatedReviewAnswer }),
          ...refusals,
          404: failureAnswer,
          409: failureAnswer,
        },
      },
    },
    async (request, reply) => {
      const set = await setVisibility(database, principalOf(request), request.params.id, request.body);
      if (!set.ok) return answerFailure(reply, set.failure);
      const message = set.value.hidden ? 'The review is hidden.' : 'The review is shown again.';
      return reply.send({ success: true, message, review: set.value });
    },
  );
};

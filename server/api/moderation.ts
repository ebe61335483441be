import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import { listForModeration } from '../../shop/reviews/queries.ts';
import { moderatedReviewResponse, moderationPageResponse } from '../../shop/reviews/responses.ts';
import { moderationFilterSchema, reviewVisibilitySchema } from '../../shop/reviews/schemas.ts';
import { setVisibility } from '../../shop/reviews/set-visibility.ts';
import type { Shop } from '../../shop/shop.ts';
import { answerFailure } from '../errors.ts';
import { errorResponse, successResponse } from '../response-shapes.ts';
import { actorOf } from '../staff-access.ts';

const tags = ['Moderation'];
const refusals = { 400: errorResponse, 401: errorResponse, 403: errorResponse };

/** What Shop Managers do with reviews. */
export const moderationCalls: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/reviews',
    {
      schema: {
        tags,
        summary: 'All reviews, hidden ones too, newest first',
        querystring: moderationFilterSchema,
        response: { 200: moderationPageResponse, ...refusals },
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
          200: successResponse({ review: moderatedReviewResponse }),
          ...refusals,
          404: errorResponse,
          409: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const set = await setVisibility(database, actorOf(request), request.params.id, request.body);
      if (!set.ok) return answerFailure(reply, set.failure);
      const message = set.value.hidden ? 'The review is hidden.' : 'The review is shown again.';
      return reply.send({ success: true, message, review: set.value });
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noSuchProduct } from '../../shop/catalogue/products/failures.ts';
import { findProduct } from '../../shop/catalogue/products/queries.ts';
import { listReviews } from '../../shop/catalogue/reviews/queries.ts';
import { reviewResponse, writtenReviewResponse } from '../../shop/catalogue/reviews/responses.ts';
import { MOST_REVIEWS } from '../../shop/catalogue/reviews/rules.ts';
import { reviewsPageSchema, writeReviewSchema } from '../../shop/catalogue/reviews/schemas.ts';
import { submitReview } from '../../shop/catalogue/reviews/submit-review.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { findCustomerId } from '../access/customer-access.ts';
import { readReviewForm } from '../media/review-form.ts';
import { keepResponse } from '../page-cache/cache-responses.ts';
import { invalidInput, sendError } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const SUBMITTED = 'Review submitted successfully!';
const REPLACED = 'You have reviewed this product before. Your new review takes the place of the old one.';
const WAITS = 'It is shown after a check.';
const options = routeOptions('Reviews');

/** Reads and writes reviews (R210). */
export const reviewEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database } = shop;
  app.get(
    '/api/reviews/:productId',
    {
      ...options(`A product's reviews, newest first, at most ${MOST_REVIEWS}; the next ones with "page"`, {
        params: z.object({ productId: idSchema }),
        querystring: reviewsPageSchema,
        response: { 200: z.array(reviewResponse), ...errors(404) },
      }),
      config: { isShared: true },
    },
    async ({ params: { productId }, query: { page, limit } }, reply) => {
      const [reviews, product] = await Promise.all([
        listReviews(database, productId, { limit, skip: (page - 1) * limit }),
        findProduct(database, productId),
      ]);
      if (!product) {
        return sendError(reply, noSuchProduct().failure);
      }
      keepResponse(reply, [`product:${productId}`], `/api/reviews/${productId}`);
      return reviews;
    },
  );

  app.post(
    '/api/reviews',
    options('Write a review; a form (multipart) with an optional picture in the part "image"', {
      consumes: ['multipart/form-data'],
      response: { 201: successResponse(writtenReviewResponse.shape), ...errors(400, 403, 404, 429) },
    }),
    async (request, reply) => {
      const form = await readReviewForm(request, shop.settings.dataDir);
      if (!form.ok) return sendError(reply, form.failure);
      const { fields, image, remove } = form.value;
      try {
        const parsed = writeReviewSchema.safeParse(fields);
        if (!parsed.success) {
          const issues = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
          return sendError(reply, invalidInput(issues));
        }
        const customerId = await findCustomerId(request, reply, shop);
        const submitted = await submitReview(shop, parsed.data, { image, customerId });
        if (!submitted.ok) return sendError(reply, submitted.failure);
        const { waits, replaced } = submitted.value;
        const message = [SUBMITTED, waits ? WAITS : replaced ? REPLACED : ''].join(' ').trim();
        return reply.status(201).send({ success: true, message, ...submitted.value });
      } finally {
        await remove();
      }
    },
  );
};

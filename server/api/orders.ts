import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { placeOrder } from '../../shop/orders/place-order.ts';
import { createOrderSchema, idempotencyKeySchema } from '../../shop/orders/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { doneAnswer, failureAnswer, placedOrderAnswer } from '../answers.ts';
import { answerFailure } from '../errors.ts';
import { findCustomerSession } from '../session-cookie.ts';

/** The calls of the spec's section 7, "Orders". */
export const orderCalls: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  app.post(
    '/api/v1/checkout/create-order',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        tags: ['Orders'],
        summary: 'Place an order; the server computes every amount and refuses what the shopper did not see',
        headers: z.object({ 'idempotency-key': idempotencyKeySchema }),
        body: createOrderSchema,
        response: { 201: doneAnswer({ order: placedOrderAnswer }), 400: failureAnswer, 409: failureAnswer },
      },
    },
    async (request, reply) => {
      const session = await findCustomerSession(request, reply, shop);
      const key = request.headers['idempotency-key'];
      const placed = await placeOrder(shop.database, request.body, key, session?.customerId);
      if (!placed.ok) return answerFailure(reply, placed.failure);
      return reply
        .status(201)
        .send({ success: true, message: 'Order placed successfully!', order: placed.value });
    },
  );
};

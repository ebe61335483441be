import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acknowledgePurchase } from '../../shop/orders/acknowledge-purchase.ts';
import { purchaseSchema } from '../../shop/orders/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { doneAnswer, failureAnswer } from '../answers.ts';
import { answerFailure } from '../errors.ts';
import { receiptOf } from '../receipt-cookie.ts';

/** Acknowledges purchases (R212). */
export const productCalls: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  app.post(
    '/api/v1/products/purchase',
    {
      schema: {
        tags: ['Products'],
        summary:
          'Acknowledge one line of the order that this browser placed in the last 15 minutes, by its cookie; takes no stock',
        body: purchaseSchema,
        response: { 200: doneAnswer({ quantity: z.number() }), 400: failureAnswer, 409: failureAnswer },
      },
    },
    async (request, reply) => {
      const receipt = receiptOf(request, settings);
      const acknowledged = await acknowledgePurchase(database, request.body, receipt);
      if (!acknowledged.ok) return answerFailure(reply, acknowledged.failure);
      return {
        success: true as const,
        message: 'Purchase acknowledged.',
        quantity: acknowledged.value.quantity,
      };
    },
  );
};

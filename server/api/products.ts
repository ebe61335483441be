import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { acknowledgePurchase } from '../../shop/orders/checkout/acknowledge-purchase.ts';
import { purchaseResponse } from '../../shop/orders/responses.ts';
import { purchaseSchema } from '../../shop/orders/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { readCookie } from '../access/cookies.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Products');

/** Acknowledges purchases (R212). */
export const productEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  app.post(
    '/api/v1/products/purchase',
    options(
      'Acknowledge one line of the order that this browser placed in the last 15 minutes, by its cookie; takes no stock',
      {
        body: purchaseSchema,
        response: { 200: successResponse(purchaseResponse.shape), ...errors(400, 409) },
      },
    ),
    async (request, reply) => {
      const receipt = readCookie(request, settings, 'receipt');
      const acknowledged = await acknowledgePurchase(database, request.body, receipt);
      if (!acknowledged.ok) return sendError(reply, acknowledged.failure);
      return {
        success: true as const,
        message: 'Purchase acknowledged.',
        quantity: acknowledged.value.quantity,
      };
    },
  );
};

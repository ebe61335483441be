import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOrderOfAttempt } from '../../shop/orders/checkout/find-order-of-attempt.ts';
import { openCheckout } from '../../shop/orders/checkout/place-order.ts';
import { trackOrderSchema } from '../../shop/orders/page/schemas.ts';
import { trackOrder } from '../../shop/orders/page/track-order.ts';
import { attemptResponse, placedOrderResponse } from '../../shop/orders/responses.ts';
import { attemptKeySchema, createOrderSchema } from '../../shop/orders/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { newToken } from '../../shop/tokens.ts';
import { setCookie } from '../access/cookies.ts';
import { findCustomerId } from '../access/customer-access.ts';
import { attemptHeaders } from '../access/staff-attempt.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';
import { paymentEndpoints } from './payments.ts';
import { phoneOrderEndpoints } from './phone-orders.ts';
import { returnEndpoints } from './returns.ts';

const options = routeOptions('Orders');

/** Places an order (R215), and says what became of an attempt (R132). */
export const orderEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const placeOrder = openCheckout(shop.database, shop.currentSettings);
  await app.register(phoneOrderEndpoints, { ...shop, placeOrder });
  await app.register(paymentEndpoints, shop);
  await app.register(returnEndpoints, shop);
  app.post(
    '/api/v1/checkout/create-order',
    options(
      'Place an order; the server computes every amount and refuses what the shopper did not see. The answer sets the cookie that the purchase is acknowledged with',
      {
        headers: attemptHeaders,
        body: createOrderSchema,
        response: { 201: successResponse({ order: placedOrderResponse }), ...errors(400, 409) },
      },
    ),
    async (request, reply) => {
      const customerId = await findCustomerId(request, reply, shop);
      const receipt = newToken();
      const placed = await placeOrder(
        request.body,
        { customerId, address: request.ip, receipt },
        request.headers['idempotency-key'],
      );
      if (!placed.ok) return sendError(reply, placed.failure);
      setCookie(reply, shop.settings, 'receipt', receipt);
      return reply
        .status(201)
        .send({ success: true, message: 'Order placed successfully!', order: placed.value });
    },
  );

  app.post(
    '/api/v1/checkout/track',
    options('The page of an order, for who knows its number and its mobile number', {
      body: trackOrderSchema,
      response: { 200: successResponse({ page: z.string() }), ...errors(400, 404, 429) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await trackOrder(shop.database, request.body, request.ip);
      return sendResult(reply, found, (page) => ({ message: 'Here is your order.', page }));
    },
  );

  app.get(
    '/api/v1/checkout/attempt',
    options('Whether an order whose answer was lost has been placed; asked with its Idempotency-Key', {
      headers: z.object({ 'idempotency-key': attemptKeySchema }),
      response: { 200: attemptResponse, ...errors(400) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { order: await findOrderOfAttempt(shop.database, request.headers['idempotency-key']) };
    },
  );
};

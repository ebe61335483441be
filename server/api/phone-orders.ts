import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PlaceOrder } from '../../shop/orders/checkout/place-order.ts';
import { findCaller, quoteOrder } from '../../shop/orders/phone/queries.ts';
import { callerResponse, quoteResponse } from '../../shop/orders/phone/responses.ts';
import { callerSchema, phoneOrderSchema, quoteSchema } from '../../shop/orders/phone/schemas.ts';
import { placedOrderResponse } from '../../shop/orders/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { attemptHeaders } from '../access/staff-attempt.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Orders, by staff');

/** Staff take an order for somebody on the phone (R284 to R289); it is placed by the shop's one checkout. */
export const phoneOrderEndpoints: FastifyPluginAsyncZod<Shop & { placeOrder: PlaceOrder }> = async (
  app,
  { database, placeOrder, currentSettings },
) => {
  app.get(
    '/api/v1/checkout/caller',
    options('What the orders of a mobile number say: earlier addresses, and what became of them', {
      querystring: callerSchema,
      response: { 200: callerResponse, ...errors(400, 401) },
    }),
    ({ query }) => findCaller(database, query.mobile),
  );

  app.post(
    '/api/v1/checkout/quote',
    options('What an order would cost now; nothing is stored', {
      body: quoteSchema,
      response: { 200: quoteResponse, ...errors(400, 401) },
    }),
    async ({ body }) => quoteOrder(database, body, (await currentSettings()).delivery),
  );

  app.post(
    '/api/v1/checkout/phone-order',
    options('Place an order for somebody on the phone; one of cash counts as confirmed', {
      headers: attemptHeaders,
      body: phoneOrderSchema,
      response: { 201: successResponse({ order: placedOrderResponse }), ...errors(400, 401, 409) },
    }),
    async (request, reply) => {
      const takenBy = principalOf(request);
      const { overrule, ...sent } = request.body;
      const placed = await placeOrder(
        sent,
        { customerId: null, address: '', receipt: null, takenBy, ...(overrule && { overruled: overrule }) },
        request.headers['idempotency-key'],
      );
      return sendResult(reply.status(201), placed, (order) => ({
        message: `Order ${order.number} is placed.`,
        order,
      }));
    },
  );
};

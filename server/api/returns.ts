import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import { formatRupees } from '../../shop/money.ts';
import { reasonSchema } from '../../shop/orders/management/schemas.ts';
import { phoneOrderSchema } from '../../shop/orders/phone/schemas.ts';
import { placedOrderResponse, staffOrderResponse } from '../../shop/orders/responses.ts';
import { exchangeReturn } from '../../shop/orders/returns/exchange-return.ts';
import { listReturns } from '../../shop/orders/returns/list-returns.ts';
import { openReturn } from '../../shop/orders/returns/open-return.ts';
import { refundOrder } from '../../shop/orders/returns/refund-order.ts';
import { returnsResponse } from '../../shop/orders/returns/responses.ts';
import {
  listReturnsSchema,
  openReturnSchema,
  refundSchema,
  returnStepSchema,
} from '../../shop/orders/returns/schemas.ts';
import { takeReturnStep } from '../../shop/orders/returns/take-return-step.ts';
import { undoRefund } from '../../shop/orders/returns/undo-refund.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf, staffOf } from '../access/staff-access.ts';
import { attemptHeaders, staffAttempt } from '../access/staff-attempt.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Returns and refunds, by staff');
const params = z.object({ id: idSchema });

const changed = {
  200: successResponse({ order: staffOrderResponse }),
  ...errors(400, 401, 403, 404, 409),
};

/** What customers send back, from the call to the money (R365 to R373); money is for Shop Managers. */
export const returnEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  const readPeriods = async () => (await currentSettings()).store.returnDays;

  app.get(
    '/api/v1/checkout/returns',
    options('Returns, 20 a page, by what they wait for; those that wait the longest first', {
      querystring: listReturnsSchema,
      response: { 200: returnsResponse, ...errors(400, 401) },
    }),
    async ({ query }) => listReturns(database, query, await readPeriods()),
  );

  app.post(
    '/api/v1/checkout/order/:id/returns',
    options('Open a return that the customer asked for', {
      params,
      headers: attemptHeaders,
      body: openReturnSchema,
      response: {
        201: successResponse({ order: staffOrderResponse, returnId: z.string() }),
        ...errors(400, 401, 404, 409),
      },
    }),
    async (request, reply) => {
      const { params, body } = request;
      const { key, principal } = staffAttempt(request);
      const result = await openReturn(database, params.id, body, key, principal);
      return sendResult(reply.status(201), result, (opened) => ({
        message: 'The return is open.',
        ...opened,
      }));
    },
  );

  app.put(
    '/api/v1/checkout/return/:id',
    options('Take one step with a return; an inspection counts in what came back', {
      params,
      body: returnStepSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const principal = principalOf(request);
      const isManager = staffOf(request).role === 'Shop Manager';
      const periods = await readPeriods();
      const result = await takeReturnStep(database, params.id, body, { principal, isManager, periods });
      return sendResult(reply, result, (order) => ({ message: 'The return is saved.', order }));
    },
  );

  app.post(
    '/api/v1/checkout/return/:id/exchange',
    options('Take another order instead; the value of what came back is set against it', {
      params,
      headers: attemptHeaders,
      body: phoneOrderSchema,
      response: { 201: successResponse({ order: placedOrderResponse }), ...errors(400, 401, 404, 409) },
    }),
    async (request, reply) => {
      const { overrule, ...body } = request.body;
      const exchanged = await exchangeReturn(database, request.params.id, {
        request: body,
        overruled: overrule,
        ...staffAttempt(request),
        settings: await currentSettings(),
      });
      return sendResult(reply.status(201), exchanged, (order) => ({
        message: `Order ${order.number} is placed in exchange.`,
        order,
      }));
    },
  );

  app.post(
    '/api/v1/checkout/order/:id/refunds',
    options('Record money that went back to the customer; never more than was paid', {
      params,
      headers: attemptHeaders,
      body: refundSchema,
      response: { 201: successResponse({ order: staffOrderResponse }), ...errors(400, 401, 403, 404, 409) },
    }),
    async (request, reply) => {
      const { params, body } = request;
      const by = { ...staffAttempt(request), periods: await readPeriods() };
      const result = await refundOrder(database, params.id, body, by);
      const message = `${formatRupees(body.amount)} is recorded as refunded.`;
      return sendResult(reply.status(201), result, (order) => ({ message, order }));
    },
  );

  app.post(
    '/api/v1/checkout/refund/:id/undo',
    options('Take a refund back by entries that reverse it', {
      params,
      body: reasonSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await undoRefund(database, params.id, body.reason, principalOf(request));
      return sendResult(reply, result, (order) => ({ message: 'The refund is taken back.', order }));
    },
  );
};

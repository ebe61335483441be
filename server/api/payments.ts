import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import { formatRupees } from '../../shop/money.ts';
import { reasonSchema } from '../../shop/orders/management/schemas.ts';
import { askAdvance } from '../../shop/orders/payments/ask-advance.ts';
import { notePayment } from '../../shop/orders/payments/note-payment.ts';
import { askAdvanceSchema, notePaymentSchema } from '../../shop/orders/payments/schemas.ts';
import { undoPayment } from '../../shop/orders/payments/undo-payment.ts';
import { staffOrderResponse } from '../../shop/orders/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { attemptHeaders, staffAttempt } from '../access/staff-attempt.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Payments of orders, by staff');
const params = z.object({ id: idSchema });

const changed = {
  200: successResponse({ order: staffOrderResponse }),
  ...errors(400, 401, 403, 404, 409),
};

/** Money that reaches the shop by other ways than its couriers (R405 to R408). */
export const paymentEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.post(
    '/api/v1/checkout/order/:id/payments',
    options('Note money that came for an order; never more than is left to pay', {
      params,
      headers: attemptHeaders,
      body: notePaymentSchema,
      response: { 201: successResponse({ order: staffOrderResponse }), ...errors(400, 401, 403, 404, 409) },
    }),
    async (request, reply) => {
      const { params, body } = request;
      const by = staffAttempt(request);
      const result = await notePayment(database, params.id, body, by);
      const message = `${formatRupees(body.amount)} are noted as paid.`;
      return sendResult(reply.status(201), result, (order) => ({ message, order }));
    },
  );

  app.post(
    '/api/v1/checkout/payment/:id/undo',
    options('Take a payment back that was noted by mistake, by entries that reverse it', {
      params,
      body: reasonSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await undoPayment(database, params.id, body.reason, principalOf(request));
      return sendResult(reply, result, (order) => ({ message: 'The payment is taken back.', order }));
    },
  );

  app.put(
    '/api/v1/checkout/order/:id/advance',
    options('Ask for an advance before the parcel is packed; 0 asks for none', {
      params,
      body: askAdvanceSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await askAdvance(database, params.id, body, principalOf(request));
      const message =
        body.amount === 0
          ? 'No advance is asked for.'
          : `An advance of ${formatRupees(body.amount)} is asked for.`;
      return sendResult(reply, result, (order) => ({ message, order }));
    },
  );
};

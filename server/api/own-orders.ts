import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failure } from '../../shop/errors.ts';
import { answerAsCustomer } from '../../shop/orders/confirmation/answer-as-customer.ts';
import { customersAnswerSchema } from '../../shop/orders/confirmation/schemas.ts';
import { changeOwnOrder, previewOwnChange } from '../../shop/orders/own-changes/change-own-order.ts';
import { ownChangePreviewResponse } from '../../shop/orders/own-changes/responses.ts';
import { changeOwnOrderSchema } from '../../shop/orders/own-changes/schemas.ts';
import { findOrderOfPage } from '../../shop/orders/page/queries.ts';
import type { Shop } from '../../shop/shop.ts';
import { takeForms } from '../media/take-forms.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Orders');
const params = z.object({ token: z.string().max(60) });

const NO_ORDER = failure('NOT_FOUND', 'This order does not exist.').failure;

/** Customers act on their own orders by the address of the order's page, which nobody guesses: it is the permission. */
export const ownOrderEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
  });
  // What a form sends where there are no scripts.
  takeForms(app, 1024);

  app.post(
    '/api/v1/checkout/own-order/:token/answer',
    options('The customer confirms or cancels the order of a page, by a form; leads back to the page', {
      params,
      body: customersAnswerSchema,
      response: { 303: z.null(), ...errors(400, 404) },
    }),
    async ({ params: { token }, body: { answer, by } }, reply) => {
      const orderId = await findOrderOfPage(database, token);
      if (orderId === null) return sendError(reply, NO_ORDER);
      const answered = await answerAsCustomer(database, { orderId, answer, by });
      return reply.redirect(`/order/${token}?${answered.ok ? 'done' : 'refused'}=${answer}`, 303);
    },
  );

  app.post(
    '/api/v1/checkout/own-order/:token/preview',
    options('What a change by the customer would make of the order; nothing is stored', {
      params,
      body: changeOwnOrderSchema,
      response: { 200: ownChangePreviewResponse, ...errors(400, 404, 409) },
    }),
    async ({ params: { token }, body }, reply) => {
      const orderId = await findOrderOfPage(database, token);
      if (orderId === null) return sendError(reply, NO_ORDER);
      const preview = await previewOwnChange(database, orderId, body, await currentSettings());
      return preview.ok ? reply.send(preview.value) : sendError(reply, preview.failure);
    },
  );

  app.put(
    '/api/v1/checkout/own-order/:token',
    options(
      'The customer changes quantities, or where the order goes, within 24 hours and before it is packed',
      {
        params,
        body: changeOwnOrderSchema,
        response: { 200: successResponse({}), ...errors(400, 404, 409) },
      },
    ),
    async ({ params: { token }, body }, reply) => {
      const orderId = await findOrderOfPage(database, token);
      if (orderId === null) return sendError(reply, NO_ORDER);
      const changed = await changeOwnOrder(database, orderId, body, await currentSettings());
      return sendResult(reply, changed, () => ({ message: 'Your order is changed.' }));
    },
  );
};

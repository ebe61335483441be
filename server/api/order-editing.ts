import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import { editOrder, previewEdit } from '../../shop/orders/editing/edit-order.ts';
import { editPreviewResponse } from '../../shop/orders/editing/responses.ts';
import { editOrderSchema } from '../../shop/orders/editing/schemas.ts';
import { staffOrderResponse } from '../../shop/orders/responses.ts';
import { settlePlace } from '../../shop/orders/settle-place.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Orders, by staff');
const params = z.object({ id: idSchema });

/** Staff edit an order until it is dispatched, and see first what comes of it (R276 to R283). */
export const orderEditingEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, currentSettings },
) => {
  app.post(
    '/api/v1/checkout/order/:id/preview',
    options('What an edit would make of an order, before and after; nothing is stored', {
      params,
      body: editOrderSchema,
      response: { 200: editPreviewResponse, ...errors(400, 401, 404, 409) },
    }),
    async ({ params: { id }, body }, reply) => {
      const { delivery, cities } = await currentSettings();
      const edit = settlePlace(body, cities);
      if (!edit.ok) return sendError(reply, edit.failure);
      const preview = await previewEdit(database, id, edit.value, delivery);
      return preview.ok ? reply.send(preview.value) : sendError(reply, preview.failure);
    },
  );

  app.put(
    '/api/v1/checkout/order/:id',
    options('Edit an order that is not dispatched yet; stock, amounts and history follow', {
      params,
      body: editOrderSchema,
      response: {
        200: successResponse({ order: staffOrderResponse }),
        ...errors(400, 401, 404, 409),
      },
    }),
    async (request, reply) => {
      const { params, body } = request;
      const { delivery, cities } = await currentSettings();
      const edit = settlePlace(body, cities);
      if (!edit.ok) return sendError(reply, edit.failure);
      const edited = await editOrder(database, params.id, edit.value, delivery, principalOf(request));
      return sendResult(reply, edited, (order) => ({ message: 'The order is changed.', order }));
    },
  );
};

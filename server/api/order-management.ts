import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentCouriers } from '../../shop/couriers/open-couriers.ts';
import type { Failure } from '../../shop/errors.ts';
import { cityNamesOf } from '../../shop/fields/cities.ts';
import { idSchema } from '../../shop/identity.ts';
import { openQueue, releaseHolds } from '../../shop/orders/confirmation/open-queue.ts';
import { listToConfirm } from '../../shop/orders/confirmation/queries.ts';
import { recordConfirmation } from '../../shop/orders/confirmation/record-confirmation.ts';
import { confirmationQueueResponse, openedQueueResponse } from '../../shop/orders/confirmation/responses.ts';
import {
  confirmationSchema,
  openOrderSchema,
  undoConfirmationSchema,
} from '../../shop/orders/confirmation/schemas.ts';
import { undoConfirmation } from '../../shop/orders/confirmation/undo-confirmation.ts';
import { changeStatus } from '../../shop/orders/management/change-status.ts';
import { exportOrders } from '../../shop/orders/management/export-orders.ts';
import { findOrderDetail } from '../../shop/orders/management/find-order-detail.ts';
import {
  changeStatusSchema,
  listOrdersSchema,
  orderCourierSchema,
  orderFiltersSchema,
  orderNoteSchema,
} from '../../shop/orders/management/schemas.ts';
import { setCourier } from '../../shop/orders/management/set-courier.ts';
import { writeNote } from '../../shop/orders/management/write-note.ts';
import { readOverview } from '../../shop/orders/overview/queries.ts';
import { overviewResponse } from '../../shop/orders/overview/responses.ts';
import { listOrders } from '../../shop/orders/queries.ts';
import {
  staffOrderDetailResponse,
  staffOrderResponse,
  staffOrdersResponse,
} from '../../shop/orders/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';
import { sendCsv } from '../responses/send-csv.ts';

const options = routeOptions('Orders, by staff');
const params = z.object({ id: idSchema });
const UNKNOWN_ORDER: Failure = { code: 'NOT_FOUND', message: 'This order does not exist.' };

const changed = {
  200: successResponse({ order: staffOrderResponse }),
  ...errors(400, 401, 404, 409),
};

/** What staff do with orders (R216, R177 to R180). */
export const orderManagementEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, currentSettings },
) => {
  const couriers = currentCouriers(currentSettings);
  app.get(
    '/api/v1/checkout/orders',
    options('Orders, 20 a page; searched by number, name, mobile in any spelling, city, and filtered', {
      querystring: listOrdersSchema,
      response: { 200: staffOrdersResponse, ...errors(400, 401) },
    }),
    async ({ query }) => {
      const { cities, adminOrdersCurrencySign } = await currentSettings();
      return listOrders(database, query, cityNamesOf(cities), adminOrdersCurrencySign);
    },
  );

  app.get(
    '/api/v1/checkout/orders/export',
    options('The filtered orders as CSV, streamed; for Shop Managers', {
      querystring: orderFiltersSchema,
    }),
    async ({ query }, reply) =>
      sendCsv(
        reply,
        'orders.csv',
        exportOrders(database, { ...query, cityNames: cityNamesOf((await currentSettings()).cities) }),
      ),
  );

  app.get(
    '/api/v1/checkout/order/:id',
    options('One order with its history and the record of its mobile number', {
      params,
      response: { 200: staffOrderDetailResponse, ...errors(401, 404) },
    }),
    async (request, reply) => {
      const { id } = request.params;
      const order = await findOrderDetail(
        database,
        id,
        await currentSettings(),
        await couriers(),
        principalOf(request).id,
      );
      return order ? reply.send(order) : sendError(reply, UNKNOWN_ORDER);
    },
  );

  app.put(
    '/api/v1/checkout/order/:id/status',
    options('Set the status, any of the four; the stock follows exactly once', {
      params,
      body: changeStatusSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await changeStatus(database, params.id, body, principalOf(request));
      return sendResult(reply, result, (order) => ({ message: `The order is ${body.status}.`, order }));
    },
  );

  app.put(
    '/api/v1/checkout/order/:id/confirmation',
    options('Record what came of asking the shopper; refused cancels the order', {
      params,
      body: confirmationSchema,
      response: changed,
    }),
    async (request, reply) => {
      const result = await recordConfirmation(
        database,
        request.params.id,
        request.body,
        principalOf(request),
      );
      return sendResult(reply, result, (order) => ({ message: 'The outcome is recorded.', order }));
    },
  );

  app.post(
    '/api/v1/checkout/order/:id/confirmation/undo',
    options('Take the last outcome back; a refused order has its status and its units again', {
      params,
      body: undoConfirmationSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await undoConfirmation(database, params.id, body.version, principalOf(request));
      return sendResult(reply, result, (order) => ({ message: 'The outcome is taken back.', order }));
    },
  );

  app.put(
    '/api/v1/checkout/order/:id/courier',
    options('Say who carries the parcel and its tracking number; both empty takes them away', {
      params,
      body: orderCourierSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await setCourier(
        database,
        params.id,
        body,
        (await currentSettings()).couriers,
        principalOf(request),
      );
      return sendResult(reply, result, (order) => ({ message: 'The courier is saved.', order }));
    },
  );

  app.post(
    '/api/v1/checkout/order/:id/notes',
    options('Add an internal note to the history of an order', {
      params,
      body: orderNoteSchema,
      response: { 201: successResponse({ order: staffOrderResponse }), ...errors(400, 404) },
    }),
    async (request, reply) => {
      const result = await writeNote(database, request.params.id, request.body.note, principalOf(request));
      return sendResult(reply.status(201), result, (order) => ({ message: 'The note is saved.', order }));
    },
  );

  app.get(
    '/api/v1/checkout/confirmation-queue',
    options('Cash orders to ask about, oldest first, each with the record of its mobile number', {
      response: { 200: confirmationQueueResponse, ...errors(401) },
    }),
    async (request) => listToConfirm(database, principalOf(request).id, (await currentSettings()).couriers),
  );

  app.put(
    '/api/v1/checkout/confirmation-queue/open',
    options(
      'Open an order of the queue, or the next that nobody holds: it is held, with others of its mobile',
      {
        body: openOrderSchema,
        response: { 200: openedQueueResponse, ...errors(400, 401) },
      },
    ),
    async (request) =>
      openQueue(database, request.body, principalOf(request).id, (await currentSettings()).couriers),
  );

  app.delete(
    '/api/v1/checkout/confirmation-queue/open',
    options('Leave the queue: what was held is free', {
      response: { 200: successResponse({}), ...errors(401) },
    }),
    async (request, reply) => {
      await releaseHolds(database, principalOf(request).id);
      return reply.send({ success: true, message: 'The orders are free.' });
    },
  );

  app.get(
    '/api/v1/checkout/overview',
    options('Today, what waits, low stock, thirty days and best sellers', {
      response: { 200: overviewResponse, ...errors(401) },
    }),
    async () => readOverview(database, (await currentSettings()).lowStockAt),
  );
};

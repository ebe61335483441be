import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cityNamesOf } from '../../shop/fields/cities.ts';
import { idSchema } from '../../shop/identity.ts';
import { chooseCouriers, takeSteps } from '../../shop/orders/fulfilment/change-many.ts';
import { findScanned, listChosen, listMatching, listToPick } from '../../shop/orders/fulfilment/queries.ts';
import {
  changedOrdersResponse,
  chosenOrdersResponse,
  courierNamesResponse,
  matchingOrdersResponse,
  pickListResponse,
  scannedOrdersResponse,
} from '../../shop/orders/fulfilment/responses.ts';
import { returnLines } from '../../shop/orders/fulfilment/return-lines.ts';
import { FULFILMENT_LABELS } from '../../shop/orders/fulfilment/rules.ts';
import {
  chosenOrdersSchema,
  parcelWeightSchema,
  returnLinesSchema,
  scanSchema,
  setCouriersSchema,
  takeStepSchema,
  takeStepsSchema,
} from '../../shop/orders/fulfilment/schemas.ts';
import { setWeight } from '../../shop/orders/fulfilment/set-weight.ts';
import { takeStep } from '../../shop/orders/fulfilment/take-step.ts';
import { exportChosen } from '../../shop/orders/management/export-orders.ts';
import { orderFiltersSchema } from '../../shop/orders/management/schemas.ts';
import { staffOrderResponse } from '../../shop/orders/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';
import { sendCsv } from '../responses/send-csv.ts';

const options = routeOptions('Parcels, by staff');
const params = z.object({ id: idSchema });

const changed = {
  200: successResponse({ order: staffOrderResponse }),
  ...errors(400, 401, 404, 409),
};

/** The way of the parcels: step by step, many at once, what comes back, and what is printed for them. */
export const orderFulfilmentEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, currentSettings },
) => {
  app.put(
    '/api/v1/checkout/order/:id/fulfilment',
    options('Take one step with the parcel; the status and the stock follow once', {
      params,
      body: takeStepSchema,
      response: {
        ...changed,
        200: successResponse({
          order: staffOrderResponse,
          repeated: z.boolean().meta({ description: 'It was taken before' }),
        }),
      },
    }),
    async (request, reply) => {
      const result = await takeStep(database, request.params.id, request.body, principalOf(request));
      if (!result.ok) return sendError(reply, result.failure);
      const { order, repeated } = result.value;
      const state = FULFILMENT_LABELS[order.fulfilment];
      const message = `Order ${order.number} ${repeated ? 'was already' : 'is now'} “${state}”.`;
      return reply.send({ success: true, message, order, repeated });
    },
  );

  app.put(
    '/api/v1/checkout/order/:id/returns',
    options('Count in what came back of single lines of a delivered order, whole and damaged, all in all', {
      params,
      body: returnLinesSchema,
      response: changed,
    }),
    async (request, reply) => {
      const result = await returnLines(database, request.params.id, request.body, principalOf(request));
      return sendResult(reply, result, (order) => ({ message: 'It is counted in.', order }));
    },
  );

  app.put(
    '/api/v1/checkout/order/:id/weight',
    options('Say what the parcel weighs, in grams; null takes it away', {
      params,
      body: parcelWeightSchema,
      response: changed,
    }),
    async (request, reply) => {
      const result = await setWeight(database, request.params.id, request.body, principalOf(request));
      return sendResult(reply, result, (order) => ({ message: 'The weight is saved.', order }));
    },
  );

  app.put(
    '/api/v1/checkout/orders/fulfilment',
    options('Take the same step with up to 200 orders, each judged alone', {
      body: takeStepsSchema,
      response: { 200: changedOrdersResponse, ...errors(400, 401) },
    }),
    (request) => takeSteps(database, request.body, principalOf(request)),
  );

  app.put(
    '/api/v1/checkout/orders/courier',
    options('Choose the same courier for up to 200 orders, each judged alone', {
      body: setCouriersSchema,
      response: { 200: changedOrdersResponse, ...errors(400, 401) },
    }),
    async (request, reply) => {
      const result = await chooseCouriers(
        database,
        request.body,
        (await currentSettings()).couriers,
        principalOf(request),
      );
      return result.ok ? reply.send(result.value) : sendError(reply, result.failure);
    },
  );

  app.get(
    '/api/v1/checkout/couriers',
    options('The couriers that the shop works with', {
      response: { 200: courierNamesResponse, ...errors(401) },
    }),
    async () => ({ couriers: (await currentSettings()).couriers.map(({ name }) => name) }),
  );

  app.get(
    '/api/v1/checkout/orders/matching',
    options('The orders that match the filters, up to 500, to choose all of them', {
      querystring: orderFiltersSchema,
      response: { 200: matchingOrdersResponse, ...errors(400, 401) },
    }),
    async ({ query }) =>
      listMatching(database, { ...query, cityNames: cityNamesOf((await currentSettings()).cities) }),
  );

  app.post(
    '/api/v1/checkout/orders/chosen',
    options('The chosen orders, in the order in which they were chosen', {
      body: chosenOrdersSchema,
      response: { 200: chosenOrdersResponse, ...errors(400, 401) },
    }),
    async ({ body }) => ({ orders: await listChosen(database, body.ids) }),
  );

  app.post(
    '/api/v1/checkout/orders/pick-list',
    options('What to fetch from the shelves for the chosen orders, summed by product, by category', {
      body: chosenOrdersSchema,
      response: { 200: pickListResponse, ...errors(400, 401) },
    }),
    ({ body }) => listToPick(database, body.ids),
  );

  app.post(
    '/api/v1/checkout/orders/chosen/export',
    options('The chosen orders as CSV; for Shop Managers', { body: chosenOrdersSchema }),
    ({ body }, reply) => sendCsv(reply, 'chosen-orders.csv', exportChosen(database, body.ids)),
  );

  app.get(
    '/api/v1/checkout/scan',
    options('The orders of a scanned label: by tracking number or order number', {
      querystring: scanSchema,
      response: { 200: scannedOrdersResponse, ...errors(400, 401) },
    }),
    async ({ query }) => ({ orders: await findScanned(database, query.code) }),
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { correctStock, setCost } from '../../shop/back-office/inventory/correct-stock.ts';
import { countStock } from '../../shop/back-office/inventory/count-stock.ts';
import { exportMovements } from '../../shop/back-office/inventory/export-movements.ts';
import { exportReorder, listReorder } from '../../shop/back-office/inventory/list-reorder.ts';
import { findAtShelf, findProductStock } from '../../shop/back-office/inventory/queries.ts';
import { receiveGoods } from '../../shop/back-office/inventory/receive-goods.ts';
import {
  productStockResponse,
  reorderResponse,
  shelfProductsResponse,
} from '../../shop/back-office/inventory/responses.ts';
import {
  correctSchema,
  costSchema,
  countSchema,
  damagedSchema,
  exportMovementsSchema,
  exportReorderSchema,
  findStockSchema,
  goodsInSchema,
  movementsSchema,
  reorderSchema,
} from '../../shop/back-office/inventory/schemas.ts';
import { noSuchProduct } from '../../shop/catalogue/products/failures.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { staffOf } from '../access/staff-access.ts';
import { attemptHeaders, staffAttempt } from '../access/staff-attempt.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';
import { sendCsv } from '../responses/send-csv.ts';

const options = routeOptions('Stock, by staff');
const params = z.object({ id: idSchema });
const moved = { 201: successResponse({}), ...errors(400, 401, 403, 404, 409) };

/** The ledger of stock: goods in, counts, corrections, and what they come to (R520 to R531). */
export const stockEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/stock/products/:id',
    options('What is on hand of a product, what it costs, and its movements, newest first', {
      params,
      querystring: movementsSchema,
      response: { 200: productStockResponse, ...errors(400, 401, 404) },
    }),
    async (request, reply) => {
      const { params, query } = request;
      const isManager = staffOf(request).role === 'Shop Manager';
      const stock = await findProductStock(database, params.id, query.before, isManager);
      return stock ? reply.send(stock) : sendError(reply, noSuchProduct().failure);
    },
  );

  app.get(
    '/api/v1/stock/find',
    options('Products at the shelf by SKU, barcode or name', {
      querystring: findStockSchema,
      response: { 200: shelfProductsResponse, ...errors(400, 401) },
    }),
    async ({ query }) => ({ products: await findAtShelf(database, query.code) }),
  );

  app.post(
    '/api/v1/stock/goods-in',
    options('Take a delivery in, all of it or nothing', {
      headers: attemptHeaders,
      body: goodsInSchema,
      response: moved,
    }),
    async (request, reply) => {
      const { lines } = request.body;
      const units = lines.reduce((sum, line) => sum + line.units, 0);
      const result = await receiveGoods(database, request.body, staffAttempt(request));
      return sendResult(reply.status(201), result, () => ({
        message: `${units} ${units === 1 ? 'unit is' : 'units are'} taken in.`,
      }));
    },
  );

  app.post(
    '/api/v1/stock/counts',
    options('Set stock to what was counted on the shelf, all of it or nothing', {
      headers: attemptHeaders,
      body: countSchema,
      response: moved,
    }),
    async (request, reply) => {
      const result = await countStock(database, request.body, staffAttempt(request));
      return sendResult(reply.status(201), result, () => ({ message: 'The count is saved.' }));
    },
  );

  app.post(
    '/api/v1/stock/products/:id/damaged',
    options('Take damaged units off the stock, with a reason', {
      params,
      headers: attemptHeaders,
      body: damagedSchema,
      response: moved,
    }),
    async (request, reply) => {
      const { units, reason } = request.body;
      const taken = { units: -units, reason };
      const result = await correctStock(database, request.params.id, 'damage', taken, staffAttempt(request));
      return sendResult(reply.status(201), result, () => ({
        message: 'The damaged units are off the stock.',
      }));
    },
  );

  app.post(
    '/api/v1/stock/products/:id/correction',
    options('Add units to the stock or take some away, with a reason', {
      params,
      headers: attemptHeaders,
      body: correctSchema,
      response: moved,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await correctStock(database, params.id, 'correction', body, staffAttempt(request));
      return sendResult(reply.status(201), result, () => ({ message: 'The stock is corrected.' }));
    },
  );

  app.post(
    '/api/v1/stock/products/:id/cost',
    options('Say what a unit on hand costs on average, with a reason', {
      params,
      headers: attemptHeaders,
      body: costSchema,
      response: moved,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const result = await setCost(database, params.id, body, staffAttempt(request));
      return sendResult(reply.status(201), result, () => ({ message: 'The cost is set.' }));
    },
  );

  app.get(
    '/api/v1/stock/reorder',
    options('What sells, how long it lasts, and what to order again', {
      querystring: reorderSchema,
      response: { 200: reorderResponse, ...errors(400, 401) },
    }),
    ({ query }) => listReorder(database, query),
  );

  app.get(
    '/api/v1/stock/reorder/export',
    options('What to order again as CSV', { querystring: exportReorderSchema }),
    ({ query }, reply) => sendCsv(reply, 'reorder.csv', exportReorder(database, query.cover)),
  );

  app.get(
    '/api/v1/stock/movements/export',
    options('Movements of some days as CSV, the oldest first, streamed', {
      querystring: exportMovementsSchema,
    }),
    ({ query }, reply) => sendCsv(reply, 'stock-movements.csv', exportMovements(database, query)),
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOverlaps, listDiscounts } from '../../shop/catalogue/discounts/queries.ts';
import {
  discountResponse,
  discountsResponse,
  type ListedDiscount,
  overlapsResponse,
} from '../../shop/catalogue/discounts/responses.ts';
import {
  discountSchema,
  listDiscountsSchema,
  overlapsSchema,
  seenDiscountSchema,
} from '../../shop/catalogue/discounts/schemas.ts';
import {
  changeDiscount,
  createDiscount,
  deleteDiscount,
  endDiscount,
  type Written,
} from '../../shop/catalogue/discounts/write-discounts.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Discounts');
const params = z.object({ id: idSchema });
const written = { 200: successResponse({ discount: discountResponse }), ...errors(400, 401, 403, 404, 409) };

/** The sentence, and what is still to come of a discount of very many products. */
const said = (sentence: string, follows: boolean) =>
  follows ? `${sentence} The prices of all its products follow within a minute.` : sentence;

const saved = ({ written: discount, follows }: Written<ListedDiscount>) => ({
  message: said('The discount is saved.', follows),
  discount,
});

/** Discounts from a moment to a moment (R570 to R574). */
export const discountEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/discounts',
    options('Discounts: running, planned, then over and off', {
      querystring: listDiscountsSchema,
      response: { 200: discountsResponse, ...errors(400, 401, 403) },
    }),
    ({ query }) => listDiscounts(database, query),
  );

  app.post(
    '/api/v1/discounts/overlaps',
    options('What else holds for the products of a discount while it runs; stores nothing', {
      body: overlapsSchema,
      response: { 200: overlapsResponse, ...errors(400, 401, 403) },
    }),
    async (request, reply) => {
      const found = await findOverlaps(database, request.body);
      return found.ok ? reply.send(found.value) : sendError(reply, found.failure);
    },
  );

  app.post(
    '/api/v1/discounts',
    options('Add a discount', {
      body: discountSchema,
      response: { 201: successResponse({ discount: discountResponse }), ...errors(400, 401, 403) },
    }),
    async (request, reply) => {
      const created = await createDiscount(database, request.body, principalOf(request));
      return sendResult(reply.status(201), created, saved);
    },
  );

  app.put(
    '/api/v1/discounts/:id',
    options('Change a discount', { params, body: discountSchema, response: written }),
    async (request, reply) => {
      const changed = await changeDiscount(database, request.params.id, request.body, principalOf(request));
      return sendResult(reply, changed, saved);
    },
  );

  app.put(
    '/api/v1/discounts/:id/end',
    options('End a running discount now', { params, body: seenDiscountSchema, response: written }),
    async (request, reply) => {
      const { params, body } = request;
      const ended = await endDiscount(database, params.id, body.version, principalOf(request));
      return sendResult(reply, ended, ({ written: discount, follows }) => ({
        message: said(`“${discount.name}” is over.`, follows),
        discount,
      }));
    },
  );

  app.delete(
    '/api/v1/discounts/:id',
    options('Delete a discount; where it runs, it ends with that', {
      params,
      querystring: z.object({ version: z.coerce.number().int().min(1).optional() }),
      response: { 200: successResponse({}), ...errors(400, 401, 403, 404, 409) },
    }),
    async (request, reply) => {
      const { params, query } = request;
      const deleted = await deleteDiscount(database, params.id, query.version, principalOf(request));
      return sendResult(reply, deleted, ({ written: name, follows }) => ({
        message: said(`“${name}” is deleted.`, follows),
      }));
    },
  );
};

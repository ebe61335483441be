import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listRedirects } from '../../shop/catalogue/redirects/queries.ts';
import { redirectsResponse } from '../../shop/catalogue/redirects/responses.ts';
import { addRedirectsSchema, listRedirectsSchema } from '../../shop/catalogue/redirects/schemas.ts';
import { addRedirects, deleteRedirect } from '../../shop/catalogue/redirects/write-redirects.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Old addresses');

/** Old addresses of pages, and where they lead (R500 to R503). */
export const redirectEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/redirects',
    options('Old addresses and where they lead, newest first', {
      querystring: listRedirectsSchema,
      response: { 200: redirectsResponse, ...errors(400, 401, 403) },
    }),
    ({ query }) => listRedirects(database, query),
  );

  app.post(
    '/api/v1/redirects',
    options('Add old addresses: lines of an old address, a comma, and the new one; all or none', {
      body: addRedirectsSchema,
      response: { 201: successResponse({}), ...errors(400, 401, 403) },
    }),
    async (request, reply) => {
      const added = await addRedirects(database, request.body.lines, principalOf(request));
      return sendResult(reply.status(201), added, (count) => ({
        message: count === 1 ? 'The old address is saved.' : `${count} old addresses are saved.`,
      }));
    },
  );

  app.delete(
    '/api/v1/redirects/:id',
    options('Delete an old address: it leads nowhere from now on', {
      params: z.object({ id: idSchema }),
      response: { 200: successResponse({}), ...errors(401, 403, 404) },
    }),
    async (request, reply) => {
      const deleted = await deleteRedirect(database, request.params.id, principalOf(request));
      return sendResult(reply, deleted, (address) => ({ message: `${address} leads nowhere from now on.` }));
    },
  );
};

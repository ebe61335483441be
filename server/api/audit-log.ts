import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listActors, listChanges } from '../../shop/audit-log/queries.ts';
import { auditPageResponse, auditPeopleResponse } from '../../shop/audit-log/responses.ts';
import { auditFilterSchema } from '../../shop/audit-log/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { errorResponse } from '../responses/schemas.ts';

const tags = ['Audit log'];

/** Who changed what, for Shop Managers and super admins to read. Nothing writes it but the changes themselves. */
export const auditLogEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/audit-log',
    {
      schema: {
        tags,
        summary: 'Changes by staff, newest first; filtered by who, what and when',
        querystring: auditFilterSchema,
        response: { 200: auditPageResponse, 400: errorResponse, 401: errorResponse, 403: errorResponse },
      },
    },
    ({ query }) => listChanges(database, query),
  );

  app.get(
    '/api/v1/audit-log/people',
    {
      schema: {
        tags,
        summary: 'Whom the log can be filtered by',
        response: {
          200: auditPeopleResponse,
          401: errorResponse,
          403: errorResponse,
        },
      },
    },
    () => listActors(database),
  );
};

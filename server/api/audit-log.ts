import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listActors, listChanges } from '../../shop/audit-log/queries.ts';
import { auditPageResponse, auditPeopleResponse } from '../../shop/audit-log/responses.ts';
import { auditFilterSchema } from '../../shop/audit-log/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { errors, routeOptions } from '../responses/schemas.ts';

const options = routeOptions('Audit log');

/** Who changed what, for Shop Managers and super admins to read. Nothing writes it but the changes themselves. */
export const auditLogEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/audit-log',
    options('Changes by staff, newest first; filtered by who, what and when', {
      querystring: auditFilterSchema,
      response: { 200: auditPageResponse, ...errors(400, 401, 403) },
    }),
    ({ query }) => listChanges(database, query),
  );

  app.get(
    '/api/v1/audit-log/people',
    options('Whom the log can be filtered by', {
      response: { 200: auditPeopleResponse, ...errors(401, 403) },
    }),
    () => listActors(database),
  );
};

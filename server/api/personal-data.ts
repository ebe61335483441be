import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erasePerson } from '../../shop/back-office/people/personal-data/erase-person.ts';
import { lookAtPerson } from '../../shop/back-office/people/personal-data/find-person.ts';
import { giveOutPerson } from '../../shop/back-office/people/personal-data/give-out.ts';
import {
  personalDataResponse,
  personFoundResponse,
} from '../../shop/back-office/people/personal-data/responses.ts';
import {
  erasePersonSchema,
  exportPersonSchema,
  lookAtPersonSchema,
} from '../../shop/back-office/people/personal-data/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Personal data');
const failures = errors(400, 401, 403);

/** What the shop holds of a person, for Shop Managers to give out or erase on request (R487 to R489). By POST: no address names anybody. */
export const personalDataEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database } = shop;
  app.post(
    '/api/v1/personal-data/look',
    options(
      'How much the shop holds of a mobile or an e-mail address, and what is in the way of erasing it',
      {
        body: lookAtPersonSchema,
        response: { 200: personFoundResponse, ...failures },
      },
    ),
    ({ body }) => lookAtPerson(database, body.who),
  );

  app.post(
    '/api/v1/personal-data/export',
    options('Everything that the shop holds of a mobile or an e-mail address, as a file', {
      body: exportPersonSchema,
      response: { 200: personalDataResponse, ...failures, ...errors(404) },
    }),
    async (request, reply) => {
      const given = await giveOutPerson(database, request.body, principalOf(request));
      if (!given.ok) return sendError(reply, given.failure);
      reply.header('content-disposition', 'attachment; filename="personal-data.json"');
      reply.header('cache-control', 'private, no-store');
      return reply.send(given.value);
    },
  );

  app.post(
    '/api/v1/personal-data/erase',
    options('Erase a mobile or an e-mail address for good; orders stay without a name', {
      body: erasePersonSchema,
      response: { 200: successResponse({}), ...failures, ...errors(404, 409) },
    }),
    async (request, reply) => {
      const erased = await erasePerson(shop, request.body, principalOf(request));
      if (!erased.ok) return sendError(reply, erased.failure);
      const stay = erased.value === 1 ? 'One order stays' : `${erased.value} orders stay`;
      const message = erased.value > 0 ? `It is erased. ${stay}, without a name.` : 'It is erased.';
      return reply.send({ success: true, message });
    },
  );
};

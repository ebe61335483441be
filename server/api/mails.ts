import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import { listUndelivered } from '../../shop/notifications/queries.ts';
import { undeliveredPageResponse } from '../../shop/notifications/responses.ts';
import { undeliveredFilterSchema } from '../../shop/notifications/schemas.ts';
import { dismissMail, sendAgain } from '../../shop/notifications/settle-undelivered.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Mails');
const failures = errors(400, 401, 403);
const one = {
  params: z.object({ id: idSchema }),
  response: { 200: successResponse({}), ...failures, ...errors(404) },
};

/** Mails that did not arrive, for Shop Managers and super admins to look after. */
export const mailEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/mails/undelivered',
    options('Mails that were given up, the latest first; the address for those alone who may see orders', {
      querystring: undeliveredFilterSchema,
      response: { 200: undeliveredPageResponse, ...failures },
    }),
    (request) => {
      const seesAddress = principalOf(request).kind === 'admin';
      return listUndelivered(database, { page: request.query.page, seesAddress });
    },
  );

  app.post(
    '/api/v1/mails/undelivered/:id/send-again',
    options('Try once more to send a mail that was given up', one),
    async (request, reply) => {
      const sent = await sendAgain(database, principalOf(request), request.params.id);
      return sendResult(reply, sent, () => ({ message: 'The mail is sent again within seconds.' }));
    },
  );

  app.delete(
    '/api/v1/mails/undelivered/:id',
    options('Take a mail that was given up off the list', one),
    async (request, reply) => {
      const dismissed = await dismissMail(database, principalOf(request), request.params.id);
      return sendResult(reply, dismissed, () => ({ message: 'The mail is off the list.' }));
    },
  );
};

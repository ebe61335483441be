import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findMessage, listMessages } from '../../shop/back-office/people/messages/queries.ts';
import { messageResponse, messagesPageResponse } from '../../shop/back-office/people/messages/responses.ts';
import {
  answerMessageSchema,
  listMessagesSchema,
  readMessageSchema,
  settleMessageSchema,
} from '../../shop/back-office/people/messages/schemas.ts';
import {
  answerMessage,
  markMessage,
  settleMessage,
} from '../../shop/back-office/people/messages/settle-message.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Messages');
const params = z.object({ id: idSchema });
const changed = {
  200: successResponse({ contactMessage: messageResponse }),
  ...errors(400, 401, 404, 409, 429),
};

/** What staff do with messages of the contact form (R475 to R478). */
export const messageEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/messages',
    options('Messages of the contact form; those that wait, unread ones first, or those that are done', {
      querystring: listMessagesSchema,
      response: { 200: messagesPageResponse, ...errors(400, 401) },
    }),
    ({ query }) => listMessages(database, query),
  );

  app.get(
    '/api/v1/messages/:id',
    options('A message with its answers and the orders of who wrote it', {
      params,
      response: { 200: messageResponse, ...errors(400, 401, 404) },
    }),
    async (request, reply) => {
      const message = await findMessage(database, request.params.id);
      if (message) return message;
      return sendError(reply, { code: 'NOT_FOUND', message: 'This message does not exist any more.' });
    },
  );

  app.post(
    '/api/v1/messages/:id/answers',
    options('Answer a message: by mail, or noting what is sent on WhatsApp', {
      params,
      body: answerMessageSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const answered = await answerMessage(database, params.id, body, principalOf(request));
      const message =
        body.way === 'mail'
          ? 'The answer is on its way by mail.'
          : 'The answer is kept, and open on WhatsApp.';
      return sendResult(reply, answered, (contactMessage) => ({ message, contactMessage }));
    },
  );

  app.put(
    '/api/v1/messages/:id/done',
    options('Lay a message aside without an answer, or take it up again', {
      params,
      body: settleMessageSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const settled = await settleMessage(database, params.id, body, principalOf(request));
      const message = body.done ? 'The message is done.' : 'The message waits again.';
      return sendResult(reply, settled, (contactMessage) => ({ message, contactMessage }));
    },
  );

  app.put(
    '/api/v1/messages/:id/read',
    options('Note that a message is read, or unread again', {
      params,
      body: readMessageSchema,
      response: { 200: successResponse({}), ...errors(400, 401, 404) },
    }),
    async (request, reply) => {
      const { params, body } = request;
      const marked = await markMessage(database, params.id, body.read);
      return sendResult(reply, marked, () => ({ message: body.read ? 'Read.' : 'Unread again.' }));
    },
  );
};

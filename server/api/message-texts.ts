import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendTestMail, sendTestSms } from '../../shop/back-office/send-test-message.ts';
import { testMailSchema, testSmsSchema } from '../../shop/settings/message-texts/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Settings');
const failures = errors(400, 401, 403, 429, 503);

/** Messages with an example in them, to who edits their words (R611). The words themselves are store settings. */
export const messageTextEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, currentSettings },
) => {
  app.post(
    '/api/v1/message-texts/test-mail',
    options('Send a mail with these words and an example order to the own address', {
      body: testMailSchema,
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const sent = await sendTestMail(database, principalOf(request), request.body, await currentSettings());
      return sendResult(reply, sent, (address) => ({ message: `The test is on its way to ${address}.` }));
    },
  );

  app.post(
    '/api/v1/message-texts/test-sms',
    options('Send an SMS with these words and an example order to a number', {
      body: testSmsSchema,
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const sent = await sendTestSms(database, request.body, await currentSettings());
      return sendResult(reply, sent, (number) => ({ message: `The test is on its way to ${number}.` }));
    },
  );
};

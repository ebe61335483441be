import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactSchema } from '../../shop/customers/contact/schemas.ts';
import { sendMessage } from '../../shop/customers/contact/send-message.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Contact');

/** Takes the message of the contact form (R9). */
export const contactEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  app.post(
    '/api/contact',
    options('Send the shop a message', {
      body: contactSchema,
      response: { 201: successResponse({}), ...errors(400, 429) },
    }),
    async ({ body, ip }, reply) => {
      const { phone } = (await currentSettings()).store;
      const sent = await sendMessage(database, body, { from: ip, phone });
      const message = 'Thank you, your message has reached us. We answer on our next working day.';
      return sendResult(reply.status(201), sent, () => ({ message }));
    },
  );
};

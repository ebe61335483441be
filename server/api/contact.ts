import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactSchema } from '../../shop/contact/schemas.ts';
import { sendMessage } from '../../shop/contact/send-message.ts';
import type { Shop } from '../../shop/shop.ts';
import { doneAnswer, failureAnswer } from '../answers.ts';
import { answerFailure } from '../errors.ts';

/** Takes the message of the contact form (R9). */
export const contactCalls: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  app.post(
    '/api/contact',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Send the shop a message',
        body: contactSchema,
        response: { 201: doneAnswer({}), 400: failureAnswer, 429: failureAnswer },
      },
    },
    async ({ body, ip }, reply) => {
      const sent = await sendMessage(database, body, { from: ip, phone: settings.store.phone });
      if (!sent.ok) return answerFailure(reply, sent.failure);
      const message = 'Thank you, your message has reached us. We answer on our next working day.';
      return reply.status(201).send({ success: true, message });
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listStaffQuestions } from '../../shop/back-office/people/questions/queries.ts';
import {
  questionsPageResponse,
  staffQuestionResponse,
} from '../../shop/back-office/people/questions/responses.ts';
import {
  answerQuestionSchema,
  declineQuestionSchema,
  listQuestionsSchema,
} from '../../shop/back-office/people/questions/schemas.ts';
import { answerQuestion, declineQuestion } from '../../shop/back-office/people/questions/settle-question.ts';
import { askQuestion } from '../../shop/customers/questions/ask-question.ts';
import { askQuestionSchema } from '../../shop/customers/questions/schemas.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Questions');
const params = z.object({ id: idSchema });
const failures = errors(400, 401, 403);

/** Questions about products: asked by everybody, answered by staff (R620, R621). */
export const questionEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  app.post(
    '/api/v1/products/:id/questions',
    options('Ask the shop about a product; it is shown once it is answered', {
      params,
      body: askQuestionSchema,
      response: { 201: successResponse({}), ...errors(400, 404, 429) },
    }),
    async ({ params: { id }, body, ip }, reply) => {
      const { phone } = (await currentSettings()).store;
      const asked = await askQuestion(database, id, body, { from: ip, phone });
      const message = 'Thank you. We answer on our next working day.';
      return sendResult(reply.status(201), asked, () => ({ message }));
    },
  );

  app.get(
    '/api/v1/questions',
    options('Questions about products, the newest first', {
      querystring: listQuestionsSchema,
      response: { 200: questionsPageResponse, ...failures },
    }),
    ({ query }) => listStaffQuestions(database, query),
  );

  app.put(
    '/api/v1/questions/:id/answer',
    options('Answer a question, which shows it on the product’s page, or change the answer', {
      params,
      body: answerQuestionSchema,
      response: {
        200: successResponse({ question: staffQuestionResponse }),
        ...failures,
        ...errors(404, 409),
      },
    }),
    async (request, reply) => {
      const answered = await answerQuestion(database, principalOf(request), request.params.id, request.body);
      const message = 'The answer stands on the product’s page.';
      return sendResult(reply, answered, (question) => ({ message, question }));
    },
  );

  app.put(
    '/api/v1/questions/:id/declined',
    options('Decline a question, which leaves the product’s page, or take it up again', {
      params,
      body: declineQuestionSchema,
      response: {
        200: successResponse({ question: staffQuestionResponse }),
        ...failures,
        ...errors(404, 409),
      },
    }),
    async (request, reply) => {
      const settled = await declineQuestion(database, principalOf(request), request.params.id, request.body);
      if (!settled.ok) return sendError(reply, settled.failure);
      const { declined, answer } = settled.value;
      const message = declined
        ? 'The question is declined.'
        : answer
          ? 'The question is shown again.'
          : 'The question waits for an answer.';
      return reply.send({ success: true, message, question: settled.value });
    },
  );
};

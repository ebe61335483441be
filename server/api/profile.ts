import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cancelEmailChange } from '../../shop/customers/cancel-email-change.ts';
import { changeDetails } from '../../shop/customers/change-details.ts';
import { changePassword } from '../../shop/customers/change-password.ts';
import { notLoggedIn } from '../../shop/customers/failures.ts';
import { findCustomer } from '../../shop/customers/queries.ts';
import { customerResponse } from '../../shop/customers/responses.ts';
import { changeDetailsSchema, changePasswordSchema } from '../../shop/customers/schemas.ts';
import { sendConfirmationAgain } from '../../shop/customers/send-confirmation-again.ts';
import { listOwnOrders } from '../../shop/orders/list-own-orders.ts';
import { ownOrdersResponse } from '../../shop/orders/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { customerOf } from '../access/customer-access.ts';
import { clientOf } from '../access/device-cookie.ts';
import { setSessionCookie } from '../access/session-cookie.ts';
import { sendError } from '../responses/errors.ts';
import { errorResponse, successResponse } from '../responses/schemas.ts';

const tags = ['Accounts'];
const NOT_LOGGED_IN = notLoggedIn().failure;

/** What a customer does with the account while signed in (R146). */
export const profileEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  app.get(
    '/api/reglogin/profile',
    {
      schema: {
        tags,
        summary: 'The details of the customer who is signed in',
        response: { 200: customerResponse, 401: errorResponse },
      },
    },
    async (request, reply) => {
      const customer = await findCustomer(database, customerOf(request).customerId);
      return customer ? reply.send(customer) : sendError(reply, NOT_LOGGED_IN);
    },
  );

  app.put(
    '/api/reglogin/profile',
    {
      schema: {
        tags,
        summary: 'Change the details; another e-mail address needs currentPassword and waits to be confirmed',
        body: changeDetailsSchema,
        response: {
          200: successResponse({ user: customerResponse }),
          400: errorResponse,
          401: errorResponse,
          409: errorResponse,
          429: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const { customerId } = customerOf(request);
      const changed = await changeDetails(database, customerId, request.body, clientOf(request, settings));
      if (!changed.ok) return sendError(reply, changed.failure);
      const { pendingEmail, email } = changed.value;
      const asked = request.body.email.toLowerCase() !== email.toLowerCase();
      const message = asked
        ? `Your details are saved. We have sent a link to ${pendingEmail}: your new address counts once you have used it.`
        : 'Your details are saved.';
      return reply.send({ success: true, message, user: changed.value });
    },
  );

  app.put(
    '/api/reglogin/password',
    {
      schema: {
        tags,
        summary: 'Change the password; every other session ends, and this one gets another cookie',
        body: changePasswordSchema,
        response: { 200: successResponse({}), 400: errorResponse, 401: errorResponse, 429: errorResponse },
      },
    },
    async (request, reply) => {
      const { customerId } = customerOf(request);
      const visit = { customerId, from: clientOf(request, settings), storeName: settings.store.name };
      const changed = await changePassword(database, visit, request.body);
      if (!changed.ok) return sendError(reply, changed.failure);
      setSessionCookie(reply, settings, changed.value);
      const message = 'Your password is changed. You are logged out everywhere else.';
      return reply.send({ success: true, message });
    },
  );

  app.post(
    '/api/reglogin/email-confirmation',
    {
      schema: {
        tags,
        summary: 'Have the link mailed once more that confirms the address which waits for it',
        response: { 200: successResponse({}), 400: errorResponse, 401: errorResponse, 429: errorResponse },
      },
    },
    async (request, reply) => {
      const sent = await sendConfirmationAgain(database, customerOf(request).customerId);
      if (!sent.ok) return sendError(reply, sent.failure);
      return reply.send({ success: true, message: `We have sent a link to ${sent.value}.` });
    },
  );

  app.delete(
    '/api/reglogin/email-change',
    {
      schema: {
        tags,
        summary: 'Call off that another address takes the place of the present one',
        response: { 200: successResponse({}), 401: errorResponse },
      },
    },
    async (request, reply) => {
      await cancelEmailChange(database, customerOf(request).customerId);
      return reply.send({ success: true, message: 'Your e-mail address stays as it is.' });
    },
  );

  app.get(
    '/api/reglogin/orders',
    {
      schema: {
        tags,
        summary: 'What the customer ordered while signed in, newest first',
        querystring: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
        response: { 200: ownOrdersResponse, 400: errorResponse, 401: errorResponse },
      },
    },
    async (request, reply) => {
      const { customerId } = customerOf(request);
      return reply.send(await listOwnOrders(database, customerId, request.query.page, settings.couriers));
    },
  );
};

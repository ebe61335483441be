import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { closeOwnSession, closeSessions } from '../../shop/auth/sessions/close-sessions.ts';
import { listSessions } from '../../shop/auth/sessions/list-sessions.ts';
import { ownSessionsResponse } from '../../shop/auth/sessions/responses.ts';
import { cancelEmailChange } from '../../shop/customers/cancel-email-change.ts';
import { changeDetails } from '../../shop/customers/change-details.ts';
import { changePassword } from '../../shop/customers/change-password.ts';
import { notLoggedIn } from '../../shop/customers/failures.ts';
import { findCustomer } from '../../shop/customers/queries.ts';
import { customerResponse } from '../../shop/customers/responses.ts';
import { changeDetailsSchema, changePasswordSchema } from '../../shop/customers/schemas.ts';
import { sendConfirmationAgain } from '../../shop/customers/send-confirmation-again.ts';
import { idSchema } from '../../shop/identity.ts';
import { listOwnOrders } from '../../shop/orders/list-own-orders.ts';
import { ownOrdersResponse } from '../../shop/orders/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { clientOf, readCookie, setCookie } from '../access/cookies.ts';
import { customerOf } from '../access/customer-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Accounts');

const principalOf = (request: FastifyRequest) => ({ kind: 'customer', id: customerOf(request) }) as const;

/** What a customer does with the account while signed in (R146). */
export const profileEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, settings, currentSettings },
) => {
  app.get(
    '/api/reglogin/profile',
    options('The details of the customer who is signed in', {
      response: { 200: customerResponse, ...errors(401) },
    }),
    async (request, reply) => {
      const customer = await findCustomer(database, customerOf(request));
      return customer ? reply.send(customer) : sendError(reply, notLoggedIn().failure);
    },
  );

  app.put(
    '/api/reglogin/profile',
    options('Change the details; another e-mail address needs currentPassword and waits to be confirmed', {
      body: changeDetailsSchema,
      response: { 200: successResponse({ user: customerResponse }), ...errors(400, 401, 409, 429) },
    }),
    async (request, reply) => {
      const from = clientOf(request, settings);
      const changed = await changeDetails(database, customerOf(request), request.body, from);
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
    options('Change the password; every other session ends, and this one gets another cookie', {
      body: changePasswordSchema,
      response: { 200: successResponse({}), ...errors(400, 401, 429) },
    }),
    async (request, reply) => {
      const customerId = customerOf(request);
      const visit = {
        customerId,
        from: clientOf(request, settings),
        storeName: (await currentSettings()).store.name,
      };
      const changed = await changePassword(database, visit, request.body);
      if (!changed.ok) return sendError(reply, changed.failure);
      setCookie(reply, settings, 'session', changed.value);
      const message = 'Your password is changed. You are logged out everywhere else.';
      return reply.send({ success: true, message });
    },
  );

  app.post(
    '/api/reglogin/email-confirmation',
    options('Have the link mailed once more that confirms the address which waits for it', {
      response: { 200: successResponse({}), ...errors(400, 401, 429) },
    }),
    async (request, reply) => {
      const sent = await sendConfirmationAgain(database, customerOf(request));
      return sendResult(reply, sent, (email) => ({ message: `We have sent a link to ${email}.` }));
    },
  );

  app.delete(
    '/api/reglogin/email-change',
    options('Call off that another address takes the place of the present one', {
      response: { 200: successResponse({}), ...errors(401) },
    }),
    async (request, reply) => {
      await cancelEmailChange(database, customerOf(request));
      return reply.send({ success: true, message: 'Your e-mail address stays as it is.' });
    },
  );

  app.get(
    '/api/reglogin/sessions',
    options('Where the customer is signed in', { response: { 200: ownSessionsResponse, ...errors(401) } }),
    async (request) => {
      const token = readCookie(request, settings, 'session') ?? '';
      return { sessions: await listSessions(database, principalOf(request), token) };
    },
  );

  app.delete(
    '/api/reglogin/sessions',
    options('Sign out everywhere but here', { response: { 200: successResponse({}), ...errors(401) } }),
    async (request, reply) => {
      const token = readCookie(request, settings, 'session') ?? '';
      await closeSessions(database, principalOf(request), token);
      return reply.send({ success: true, message: 'You are logged out everywhere else.' });
    },
  );

  app.delete(
    '/api/reglogin/sessions/:id',
    options('Sign out in one place', {
      params: z.object({ id: idSchema }),
      response: { 200: successResponse({}), ...errors(400, 401, 404) },
    }),
    async (request, reply) => {
      const closed = await closeOwnSession(database, principalOf(request), request.params.id);
      return sendResult(reply, closed, () => ({ message: 'You are logged out there.' }));
    },
  );

  app.get(
    '/api/reglogin/orders',
    options('What the customer ordered while signed in, newest first', {
      querystring: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
      response: { 200: ownOrdersResponse, ...errors(400, 401) },
    }),
    async (request) =>
      listOwnOrders(database, customerOf(request), request.query.page, (await currentSettings()).couriers),
  );
};

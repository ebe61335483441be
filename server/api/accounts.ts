import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { closeSession } from '../../shop/auth/sessions/close-sessions.ts';
import { confirmEmail } from '../../shop/customers/confirm-email.ts';
import { logInCustomer } from '../../shop/customers/log-in-customer.ts';
import { registerCustomer } from '../../shop/customers/register-customer.ts';
import { requestPasswordReset } from '../../shop/customers/request-password-reset.ts';
import { resetPassword } from '../../shop/customers/reset-password.ts';
import {
  confirmedEmailResponse,
  customerResponse,
  signedInCustomerResponse,
} from '../../shop/customers/responses.ts';
import {
  confirmEmailSchema,
  forgotPasswordSchema,
  logInSchema,
  registerSchema,
  resetPasswordSchema,
} from '../../shop/customers/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { clientOf, setDeviceCookie } from '../access/device-cookie.ts';
import {
  clearSessionCookie,
  findCustomerSession,
  sessionToken,
  setSessionCookie,
} from '../access/session-cookie.ts';
import { sendError } from '../responses/errors.ts';
import { errorResponse, successResponse } from '../responses/schemas.ts';

const tags = ['Accounts'];

/** Registration, login, logout and forgotten passwords (R217). */
export const accountEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database, settings } = shop;
  app.post(
    '/api/reglogin/register',
    {
      schema: {
        tags,
        summary: 'Open an account; it does not sign in',
        body: registerSchema,
        response: {
          201: successResponse({ user: customerResponse }),
          400: errorResponse,
          409: errorResponse,
        },
      },
    },
    async ({ body }, reply) => {
      const registered = await registerCustomer(database, body, settings.store.name);
      if (!registered.ok) return sendError(reply, registered.failure);
      const message = 'Registration successful!';
      return reply.status(201).send({ success: true, message, user: registered.value });
    },
  );

  app.post(
    '/api/reglogin/login',
    {
      schema: {
        tags,
        summary: 'Sign in; the answer sets the cookie of the session',
        body: logInSchema,
        response: {
          200: successResponse(signedInCustomerResponse.shape),
          400: errorResponse,
          401: errorResponse,
          429: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const loggedIn = await logInCustomer(database, request.body, clientOf(request, settings));
      if (!loggedIn.ok) return sendError(reply, loggedIn.failure);
      const before = sessionToken(request, settings);
      if (before) await closeSession(database, before);
      setSessionCookie(reply, settings, loggedIn.value.token);
      setDeviceCookie(reply, settings, loggedIn.value.device);
      return reply.send({ success: true, message: 'Login successful!', user: loggedIn.value.user });
    },
  );

  app.post(
    '/api/reglogin/logout',
    { schema: { tags, summary: 'Sign out', response: { 200: successResponse({}) } } },
    async (request, reply) => {
      const token = sessionToken(request, settings);
      if (token) await closeSession(database, token);
      clearSessionCookie(reply, settings);
      return reply.send({ success: true, message: 'You are logged out.' });
    },
  );

  app.post(
    '/api/reglogin/forgot-password',
    {
      schema: {
        tags,
        summary: 'Have a link to a new password mailed; the answer is the same when there is no such account',
        body: forgotPasswordSchema,
        response: { 200: successResponse({}), 400: errorResponse, 429: errorResponse },
      },
    },
    async ({ body }, reply) => {
      const requested = await requestPasswordReset(database, body.email);
      if (!requested.ok) return sendError(reply, requested.failure);
      const message =
        'If there is an account with this e-mail address, we have sent it a link. It works for one hour.';
      return reply.send({ success: true, message });
    },
  );

  app.post(
    '/api/reglogin/reset-password',
    {
      schema: {
        tags,
        summary: 'Choose a new password by the link of a mail; it works once',
        body: resetPasswordSchema,
        response: { 200: successResponse({}), 400: errorResponse, 410: errorResponse },
      },
    },
    async (request, reply) => {
      const visit = { from: clientOf(request, settings), storeName: settings.store.name };
      const reset = await resetPassword(database, request.body, visit);
      if (!reset.ok) return sendError(reply, reset.failure);
      clearSessionCookie(reply, settings);
      return reply.send({ success: true, message: 'Your password is changed. Please log in with it.' });
    },
  );

  app.post(
    '/api/reglogin/confirm-email',
    {
      schema: {
        tags,
        summary: 'Confirm an e-mail address by the link of a mail; it works once',
        body: confirmEmailSchema,
        response: {
          200: successResponse(confirmedEmailResponse.shape),
          400: errorResponse,
          409: errorResponse,
          410: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const session = await findCustomerSession(request, reply, shop);
      const confirmed = await confirmEmail(database, request.body.token, session?.customerId ?? null);
      if (!confirmed.ok) return sendError(reply, confirmed.failure);
      const { token, ...what } = confirmed.value;
      if (token !== null) setSessionCookie(reply, settings, token);
      const message = what.changed
        ? 'Your new e-mail address is confirmed. Log in with it from now on.'
        : 'Thank you, your e-mail address is confirmed.';
      return reply.send({ success: true, message, ...what });
    },
  );
};

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
import { clearCookie, clientOf, readCookie, setCookie } from '../access/cookies.ts';
import { findCustomerId } from '../access/customer-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Accounts');

/** Registration, login, logout and forgotten passwords (R217). */
export const accountEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database, settings, currentSettings } = shop;
  app.post(
    '/api/reglogin/register',
    options('Open an account; it does not sign in', {
      body: registerSchema,
      response: { 201: successResponse({ user: customerResponse }), ...errors(400, 409) },
    }),
    async ({ body }, reply) => {
      const registered = await registerCustomer(database, body, (await currentSettings()).store.name);
      const message = 'Registration successful!';
      return sendResult(reply.status(201), registered, (user) => ({ message, user }));
    },
  );

  app.post(
    '/api/reglogin/login',
    options('Sign in; the answer sets the cookie of the session', {
      body: logInSchema,
      response: { 200: successResponse(signedInCustomerResponse.shape), ...errors(400, 401, 429) },
    }),
    async (request, reply) => {
      const loggedIn = await logInCustomer(database, request.body, clientOf(request, settings));
      if (!loggedIn.ok) return sendError(reply, loggedIn.failure);
      const before = readCookie(request, settings, 'session');
      if (before) await closeSession(database, before);
      setCookie(reply, settings, 'session', loggedIn.value.token);
      setCookie(reply, settings, 'device', loggedIn.value.device);
      return reply.send({ success: true, message: 'Login successful!', user: loggedIn.value.user });
    },
  );

  app.post(
    '/api/reglogin/logout',
    options('Sign out', { response: { 200: successResponse({}) } }),
    async (request, reply) => {
      const token = readCookie(request, settings, 'session');
      if (token) await closeSession(database, token);
      clearCookie(reply, settings, 'session');
      return reply.send({ success: true, message: 'You are logged out.' });
    },
  );

  app.post(
    '/api/reglogin/forgot-password',
    options('Have a link to a new password mailed; the answer is the same when there is no such account', {
      body: forgotPasswordSchema,
      response: { 200: successResponse({}), ...errors(400, 429) },
    }),
    async ({ body }, reply) => {
      const requested = await requestPasswordReset(database, body.email);
      const message =
        'If there is an account with this e-mail address, we have sent it a link. It works for one hour.';
      return sendResult(reply, requested, () => ({ message }));
    },
  );

  app.post(
    '/api/reglogin/reset-password',
    options('Choose a new password by the link of a mail; it works once', {
      body: resetPasswordSchema,
      response: { 200: successResponse({}), ...errors(400, 410) },
    }),
    async (request, reply) => {
      const visit = { from: clientOf(request, settings), storeName: (await currentSettings()).store.name };
      const reset = await resetPassword(database, request.body, visit);
      if (!reset.ok) return sendError(reply, reset.failure);
      clearCookie(reply, settings, 'session');
      return reply.send({ success: true, message: 'Your password is changed. Please log in with it.' });
    },
  );

  app.post(
    '/api/reglogin/confirm-email',
    options('Confirm an e-mail address by the link of a mail; it works once', {
      body: confirmEmailSchema,
      response: { 200: successResponse(confirmedEmailResponse.shape), ...errors(400, 409, 410) },
    }),
    async (request, reply) => {
      const signedInAs = await findCustomerId(request, reply, shop);
      const { deviceName } = clientOf(request, settings);
      const confirmed = await confirmEmail(database, request.body.token, { signedInAs, deviceName });
      if (!confirmed.ok) return sendError(reply, confirmed.failure);
      const { token, ...what } = confirmed.value;
      if (token !== null) setCookie(reply, settings, 'session', token);
      const message = what.changed
        ? 'Your new e-mail address is confirmed. Log in with it from now on.'
        : 'Thank you, your e-mail address is confirmed.';
      return reply.send({ success: true, message, ...what });
    },
  );
};

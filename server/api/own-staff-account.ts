import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { closeSession, closeSessions } from '../../shop/auth/sessions/close-sessions.ts';
import type { Shop } from '../../shop/shop.ts';
import { changeOwnPassword } from '../../shop/staff/change-own-password.ts';
import { findTwoFactor } from '../../shop/staff/queries.ts';
import { changeOwnPasswordSchema, confirmTwoFactorSchema, identitySchema } from '../../shop/staff/schemas.ts';
import { beginTwoFactor } from '../../shop/staff/two-factor/begin-two-factor.ts';
import { confirmTwoFactor } from '../../shop/staff/two-factor/confirm-two-factor.ts';
import { removeOwnTwoFactor } from '../../shop/staff/two-factor/remove-two-factor.ts';
import { renewRecoveryCodes } from '../../shop/staff/two-factor/renew-recovery-codes.ts';
import {
  enrolmentResponse,
  recoveryCodesResponse,
  twoFactorResponse,
} from '../../shop/staff/two-factor/responses.ts';
import { clientOf } from '../access/device-cookie.ts';
import { principalOf, signedInStaff } from '../access/staff-access.ts';
import { sendError } from '../responses/errors.ts';
import { errorResponse, successResponse } from '../responses/schemas.ts';

const tags = ['Staff'];
const refusals = { 400: errorResponse, 401: errorResponse, 429: errorResponse };

/** What admins and super admins do with their own accounts; the same calls below each area's own address. */
export const ownStaffAccountEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  for (const area of ['/api/user', '/api/user/admin']) await app.register(endpointsBelow(area), shop);
};

const endpointsBelow =
  (area: string): FastifyPluginAsyncZod<Shop> =>
  async (app, { database, settings }) => {
    app.post(
      `${area}/logout`,
      {
        schema: {
          tags,
          summary: 'Sign out here',
          response: { 200: successResponse({}), 401: errorResponse },
        },
      },
      async (request, reply) => {
        await closeSession(database, signedInStaff(request).token);
        return reply.send({ success: true, message: 'You are signed out.' });
      },
    );

    app.post(
      `${area}/logout-everywhere`,
      {
        schema: {
          tags,
          summary: 'Sign out here and everywhere else',
          response: { 200: successResponse({}), 401: errorResponse },
        },
      },
      async (request, reply) => {
        await closeSessions(database, principalOf(request));
        return reply.send({ success: true, message: 'You are signed out everywhere.' });
      },
    );

    app.put(
      `${area}/password`,
      {
        schema: {
          tags,
          summary: 'Change the own password; every session ends, and the answer has the token of a new one',
          body: changeOwnPasswordSchema,
          response: { 200: successResponse({ token: z.string() }), ...refusals },
        },
      },
      async (request, reply) => {
        const principal = principalOf(request);
        const { confirmPassword: _same, ...wanted } = request.body;
        const visit = { from: clientOf(request, settings), storeName: settings.store.name };
        const changed = await changeOwnPassword(database, principal, { ...wanted, ...visit });
        if (!changed.ok) return sendError(reply, changed.failure);
        const message = 'Your password is changed. You are signed out everywhere else.';
        return reply.send({ success: true, message, token: changed.value });
      },
    );

    app.get(
      `${area}/second-factor`,
      {
        schema: {
          tags,
          summary: 'Whether the own sign-in asks for the code of an authenticator app',
          response: {
            200: twoFactorResponse,
            401: errorResponse,
          },
        },
      },
      (request) => findTwoFactor(database, principalOf(request)),
    );

    app.post(
      `${area}/second-factor`,
      {
        schema: {
          tags,
          summary:
            'Begin with an authenticator app, or with another one; it counts once a first code is confirmed',
          body: identitySchema,
          response: { 201: successResponse(enrolmentResponse.shape), ...refusals },
        },
      },
      async (request, reply) => {
        const identity = { ...request.body, from: clientOf(request, settings) };
        const principal = principalOf(request);
        const begun = await beginTwoFactor(database, principal, identity, settings.store.name);
        if (!begun.ok) return sendError(reply, begun.failure);
        const message = 'Scan the code with your authenticator app, then enter the six digits it shows.';
        return reply.status(201).send({ success: true, message, ...begun.value });
      },
    );

    app.put(
      `${area}/second-factor`,
      {
        schema: {
          tags,
          summary: 'Confirm the authenticator app with a first code; answers the recovery codes, this once',
          body: confirmTwoFactorSchema,
          response: { 200: successResponse(recoveryCodesResponse.shape), ...refusals },
        },
      },
      async (request, reply) => {
        const principal = principalOf(request);
        const confirmed = await confirmTwoFactor(database, principal, request.body.code);
        if (!confirmed.ok) return sendError(reply, confirmed.failure);
        const message = 'The second step is on.';
        return reply.send({ success: true, message, recoveryCodes: confirmed.value });
      },
    );

    app.delete(
      `${area}/second-factor`,
      {
        schema: {
          tags,
          summary: 'Turn the own second step of sign-in off, with the password and a code',
          body: identitySchema,
          response: { 200: successResponse({}), ...refusals },
        },
      },
      async (request, reply) => {
        const principal = principalOf(request);
        const identity = { ...request.body, from: clientOf(request, settings) };
        const removed = await removeOwnTwoFactor(database, principal, identity);
        if (!removed.ok) return sendError(reply, removed.failure);
        return reply.send({ success: true, message: 'The second step is off.' });
      },
    );

    app.post(
      `${area}/second-factor/recovery-codes`,
      {
        schema: {
          tags,
          summary: 'Get new recovery codes, this once; those before open nothing any more',
          body: identitySchema,
          response: { 201: successResponse(recoveryCodesResponse.shape), ...refusals },
        },
      },
      async (request, reply) => {
        const principal = principalOf(request);
        const identity = { ...request.body, from: clientOf(request, settings) };
        const renewed = await renewRecoveryCodes(database, principal, identity);
        if (!renewed.ok) return sendError(reply, renewed.failure);
        const message = 'These are your new recovery codes.';
        return reply.status(201).send({ success: true, message, recoveryCodes: renewed.value });
      },
    );
  };

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { closeOwnSession, closeSession, closeSessions } from '../../shop/auth/sessions/close-sessions.ts';
import { listSessions } from '../../shop/auth/sessions/list-sessions.ts';
import { ownSessionsResponse } from '../../shop/auth/sessions/responses.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { changeOwnPassword } from '../../shop/staff/change-own-password.ts';
import { findTwoFactor } from '../../shop/staff/queries.ts';
import { isTwoFactorRequired } from '../../shop/staff/rules.ts';
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
import { clientOf } from '../access/cookies.ts';
import { principalOf, signedInStaff } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Staff');
const failures = errors(400, 401, 429);

/** What admins and super admins do with their own accounts; the same endpoints below each area. */
export const ownStaffAccountEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  for (const area of ['/api/user', '/api/user/admin']) await app.register(endpointsBelow(area), shop);
};

const endpointsBelow =
  (area: string): FastifyPluginAsyncZod<Shop> =>
  async (app, { database, settings, secrets, currentSettings }) => {
    app.post(
      `${area}/logout`,
      options('Sign out here', { response: { 200: successResponse({}), ...errors(401) } }),
      async (request, reply) => {
        await closeSession(database, signedInStaff(request).token);
        return reply.send({ success: true, message: 'You are signed out.' });
      },
    );

    app.post(
      `${area}/logout-everywhere`,
      options('Sign out here and everywhere else', {
        response: { 200: successResponse({}), ...errors(401) },
      }),
      async (request, reply) => {
        await closeSessions(database, principalOf(request));
        return reply.send({ success: true, message: 'You are signed out everywhere.' });
      },
    );

    app.get(
      `${area}/sessions`,
      options('Where the own account is signed in', {
        response: { 200: ownSessionsResponse, ...errors(401) },
      }),
      async (request) => {
        const { principal, token } = signedInStaff(request);
        return { sessions: await listSessions(database, principal, token) };
      },
    );

    app.delete(
      `${area}/sessions`,
      options('Sign out everywhere but here', { response: { 200: successResponse({}), ...errors(401) } }),
      async (request, reply) => {
        const { principal, token } = signedInStaff(request);
        await closeSessions(database, principal, token);
        return reply.send({ success: true, message: 'You are signed out everywhere else.' });
      },
    );

    app.delete(
      `${area}/sessions/:id`,
      options('Sign out in one place', {
        params: z.object({ id: idSchema }),
        response: { 200: successResponse({}), ...errors(400, 401, 404) },
      }),
      async (request, reply) => {
        const closed = await closeOwnSession(database, principalOf(request), request.params.id);
        return sendResult(reply, closed, () => ({ message: 'You are signed out there.' }));
      },
    );

    app.put(
      `${area}/password`,
      options('Change the own password; every session ends, and the answer has the token of a new one', {
        body: changeOwnPasswordSchema,
        response: { 200: successResponse({ token: z.string() }), ...failures },
      }),
      async (request, reply) => {
        const { confirmPassword: _same, ...wanted } = request.body;
        const visit = { from: clientOf(request, settings), storeName: (await currentSettings()).store.name };
        const changed = await changeOwnPassword(database, secrets, principalOf(request), {
          ...wanted,
          ...visit,
        });
        const message = 'Your password is changed. You are signed out everywhere else.';
        return sendResult(reply, changed, (token) => ({ message, token }));
      },
    );

    app.get(
      `${area}/second-factor`,
      options('Whether the own sign-in asks for the code of an authenticator app', {
        response: { 200: twoFactorResponse, ...errors(401) },
      }),
      async (request) => {
        const principal = principalOf(request);
        const required = isTwoFactorRequired(settings.requireTwoFactor, principal.kind);
        return { ...(await findTwoFactor(database, principal)), required };
      },
    );

    app.post(
      `${area}/second-factor`,
      options(
        'Begin with an authenticator app, or with another one; it counts once a first code is confirmed',
        {
          body: identitySchema,
          response: { 201: successResponse(enrolmentResponse.shape), ...failures },
        },
      ),
      async (request, reply) => {
        const identity = { ...request.body, from: clientOf(request, settings) };
        const begun = await beginTwoFactor(
          database,
          secrets,
          principalOf(request),
          identity,
          (await currentSettings()).store.name,
        );
        const message = 'Scan the code with your authenticator app, then enter the six digits it shows.';
        return sendResult(reply.status(201), begun, (enrolment) => ({ message, ...enrolment }));
      },
    );

    app.put(
      `${area}/second-factor`,
      options('Confirm the authenticator app with a first code; answers the recovery codes, this once', {
        body: confirmTwoFactorSchema,
        response: { 200: successResponse(recoveryCodesResponse.shape), ...failures },
      }),
      async (request, reply) => {
        const { deviceName } = clientOf(request, settings);
        const given = { code: request.body.code, deviceName };
        const confirmed = await confirmTwoFactor(database, secrets, principalOf(request), given);
        const message = 'The second step is on.';
        return sendResult(reply, confirmed, (recoveryCodes) => ({ message, recoveryCodes }));
      },
    );

    app.delete(
      `${area}/second-factor`,
      options('Turn the own second step of sign-in off, with the password and a code', {
        body: identitySchema,
        response: { 200: successResponse({}), ...failures, ...errors(403) },
      }),
      async (request, reply) => {
        const identity = { ...request.body, from: clientOf(request, settings) };
        const removed = await removeOwnTwoFactor(
          database,
          secrets,
          principalOf(request),
          identity,
          settings.requireTwoFactor,
        );
        return sendResult(reply, removed, () => ({ message: 'The second step is off.' }));
      },
    );

    app.post(
      `${area}/second-factor/recovery-codes`,
      options('Get new recovery codes, this once; those before open nothing any more', {
        body: identitySchema,
        response: { 201: successResponse(recoveryCodesResponse.shape), ...failures },
      }),
      async (request, reply) => {
        const identity = { ...request.body, from: clientOf(request, settings) };
        const renewed = await renewRecoveryCodes(database, secrets, principalOf(request), identity);
        const message = 'These are your new recovery codes.';
        return sendResult(reply.status(201), renewed, (recoveryCodes) => ({ message, recoveryCodes }));
      },
    );
  };

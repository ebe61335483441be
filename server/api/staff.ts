import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Principal, StaffKind } from '../../shop/principal.ts';
import type { Shop } from '../../shop/shop.ts';
import { logInAdmin, logInSuperAdmin } from '../../shop/staff/log-in-staff.ts';
import { registerSuperAdmin } from '../../shop/staff/register-super-admin.ts';
import {
  adminCheckResponse,
  signedInStaffResponse,
  superAdminCheckResponse,
  superAdminResponse,
} from '../../shop/staff/responses.ts';
import { registerSuperAdminSchema, staffLogInSchema } from '../../shop/staff/schemas.ts';
import { mustSetUpTwoFactor, twoFactorRequired } from '../../shop/staff/two-factor/must-set-up-two-factor.ts';
import { clientOf, setCookie } from '../access/cookies.ts';
import { findSuperAdminPrincipal, principalOf, signedInStaff, staffOf } from '../access/staff-access.ts';
import { comesFromThisMachine } from '../access/where-from.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Staff');
const signedInResponse = successResponse(signedInStaffResponse.shape);

/** How super admins and admins sign in (R218, R219). */
export const staffEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database, settings, secrets, currentSettings } = shop;
  app.post(
    '/api/user/register',
    options('Register a super admin: the first one, later ones with the token of a super admin', {
      body: registerSuperAdminSchema,
      response: { 201: successResponse({ user: superAdminResponse }), ...errors(400, 401, 403, 409, 429) },
    }),
    async (request, reply) => {
      const principal = await findSuperAdminPrincipal(request, shop);
      if (principal && (await mustSetUpTwoFactor(database, settings, principal))) {
        return sendError(reply, twoFactorRequired().failure);
      }
      const visitor = {
        principal,
        from: request.ip,
        atThisMachine: comesFromThisMachine(request),
      };
      const registered = await registerSuperAdmin(database, await currentSettings(), request.body, visitor);
      const message = 'Registration successful!';
      return sendResult(reply.status(201), registered, (user) => ({ message, user }));
    },
  );

  app.post(
    '/api/user/login',
    options('Sign a super admin in', {
      body: staffLogInSchema,
      response: { 200: signedInResponse, ...errors(400, 401, 404, 429) },
    }),
    async (request, reply) =>
      sendSignedIn(
        reply,
        await logInSuperAdmin(database, secrets, request.body, clientOf(request, settings)),
      ),
  );

  app.post(
    '/api/user/admin/admin-users/login',
    options('Sign an admin in', {
      body: staffLogInSchema,
      response: { 200: signedInResponse, ...errors(400, 401, 429) },
    }),
    async (request, reply) =>
      sendSignedIn(reply, await logInAdmin(database, secrets, request.body, clientOf(request, settings))),
  );

  app.get(
    '/api/user/protected-route',
    options('Whether a token opens the super-admin area', {
      response: { 200: superAdminCheckResponse, ...errors(401) },
    }),
    async (request) => {
      const { principal, email } = signedInStaff(request);
      const { id, name } = principal;
      return { ok: true as const, user: { id, name, email }, ...(await setUp(principal)) };
    },
  );

  app.get(
    '/api/user/admin/admin-protected-route',
    options('Whether a token opens the admin area', {
      response: { 200: adminCheckResponse, ...errors(401) },
    }),
    async (request) => ({
      ok: true as const,
      user: staffOf(request),
      ...(await setUp(principalOf(request))),
    }),
  );

  const setUp = async (principal: Principal<StaffKind>) => ({
    mustSetUpTwoFactor: await mustSetUpTwoFactor(database, settings, principal),
  });

  function sendSignedIn(reply: FastifyReply, loggedIn: Awaited<ReturnType<typeof logInAdmin>>) {
    if (!loggedIn.ok) return sendError(reply, loggedIn.failure);
    const { device, ...signedIn } = loggedIn.value;
    setCookie(reply, settings, 'device', device);
    reply.header('cache-control', 'no-store');
    return reply.send({ success: true, message: 'Login successful!', ...signedIn });
  }
};

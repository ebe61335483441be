import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Shop } from '../../shop/shop.ts';
import { logInAdmin, logInSuperAdmin } from '../../shop/staff/log-in-staff.ts';
import { registerSuperAdmin } from '../../shop/staff/register-super-admin.ts';
import { registerSuperAdminSchema, staffLogInSchema } from '../../shop/staff/schemas.ts';
import { clientOf, setDeviceCookie } from '../access/device-cookie.ts';
import { findSuperAdminActor, signedInStaff, staffOf } from '../access/staff-access.ts';
import { comesFromThisMachine } from '../access/where-from.ts';
import { sendError } from '../responses/errors.ts';
import { errorResponse, successResponse } from '../responses/schemas.ts';
import { staffMemberResponse, superAdminResponse } from '../responses/staff-schemas.ts';

const tags = ['Staff'];
const signedInResponse = successResponse({
  token: z.string().meta({ description: 'Bearer token, for 12 hours' }),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

/** How super admins and admins get in (spec, section 7, "Accounts"). */
export const staffEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database, settings } = shop;
  app.post(
    '/api/user/register',
    {
      schema: {
        tags,
        summary: 'Register a super admin: the first one, later ones with the token of a super admin',
        body: registerSuperAdminSchema,
        response: {
          201: successResponse({ user: superAdminResponse }),
          400: errorResponse,
          401: errorResponse,
          403: errorResponse,
          409: errorResponse,
          429: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const visitor = {
        actor: await findSuperAdminActor(request, shop),
        from: request.ip,
        atThisMachine: comesFromThisMachine(request),
      };
      const registered = await registerSuperAdmin(database, settings, request.body, visitor);
      if (!registered.ok) return sendError(reply, registered.failure);
      const message = 'Registration successful!';
      return reply.status(201).send({ success: true, message, user: registered.value });
    },
  );

  app.post(
    '/api/user/login',
    {
      schema: {
        tags,
        summary: 'Sign a super admin in',
        body: staffLogInSchema,
        response: {
          200: signedInResponse,
          400: errorResponse,
          401: errorResponse,
          404: errorResponse,
          429: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const loggedIn = await logInSuperAdmin(database, request.body, clientOf(request, settings));
      if (!loggedIn.ok) return sendError(reply, loggedIn.failure);
      const { token, device, user } = loggedIn.value;
      setDeviceCookie(reply, settings, device);
      reply.header('cache-control', 'no-store');
      return reply.send({ success: true, message: 'Login successful!', token, user });
    },
  );

  app.post(
    '/api/user/admin/admin-users/login',
    {
      schema: {
        tags,
        summary: 'Sign an admin in',
        body: staffLogInSchema,
        response: { 200: signedInResponse, 400: errorResponse, 401: errorResponse, 429: errorResponse },
      },
    },
    async (request, reply) => {
      const loggedIn = await logInAdmin(database, request.body, clientOf(request, settings));
      if (!loggedIn.ok) return sendError(reply, loggedIn.failure);
      const { token, device, user } = loggedIn.value;
      setDeviceCookie(reply, settings, device);
      reply.header('cache-control', 'no-store');
      return reply.send({ success: true, message: 'Login successful!', token, user });
    },
  );

  app.get(
    '/api/user/protected-route',
    {
      schema: {
        tags,
        summary: 'Whether a token opens the super-admin area',
        response: {
          200: z.object({ ok: z.literal(true), user: z.object({ id: z.string(), name: z.string() }) }),
          401: errorResponse,
        },
      },
    },
    async (request) => {
      const { id, name } = signedInStaff(request).actor;
      return { ok: true as const, user: { id, name } };
    },
  );

  app.get(
    '/api/user/admin/admin-protected-route',
    {
      schema: {
        tags,
        summary: 'Whether a token opens the admin area',
        response: { 200: z.object({ ok: z.literal(true), user: staffMemberResponse }), 401: errorResponse },
      },
    },
    async (request) => ({ ok: true as const, user: staffOf(request) }),
  );
};

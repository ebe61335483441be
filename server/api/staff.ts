import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
import { clientOf, setDeviceCookie } from '../access/device-cookie.ts';
import { findSuperAdminPrincipal, signedInStaff, staffOf } from '../access/staff-access.ts';
import { comesFromThisMachine } from '../access/where-from.ts';
import { sendError } from '../responses/errors.ts';
import { errorResponse, successResponse } from '../responses/schemas.ts';

const tags = ['Staff'];
const signedInResponse = successResponse(signedInStaffResponse.shape);

/** How super admins and admins sign in (R218, R219). */
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
        principal: await findSuperAdminPrincipal(request, shop),
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
          200: superAdminCheckResponse,
          401: errorResponse,
        },
      },
    },
    async (request) => {
      const { id, name } = signedInStaff(request).principal;
      return { ok: true as const, user: { id, name } };
    },
  );

  app.get(
    '/api/user/admin/admin-protected-route',
    {
      schema: {
        tags,
        summary: 'Whether a token opens the admin area',
        response: { 200: adminCheckResponse, 401: errorResponse },
      },
    },
    async (request) => ({ ok: true as const, user: staffOf(request) }),
  );
};

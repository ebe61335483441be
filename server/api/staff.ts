import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Shop } from '../../shop/shop.ts';
import { logInAdmin, logInSuperAdmin } from '../../shop/staff/log-in-staff.ts';
import { registerSuperAdmin } from '../../shop/staff/register-super-admin.ts';
import { registerSuperAdminSchema, staffLogInSchema } from '../../shop/staff/schemas.ts';
import { doneAnswer, failureAnswer } from '../answers.ts';
import { clientOf, setDeviceCookie } from '../device-cookie.ts';
import { answerFailure } from '../errors.ts';
import { findSuperAdminActor, signedInStaff, staffOf } from '../staff-access.ts';
import { staffMemberAnswer, superAdminAnswer } from '../staff-answers.ts';
import { comesFromThisMachine } from '../where-from.ts';

const tags = ['Staff'];
const signedInAnswer = doneAnswer({
  token: z.string().meta({ description: 'Bearer token, for 12 hours' }),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

/** How super admins and admins sign in (R218, R219). */
export const staffCalls: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database, settings } = shop;
  app.post(
    '/api/user/register',
    {
      schema: {
        tags,
        summary: 'Register a super admin: the first one, later ones with the token of a super admin',
        body: registerSuperAdminSchema,
        response: {
          201: doneAnswer({ user: superAdminAnswer }),
          400: failureAnswer,
          401: failureAnswer,
          403: failureAnswer,
          409: failureAnswer,
          429: failureAnswer,
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
      if (!registered.ok) return answerFailure(reply, registered.failure);
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
          200: signedInAnswer,
          400: failureAnswer,
          401: failureAnswer,
          404: failureAnswer,
          429: failureAnswer,
        },
      },
    },
    async (request, reply) => {
      const loggedIn = await logInSuperAdmin(database, request.body, clientOf(request, settings));
      if (!loggedIn.ok) return answerFailure(reply, loggedIn.failure);
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
        response: { 200: signedInAnswer, 400: failureAnswer, 401: failureAnswer, 429: failureAnswer },
      },
    },
    async (request, reply) => {
      const loggedIn = await logInAdmin(database, request.body, clientOf(request, settings));
      if (!loggedIn.ok) return answerFailure(reply, loggedIn.failure);
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
          401: failureAnswer,
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
        response: { 200: z.object({ ok: z.literal(true), user: staffMemberAnswer }), 401: failureAnswer },
      },
    },
    async (request) => ({ ok: true as const, user: staffOf(request) }),
  );
};

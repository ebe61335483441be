import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { createAdminUser } from '../../shop/staff/create-admin-user.ts';
import { deleteAdminUser } from '../../shop/staff/delete-admin-user.ts';
import { listAdminUsers, listSuperAdmins } from '../../shop/staff/queries.ts';
import { removeSuperAdmin } from '../../shop/staff/remove-super-admin.ts';
import { adminUserResponse, superAdminResponse } from '../../shop/staff/responses.ts';
import { statusUpdated } from '../../shop/staff/rules.ts';
import { createAdminUserSchema, updateAdminUserSchema } from '../../shop/staff/schemas.ts';
import { resetTwoFactor } from '../../shop/staff/two-factor/remove-two-factor.ts';
import { updateAdminUser } from '../../shop/staff/update-admin-user.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Admin users');
const params = z.object({ id: idSchema });
const failures = errors(400, 401, 404, 409);

/** What a super admin does with the accounts of admins (R219) and of other super admins. */
export const adminUserEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  const readName = async () => (await currentSettings()).store.name;
  app.get(
    '/api/user/admin/admin-users',
    options('All admin users by name', { response: { 200: z.array(adminUserResponse), ...errors(401) } }),
    () => listAdminUsers(database),
  );

  app.post(
    '/api/user/admin/admin-users',
    options('Add an admin user', {
      body: createAdminUserSchema,
      response: { 201: successResponse({ user: adminUserResponse }), ...failures },
    }),
    async (request, reply) => {
      const created = await createAdminUser(database, principalOf(request), request.body, await readName());
      const message = 'Admin user added successfully';
      return sendResult(reply.status(201), created, (user) => ({ message, user }));
    },
  );

  app.put(
    '/api/user/admin/admin-users/:id',
    options('Change an admin user, or only whether it is active', {
      params,
      body: updateAdminUserSchema,
      response: { 200: successResponse({ user: adminUserResponse }), ...failures },
    }),
    async (request, reply) => {
      const { version: _version, ...wanted } = request.body;
      const updated = await updateAdminUser(
        database,
        principalOf(request),
        request.params.id,
        request.body,
        await readName(),
      );
      if (!updated.ok) return sendError(reply, updated.failure);
      const onlyAllow = wanted.allow !== undefined && Object.keys(wanted).length === 1;
      const message = onlyAllow ? statusUpdated(updated.value.allow) : 'Admin user updated successfully';
      return reply.send({ success: true, message, user: updated.value });
    },
  );

  app.delete(
    '/api/user/admin/admin-users/:id',
    options('Delete an admin user; the sessions end at once', {
      params,
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const deleted = await deleteAdminUser(database, principalOf(request), request.params.id);
      return sendResult(reply, deleted, () => ({ message: 'Admin user deleted successfully' }));
    },
  );

  app.delete(
    '/api/user/admin/admin-users/:id/second-factor',
    options('Turn the second step of sign-in off for an admin who lost phone and recovery codes', {
      params,
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const reset = await resetTwoFactor(database, principalOf(request), request.params.id);
      return sendResult(reply, reset, () => ({ message: 'The second step is off.' }));
    },
  );

  app.get(
    '/api/user/super-admins',
    options('All super admins by name', { response: { 200: z.array(superAdminResponse), ...errors(401) } }),
    () => listSuperAdmins(database),
  );

  app.delete(
    '/api/user/super-admins/:id',
    options('Remove a super admin; the last one stays', {
      params,
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const removed = await removeSuperAdmin(database, principalOf(request), request.params.id);
      return sendResult(reply, removed, () => ({ message: 'Super admin removed.' }));
    },
  );
};

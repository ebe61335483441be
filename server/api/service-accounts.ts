import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { removeAccount, setAccount } from '../../shop/back-office/service-accounts/change-account.ts';
import { checkAccount } from '../../shop/back-office/service-accounts/check-account.ts';
import { listAccounts } from '../../shop/back-office/service-accounts/queries.ts';
import { accountsResponse } from '../../shop/back-office/service-accounts/responses.ts';
import { removeAccountSchema, setAccountSchema } from '../../shop/back-office/service-accounts/schemas.ts';
import { isServiceName, SERVICES_OF_SHOP } from '../../shop/settings/service-accounts/rules.ts';
import { readCurrentSettings } from '../../shop/settings/store-settings/queries.ts';
import type { Shop } from '../../shop/shop.ts';
import { clientOf } from '../access/cookies.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Settings');
const failures = errors(400, 401, 403, 404, 409, 429);
/** An account by the name of its service. */
const params = z.object({ service: z.string().max(60) });
const UNKNOWN = { code: 'NOT_FOUND', message: 'The shop works with no such service.' } as const;

/** The shop's accounts with other companies, for super admins alone (R614, R615). No response holds a key. */
export const serviceAccountEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const { database, settings, secrets } = shop;

  app.get(
    '/api/v1/service-accounts',
    options('Which accounts are set, by whom and when; nothing of their keys', {
      response: { 200: accountsResponse, ...errors(401, 403) },
    }),
    async () => ({ accounts: await listAccounts(shop) }),
  );

  app.put(
    '/api/v1/service-accounts/:service',
    options('Write the keys of an account, all of them, once more with the own password', {
      params,
      body: setAccountSchema,
      response: { 200: successResponse(accountsResponse.shape), ...failures },
    }),
    async (request, reply) => {
      const { service } = request.params;
      if (!isServiceName(service)) return sendError(reply, UNKNOWN);
      const change = { service, principal: principalOf(request), from: clientOf(request, settings) };
      const stored = await setAccount(shop, request.body, change);
      if (!stored.ok) return sendError(reply, stored.failure);
      return reply.send({
        success: true,
        message: `The keys of ${SERVICES_OF_SHOP[service].title} are stored. They count from now on.`,
        accounts: await listAccounts(shop),
      });
    },
  );

  app.delete(
    '/api/v1/service-accounts/:service',
    options('Remove the keys of an account; those of the environment count again, where there are any', {
      params,
      body: removeAccountSchema,
      response: { 200: successResponse(accountsResponse.shape), ...failures },
    }),
    async (request, reply) => {
      const { service } = request.params;
      if (!isServiceName(service)) return sendError(reply, UNKNOWN);
      const change = { service, principal: principalOf(request), from: clientOf(request, settings) };
      const removed = await removeAccount(shop, request.body, change);
      if (!removed.ok) return sendError(reply, removed.failure);
      return reply.send({
        success: true,
        message: `The keys of ${SERVICES_OF_SHOP[service].title} are removed.`,
        accounts: await listAccounts(shop),
      });
    },
  );

  app.post(
    '/api/v1/service-accounts/:service/check',
    options('Ask a service something that changes nothing, with the keys that count now', {
      params,
      response: {
        200: z.object({ success: z.literal(true), message: z.string(), works: z.boolean() }),
        ...errors(400, 401, 403, 404, 429),
      },
    }),
    async (request, reply) => {
      const { service } = request.params;
      if (!isServiceName(service)) return sendError(reply, UNKNOWN);
      // As they are stored: this process may not have heard yet of what was written a moment ago.
      const now = await readCurrentSettings(database, settings, secrets);
      const { works, text } = await checkAccount(service, now);
      return reply.send({ success: true, message: text, works });
    },
  );
};

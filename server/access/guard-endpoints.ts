import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';
import { letCustomerIn } from './customer-access.ts';
import { type Access, BEFORE_TWO_FACTOR, PERMISSIONS } from './permissions.ts';
import { letStaffIn } from './staff-access.ts';

const UNLISTED = {
  code: 'FORBIDDEN',
  message: 'Nobody may call this: it is not in the list of permissions.',
} as const;

const mounted = new WeakMap<FastifyInstance, string[]>();

/** Guards every later endpoint as PERMISSIONS says, before the request is read: a stranger learns and uploads nothing. */
export function guardEndpoints(app: FastifyInstance, shop: Shop): void {
  const endpoints: string[] = [];
  mounted.set(app, endpoints);
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    // A HEAD is mounted beside its GET, and is guarded like it.
    for (const method of [route.method].flat().map((one) => (one === 'HEAD' ? 'GET' : one))) {
      const name = `${method} ${route.url}`;
      if (!endpoints.includes(name)) endpoints.push(name);
      const guard = guardFor(name, shop);
      if (guard) route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
    }
  });
}

/** Every endpoint that is mounted, for example `GET /api/v1/categories`. */
export function mountedEndpoints(app: FastifyInstance): readonly string[] {
  return mounted.get(app) ?? [];
}

/** Null where everybody may pass. */
function guardFor(name: string, shop: Shop): onRequestAsyncHookHandler | null {
  const access: Access | undefined = PERMISSIONS[name];
  switch (access) {
    case 'everyone':
      return null;
    case 'customer':
      return (request, reply) => letCustomerIn(shop, request, reply);
    case undefined:
      return async (_request, reply) => sendError(reply, UNLISTED);
    case 'admin':
    case 'manager':
    case 'super-admin':
    case 'manager or super-admin':
    case 'admin or super-admin':
      return (request, reply) =>
        letStaffIn({ access, beforeTwoFactor: BEFORE_TWO_FACTOR.has(name) }, shop, request, reply);
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';
import { type CustomerSession, findCustomerSession } from './session-cookie.ts';

const NOT_LOGGED_IN = { code: 'NOT_LOGGED_IN', message: 'Please log in.' } as const;

const customers = new WeakMap<FastifyRequest, CustomerSession>();

/** Lets a customer who is signed in by cookie pass; everybody else gets 401. */
export async function letCustomerIn(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  // No browser and no proxy caches a response that only one person may see.
  reply.header('cache-control', 'no-store');
  const session = await findCustomerSession(request, reply, shop);
  if (!session) return sendError(reply, NOT_LOGGED_IN);
  customers.set(request, session);
}

/** The customer who sends this request. Only endpoints for customers may ask. */
export function customerOf(request: FastifyRequest): CustomerSession {
  const session = customers.get(request);
  if (!session)
    throw new Error(`${request.routeOptions.url} is not for customers in server/access/permissions.ts.`);
  return session;
}

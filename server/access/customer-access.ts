import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';
import { type CustomerSession, findCustomerSession } from './session-cookie.ts';

const NOT_LOGGED_IN = { code: 'NOT_LOGGED_IN', message: 'Please log in.' } as const;

const customers = new WeakMap<FastifyRequest, CustomerSession>();

/** Lets a customer who is signed in by cookie into a call; everybody else is answered 401. */
export async function letCustomerIn(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  // What only one person may see is kept by no browser and no proxy.
  reply.header('cache-control', 'no-store');
  const session = await findCustomerSession(request, reply, shop);
  if (!session) return sendError(reply, NOT_LOGGED_IN);
  customers.set(request, session);
}

/** The customer who sends this request. Only calls for customers may ask. */
export function customerOf(request: FastifyRequest): CustomerSession {
  const session = customers.get(request);
  if (!session)
    throw new Error(`${request.routeOptions.url} is not for customers in server/access/permissions.ts.`);
  return session;
}

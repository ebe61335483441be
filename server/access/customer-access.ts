import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../../shop/auth/sessions/find-session.ts';
import { notLoggedIn } from '../../shop/customers/failures.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';
import { readCookie, setCookie } from './cookies.ts';

const customers = new WeakMap<FastifyRequest, string>();

/** Lets a customer who is signed in by cookie pass; everybody else gets 401. */
export async function letCustomerIn(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  // No browser and no proxy caches a response that only one person may see.
  reply.header('cache-control', 'no-store');
  const customerId = await findCustomerId(request, reply, shop);
  if (customerId === null) return sendError(reply, notLoggedIn().failure);
  customers.set(request, customerId);
}

/** The id of the customer who sends this request. Only endpoints for customers may ask. */
export function customerOf(request: FastifyRequest): string {
  const customerId = customers.get(request);
  if (customerId === undefined)
    throw new Error(`${request.routeOptions.url} is not for customers in server/access/permissions.ts.`);
  return customerId;
}

/** The id of the customer who sends this request, or null. A session that was renewed gets its cookie again. */
export async function findCustomerId(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, settings }: Shop,
): Promise<string | null> {
  const token = readCookie(request, settings, 'session');
  const session = token === undefined ? null : await findSession(database, 'customer', token);
  if (token !== undefined && session?.renewed) setCookie(reply, settings, 'session', token);
  return session?.accountId ?? null;
}

import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../../shop/auth/sessions/find-session.ts';
import { SESSION_TERMS } from '../../shop/auth/sessions/rules.ts';
import type { Settings } from '../../shop/settings.ts';
import type { Shop } from '../../shop/shop.ts';

/** A customer who is signed in by the cookie of this request. */
export interface CustomerSession {
  customerId: string;
  token: string;
}

/** Whether shoppers reach the shop by https, as its settings say. */
export function isSecure({ publicUrl }: Settings): boolean {
  return publicUrl?.startsWith('https://') ?? false;
}

/** With https the browser itself holds the cookie to this very host and to https (`__Host-`). */
function cookieName(settings: Settings): string {
  return isSecure(settings) ? '__Host-session' : 'session';
}

function cookieOptions(settings: Settings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) } as const;
}

/** The session's token in this request, whether or not it opens anything. */
export function sessionToken(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[cookieName(settings)] || undefined;
}

export function setSessionCookie(reply: FastifyReply, settings: Settings, token: string): void {
  const maxAge = SESSION_TERMS.customer.lastsHours * 60 * 60;
  reply.setCookie(cookieName(settings), token, { ...cookieOptions(settings), maxAge });
}

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(cookieName(settings), cookieOptions(settings));
}

/**
 * Finds the customer who sends this request. A session that lasts anew gets its cookie anew.
 * @returns null for guests, and when the session is over
 */
export async function findCustomerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, settings }: Shop,
): Promise<CustomerSession | null> {
  const token = sessionToken(request, settings);
  if (!token) return null;
  const session = await findSession(database, 'customer', token);
  if (!session) return null;
  if (session.renewed) setSessionCookie(reply, settings, token);
  return { customerId: session.accountId, token };
}
